// A named group of properties on a row's page. Whoever folds it folds it for themselves, on every row.

import type { GroupModule } from '@sheaf/core/collection/page-layout'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { ChevronDownIcon, ChevronRightIcon, Icon } from '@sheaf/ui/icon/icon'
import { type ReactNode, useId } from 'react'
import { useDeviceSetting } from '../host/device-setting'
import styles from './row-properties.module.css'

/** Old ones go first: a group that was folded long ago is open again. */
const MOST = 2_000

function idsIn(words: string | null): readonly string[] {
  try {
    const held: unknown = JSON.parse(words ?? '[]')
    return Array.isArray(held) ? held.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function PropertyGroup({ group, children }: { readonly group: GroupModule; readonly children: ReactNode }) {
  const { t } = useBlockHost()
  const id = useId()
  const [words, kept] = useDeviceSetting('folded-groups')
  const isOpen = !idsIn(words).includes(group.id)
  const toggle = (): void => {
    const others = idsIn(kept.get()).filter(one => one !== group.id)
    kept.set(JSON.stringify(isOpen ? [...others, group.id].slice(-MOST) : others))
  }
  return (
    <section className={styles.group} aria-labelledby={id} data-panel={group.panel ? '' : undefined}>
      <h3 id={id} className={styles.groupName}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={toggle}>
          <Icon of={isOpen ? ChevronDownIcon : ChevronRightIcon} mirrored={!isOpen} />
          <span dir="auto">{group.name || t('Untitled group')}</span>
        </button>
      </h3>
      {isOpen && children}
    </section>
  )
}
