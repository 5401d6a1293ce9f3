// The name of a group as its property shows it: an option's chip, a day, a person, and how many rows it has.

import type { Cell } from '@sheaf/core/collection/column'
import type { Grouping, GroupList } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { groupingsOf } from '@sheaf/core/kinds/askable'
import { colorVariables } from '@sheaf/editor/colors/content-color'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { CSSProperties } from 'react'
import type { Database } from '../contract/database'
import { useDatabase } from '../contract/database-hooks'
import type { Translate } from '../host/translate'
import styles from './group-name.module.css'
import { groupedWords } from './grouped-words'
import { optionColor } from './option-color'

export function GroupName({ group, property }: { readonly group: GroupList; readonly property: Property }) {
  const { t } = useBlockHost()
  const database = useDatabase('fields', 'kinds', 'words')
  const words = groupWords(t, database, group, property)
  const color = optionColor(group.value, property, database.kinds)
  return (
    <span className={styles.group}>
      <span
        className={color ? styles.chip : styles.words}
        style={color && color !== 'default' ? (colorVariables(color) as CSSProperties) : undefined}
        dir="auto"
      >
        {words}
      </span>
      <span className={styles.count}>{group.total}</span>
    </span>
  )
}

export function groupWords(
  t: Translate,
  { fields, kinds, words }: Pick<Database, 'fields' | 'kinds' | 'words'>,
  group: GroupList,
  property: Property,
  months?: 'short',
): string {
  if (group.value === null) return t('No {property}', { property: property.name })
  const { group: outer, sub_group: inner } = fields.query
  const { by, range } = (outer?.property === property.id ? outer : inner) ?? {}
  const plain = (value: number): string => kinds.get(property.type)?.plain(value, property, words) ?? String(value)
  return (
    (range && stepWords(t, group.value, range, plain)) ??
    groupedWords(t, group.value, by ?? groupingsOf(kinds, property)[0], words.locale, months) ??
    kinds.get(property.type)?.plain(group.value, property, words) ??
    group.key
  )
}

/** Of numbers in steps: from where to where, or what lies outside of them. */
function stepWords(
  t: Translate,
  value: Cell,
  { start, end, size }: NonNullable<Grouping['range']>,
  plain: (value: number) => string,
): string | undefined {
  if (value === `<${start}`) return t('Below {value}', { value: plain(start) })
  if (value === `>${end}`) return t('{value} or more', { value: plain(end) })
  if (typeof value !== 'number') return undefined
  // Until the answer in steps is here, the groups are of single numbers.
  const steps = (value - start) / size
  if (Math.abs(steps - Math.round(steps)) > 1e-9) return undefined
  return t('{from} to {to}', { from: plain(value), to: plain(Math.min(value + size, end)) })
}
