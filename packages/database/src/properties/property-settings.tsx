// A property's name, its type and what its kind has to know.

import { type Property, TITLE } from '@sheaf/core/collection/schema'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { Popover } from '@sheaf/ui/popover/popover'
import { useState } from 'react'
import { useDatabase } from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import { TypeChoice } from '../property-type/type-choice'
import styles from './property-settings.module.css'

const LONGEST_DESCRIPTION = 500

interface PropertySettingsProps {
  readonly property: Property
  readonly anchor: Element | null
  /** It was just made: what it is called and what it is was said a moment ago. */
  readonly isNew?: boolean
  readonly onClose: () => void
}

export function PropertySettings({ property, anchor, isNew = false, onClose }: PropertySettingsProps) {
  const { t } = useBlockHost()
  const { propertyViewOf, propertyKinds } = useDatabaseHost()
  const { actions, schema } = useDatabase('actions', 'schema')
  const kind = propertyKinds.get(property.type)
  const { Settings, Setup } = propertyViewOf(property.type) ?? {}
  const [isSetup, setSetup] = useState(false)
  const rename = (name: string): void => {
    const wanted = name.trim()
    if (wanted !== '' && wanted !== property.name) actions.changeProperty(property, { name: wanted })
  }
  const describe = (words: string): void => {
    const wanted = words.trim()
    if (wanted !== (property.description ?? '')) actions.changeProperty(property, { description: wanted || null })
  }
  const isTaken = (name: string): boolean =>
    Object.values(schema).some(one => one.id !== property.id && one.name.toLowerCase() === name.trim().toLowerCase())
  const [name, setName] = useState(property.name)
  if (isSetup && Setup) return <Setup property={property} anchor={anchor} onClose={onClose} />
  return (
    <Popover
      title={isNew ? property.name : t('Property')}
      open
      anchor={anchor}
      onOpenChange={open => !open && onClose()}
    >
      <div className={styles.settings}>
        {!isNew && (
          <>
            <Field
              label={t('Name')}
              value={name}
              {...(isTaken(name) ? { error: t('A property with this name already exists') } : {})}
              onChange={event => setName(event.currentTarget.value)}
              onBlur={() => !isTaken(name) && rename(name)}
              onKeyDown={event => {
                if (event.key !== 'Enter' || isTaken(name)) return
                rename(name)
                onClose()
              }}
            />
            <Field
              key={property.description}
              label={t('Description')}
              defaultValue={property.description ?? ''}
              maxLength={LONGEST_DESCRIPTION}
              onBlur={event => describe(event.currentTarget.value)}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                describe(event.currentTarget.value)
                onClose()
              }}
            />
          </>
        )}
        {!isNew && property.id !== TITLE && kind && <TypeChoice property={property} kind={kind} />}
        {Settings && <Settings property={property} onSetup={() => setSetup(true)} />}
        {isNew && (
          <div className={styles.foot}>
            <Button variant="primary" size="small" onClick={onClose}>
              {t('Done')}
            </Button>
          </div>
        )}
      </div>
    </Popover>
  )
}
