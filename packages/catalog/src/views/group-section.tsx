// A group of rows under its name, folded or not.

import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { ChevronDownIcon, ChevronRightIcon, Icon } from '@sheaf/ui/icon/icon'
import { type ReactNode, useId } from 'react'
import styles from './group-section.module.css'
import type { Section } from './row-place'
import type { Collapsed } from './use-collapsed'

interface GroupSectionProps {
  readonly section: Section
  readonly collapsed: Collapsed
  readonly children: ReactNode
}

export function GroupSection({ section: { group, head }, collapsed, children }: GroupSectionProps) {
  const { fields, schema, GroupName } = useDatabase('fields', 'schema', 'GroupName')
  const { t } = useBlockHost()
  const id = useId()
  const property = fields.query.group ? schema[fields.query.group.property] : undefined
  if (group === undefined || !head || !property) return <div>{children}</div>
  const isOpen = !collapsed.has(group)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.head}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          title={isOpen ? t('Collapse') : t('Expand')}
          onClick={() => collapsed.toggle(group)}
        >
          <Icon of={isOpen ? ChevronDownIcon : ChevronRightIcon} mirrored={!isOpen} />
          <GroupName group={head} property={property} />
        </button>
      </h3>
      {isOpen && children}
    </section>
  )
}
