// A new property, named and set up in one place: its name, its type found by words, then what its kind has to know. Used wherever a
// property is added.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { isWritable } from '@sheaf/ui/held-keys/is-writable'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { Icon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { useRef, useState } from 'react'
import type { NewPropertyProps } from '../contract/database'
import { useDatabase } from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import { PickList } from '../lists/pick-list'
import styles from './new-property.module.css'
import { PropertySettings } from './property-settings'

export function NewProperty({ anchor, types, before, isBrief = false, onMade, onClose }: NewPropertyProps) {
  const { propertyViewOf } = useDatabaseHost()
  const { actions, schema } = useDatabase('actions', 'schema')
  const [made, setMade] = useState<string | null>(null)
  const property = made === null ? undefined : schema[made]
  const view = property && propertyViewOf(property.type)
  const make = (type: string, name: string): void => {
    const id = actions.addProperty(type, {}, name.trim() || undefined, before)
    onMade?.(id)
    const { Setup, asksFirst } = propertyViewOf(type) ?? {}
    if ((Setup || asksFirst) && !isBrief) {
      // What is typed next is for what is asked next.
      holdUntilFocus(() => {}, Setup ? isWritable : undefined)
      setMade(id)
    } else onClose()
  }
  if (property && view?.Setup) return <view.Setup property={property} anchor={anchor} onClose={onClose} />
  if (property) return <PropertySettings property={property} anchor={anchor} isNew onClose={onClose} />
  return <NameAndType anchor={anchor} types={types} onChosen={make} onClose={onClose} />
}

interface NameAndTypeProps extends Pick<NewPropertyProps, 'anchor' | 'types' | 'onClose'> {
  readonly onChosen: (type: string, name: string) => void
}
function NameAndType({ anchor, types, onChosen, onClose }: NameAndTypeProps) {
  const { t, t: tData } = useBlockHost()
  const { propertyKinds } = useDatabaseHost()
  const { schema } = useDatabase('schema')
  const [name, setName] = useState('')
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const words = query.trim().toLowerCase()
  const found = propertyKinds.all.filter(
    ({ type, label, aliases }) =>
      // Of titles there is one.
      type !== 'title' &&
      (types?.includes(type) ?? true) &&
      `${tData(label)} ${label} ${tData(aliases)} ${aliases}`.toLowerCase().includes(words),
  )
  const isTaken = Object.values(schema).some(one => one.name.toLowerCase() === name.trim().toLowerCase())
  return (
    <Popover
      title={t('New property')}
      titleHidden
      flush
      open
      anchor={anchor}
      initialFocus={field}
      onOpenChange={open => !open && onClose()}
    >
      <div ref={list} className={styles.new}>
        <div className={styles.name}>
          <Field
            ref={field}
            label={t('Name')}
            labelHidden
            placeholder={t('Property name')}
            value={name}
            maxLength={200}
            {...(isTaken && { error: t('A property with this name already exists') })}
            onChange={event => setName(event.currentTarget.value)}
            onKeyDown={event => {
              if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return
              event.preventDefault()
              list.current?.querySelector<HTMLInputElement>('[role=combobox]')?.focus()
            }}
          />
        </div>
        <PickList
          label={t('Property type')}
          placeholder={t('Search types')}
          takesFocus={false}
          query={query}
          onQuery={setQuery}
          picks={found.map(({ type, label, description, icon }) => ({
            id: type,
            label: tData(label),
            shown: (
              <span className={styles.type} title={tData(description)}>
                <Icon of={iconByName(icon)} />
                {tData(label)}
              </span>
            ),
          }))}
          onPick={type => !isTaken && onChosen(type, name)}
          onDone={next => next === 'left' && field.current?.focus()}
          empty={t('No types found')}
        />
      </div>
    </Popover>
  )
}
