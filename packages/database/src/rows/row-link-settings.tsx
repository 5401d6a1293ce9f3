// Sub-items and dependencies of a database: switched on and off for everyone, and how this view shows them.

import { avoidWeekends, setShift } from '@sheaf/core/actions/database/database-settings'
import { type RowLink, turnOffRowLink, turnOnRowLink } from '@sheaf/core/actions/database/row-links'
import {
  DEPENDENCIES,
  dependenciesOf,
  type Shift,
  SUB_ITEMS,
  selfPairs,
  subItemsOf,
} from '@sheaf/core/collection/row-links'
import type { SubItemShow } from '@sheaf/core/kinds/view-question'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { Button } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { type ReactNode, useState } from 'react'
import { useDatabase } from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import styles from '../properties/property-settings.module.css'
import own from './row-link-settings.module.css'

export function RowLinkSettings() {
  const { t } = useBlockHost()
  const { viewKindOf } = useDatabaseHost()
  const { collectionId, viewId } = useDatabase('collectionId', 'viewId')
  const collection = useRecord('collection', collectionId)
  const view = useRecord('collection_view', viewId)
  if (!collection || !view) return null
  return (
    <div className={styles.settings}>
      <LinkSwitch
        link={SUB_ITEMS}
        collection={collection}
        label={t('Sub-items')}
        hint={t('Nest rows under other rows.')}
        isOn={subItemsOf(collection) !== null}
      >
        <ShowSubItems nests={viewKindOf(view.type).nests} />
      </LinkSwitch>
      <LinkSwitch
        link={DEPENDENCIES}
        collection={collection}
        label={t('Dependencies')}
        hint={t('Show which rows block others on a timeline.')}
        isOn={dependenciesOf(collection) !== null}
      >
        <ShiftSettings collection={collection} />
      </LinkSwitch>
    </div>
  )
}

interface LinkSwitchProps {
  readonly link: RowLink
  readonly collection: CollectionValue
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  /** What there is to choose while it is on. */
  readonly children: ReactNode
}

function LinkSwitch({ link, collection, label, hint, isOn, children }: LinkSwitchProps) {
  const { ports } = useDatabaseHost()
  const host = useBlockHost()
  const { t } = host
  const [isLeaving, setLeaving] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const pairs = isOn ? [] : selfPairs(collection, link)
  const by = chosen ?? pairs[0]?.[0].id ?? NEW
  const turnOn = (): void => {
    const names =
      link === SUB_ITEMS ? ([t('Parent item'), t('Sub-item')] as const) : ([t('Blocked by'), t('Blocking')] as const)
    const wanted = { link, by: by === NEW ? null : by, names }
    host.commit(draft => turnOnRowLink(draft, ports, collection, wanted))
  }
  const leave = (deletes: boolean): void => {
    setLeaving(false)
    host.commit(draft => turnOffRowLink(draft, collection, link, deletes))
  }
  return (
    <>
      <SwitchField
        label={label}
        hint={hint}
        checked={isOn && !isLeaving}
        onChange={on => {
          if (!on) setLeaving(true)
          else if (isLeaving) setLeaving(false)
          else turnOn()
        }}
      />
      {pairs.length > 0 && (
        <SelectField
          label={t('Use properties')}
          value={by}
          choices={[
            ...pairs.map(([near, far]) => ({
              value: near.id,
              label: t('{one} and {other}', { one: near.name, other: far.name }),
            })),
            { value: NEW, label: t('New properties') },
          ]}
          onChange={setChosen}
        />
      )}
      {isLeaving && (
        <div className={own.leave} role="group" aria-label={t('Delete the properties too?')}>
          <p className={own.words}>{t('Delete the properties too?')}</p>
          <Button size="small" onClick={() => leave(false)}>
            {t('Keep properties')}
          </Button>
          <Button size="small" variant="danger" onClick={() => leave(true)}>
            {t('Delete properties')}
          </Button>
        </div>
      )}
      {isOn && !isLeaving && children}
    </>
  )
}
const NEW = ''

function ShowSubItems({ nests }: { readonly nests: boolean }) {
  const { t } = useBlockHost()
  const { subItems, actions } = useDatabase('subItems', 'actions')
  const choices: readonly { readonly value: SubItemShow; readonly label: string }[] = [
    ...(nests ? [{ value: 'nested' as const, label: t('Nested in parent') }] : []),
    { value: 'parents', label: t('Parents only') },
    { value: 'flat', label: t('Flat list') },
    { value: 'children', label: t('Sub-items only') },
  ]
  return (
    <SelectField
      label={t('Show sub-items')}
      value={subItems?.show ?? 'flat'}
      choices={choices}
      onChange={show => actions.setFormat('sub_items', show)}
    />
  )
}

function ShiftSettings({ collection }: { readonly collection: CollectionValue }) {
  const host = useBlockHost()
  const { t } = host
  const dependencies = dependenciesOf(collection)
  const choices: readonly { readonly value: Shift; readonly label: string }[] = [
    { value: 'overlap', label: t('Shift only when dates overlap') },
    { value: 'gap', label: t('Shift and keep time between') },
    { value: 'never', label: t('Never') },
  ]
  if (!dependencies) return null
  return (
    <>
      <SelectField
        label={t('Shift dependent dates')}
        value={dependencies.shift}
        choices={choices}
        onChange={shift => host.commit(draft => setShift(draft, collection.id, shift))}
      />
      {dependencies.shift !== 'never' && (
        <SwitchField
          label={t('Avoid weekends')}
          checked={dependencies.avoidsWeekends}
          onChange={on => host.commit(draft => avoidWeekends(draft, collection.id, on))}
        />
      )}
    </>
  )
}
