// The type of a property, to be chosen anew. What that would cost is said before; what it was can be had back.

import { lastKept } from '@sheaf/core/collection/kept-property'
import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyKind } from '@sheaf/core/kinds/property-kind'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { Button } from '@sheaf/ui/button/button'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { isWritable } from '@sheaf/ui/held-keys/is-writable'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { ChevronDownIcon, Icon, UndoIcon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import { useDatabase } from '../contract/database-hooks'
import { CollectionMenu } from './collection-menu'
import styles from './type-choice.module.css'
import { TypeLosses } from './type-losses'
import { TypeMenu } from './type-menu'
import { TypeProgress } from './type-progress'
import { useTypeChange } from './use-type-change'

/** Rows of another collection: which one has to be said first. */
const leadsElsewhere = (kind: PropertyKind | undefined): boolean =>
  kind?.refersTo === 'rows' && kind.source === 'stored'

export function TypeChoice({ property, kind }: { readonly property: Property; readonly kind: PropertyKind }) {
  const { t, t: tData } = useBlockHost()
  const { kinds, collectionId } = useDatabase('kinds', 'collectionId')
  const change = useTypeChange(property)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [menu, setMenu] = useState<'types' | 'collections' | null>(null)
  const [related, setRelated] = useState<string | null>(null)
  const deleted = useRecord('collection', collectionId)?.deleted_schema ?? {}
  const before = lastKept(deleted, property.id)
  const wasKind = before && kinds.get(before.type)
  const { now } = change
  /** What is typed next is for its field. */
  const open = (next: 'types' | 'collections'): void => {
    holdUntilFocus(() => setMenu(null), isWritable)
    setMenu(next)
  }
  /** One that closes after its choice has opened the other leaves that one open. */
  const close = (which: 'types' | 'collections'): void => setMenu(now => (now === which ? null : now))
  const choose = (type: string): void => {
    if (!leadsElsewhere(kinds.get(type))) return change.choose(type)
    setRelated(type)
    open('collections')
  }
  return (
    <div className={styles.choice}>
      <div className={styles.line}>
        <span className={styles.label}>{t('Type')}</span>
        <Button
          ref={setButton}
          size="small"
          icon={<Icon of={iconByName(kind.icon)} />}
          aria-haspopup="menu"
          aria-label={t('Type: {type}', { type: tData(kind.label) })}
          disabled={now.state !== 'resting'}
          onClick={() => open('types')}
        >
          {tData(kind.label)}
          <Icon of={ChevronDownIcon} />
        </Button>
      </div>
      {button && menu === 'types' && (
        <TypeMenu anchor={button} except={property.type} onClose={() => close('types')} onChosen={choose} />
      )}
      {button && menu === 'collections' && related !== null && (
        <CollectionMenu
          anchor={button}
          onClose={() => close('collections')}
          onChosen={id => change.choose(related, { collection_id: id })}
        />
      )}
      {now.state === 'resting' && before && wasKind && (
        <Button
          className={styles.back}
          variant="quiet"
          size="small"
          icon={<Icon of={UndoIcon} />}
          onClick={() => change.goBack(before.id, before.type)}
        >
          {t('Revert to {type}', { type: tData(wasKind.label) })}
        </Button>
      )}
      {now.state === 'resting' && now.problem && (
        <p role="alert" className={styles.problem}>
          {now.problem}
        </p>
      )}
      {now.state === 'asking' && (
        <TypeLosses
          answer={now.answer}
          type={tData(kinds.get(now.type)?.label ?? now.type)}
          onConfirm={change.confirm}
          onCancel={change.cancel}
        />
      )}
      {(now.state === 'looking' || now.state === 'running') && (
        <TypeProgress
          answer={now.state === 'running' ? now.answer : null}
          {...(now.state === 'looking' ? { onCancel: change.cancel } : {})}
        />
      )}
    </div>
  )
}
