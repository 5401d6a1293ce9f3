// The name of a group as its property shows it: an option's chip, a day, a person, and how many rows it has.
import { colorVariables } from '@sheaf/catalog/properties/content-color'
import type { Cell } from '@sheaf/core/collection/column'
import type { Grouping, GroupList } from '@sheaf/core/collection/query'
import { optionsOf, type Property } from '@sheaf/core/collection/schema'
import { type Database, useDatabase } from '@sheaf/editor/host/database'
import { t } from '../../i18n/t'
import styles from './group-name.module.css'

export function GroupName({ group, property }: { readonly group: GroupList; readonly property: Property }) {
  const database = useDatabase()
  const words = groupWords(database, group, property)
  const option = typeof group.value === 'string' ? optionsOf(property).find(({ id }) => id === group.value) : undefined
  return (
    <span className={styles.group}>
      <span
        className={option ? styles.chip : styles.words}
        style={
          option && option.color !== 'default'
            ? { background: colorVariables(option.color)['--own-background'] }
            : undefined
        }
        dir="auto"
      >
        {words}
      </span>
      <span className={styles.count}>{group.total}</span>
    </span>
  )
}

export function groupWords(
  { fields, kinds, words }: Pick<Database, 'fields' | 'kinds' | 'words'>,
  group: GroupList,
  property: Property,
): string {
  if (group.value === null) return t('No {property}', { property: property.name })
  const { group: outer, sub_group: inner } = fields.query
  const { by, range } = (outer?.property === property.id ? outer : inner) ?? {}
  const plain = (value: number): string => kinds.get(property.type)?.plain(value, property, words) ?? String(value)
  return (
    (range && stepWords(group.value, range, plain)) ??
    groupedWords(group.value, by, words.locale) ??
    kinds.get(property.type)?.plain(group.value, property, words) ??
    group.key
  )
}

/** Of numbers in steps: from where to where, or what lies outside of them. */
function stepWords(
  value: Cell,
  { start, end, size }: NonNullable<Grouping['range']>,
  plain: (value: number) => string,
): string | undefined {
  if (value === `<${start}`) return t('Below {value}', { value: plain(start) })
  if (value === `>${end}`) return t('{value} and more', { value: plain(end) })
  if (typeof value !== 'number') return undefined
  // Until the answer in steps is here, the groups are of single numbers.
  const steps = (value - start) / size
  if (Math.abs(steps - Math.round(steps)) > 1e-9) return undefined
  return t('{from} to {to}', { from: plain(value), to: plain(Math.min(value + size, end)) })
}

/** Spans of time have names of their own. */
function groupedWords(value: Cell, by: Grouping['by'], locale: string): string | null {
  if (typeof value === 'boolean') return value ? t('Ticked') : t('Not ticked')
  if (typeof value !== 'object' || value === null || !('start' in value)) return null
  const at = new Date(value.start)
  const say = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at)
  if (by === 'year') return say({ year: 'numeric' })
  if (by === 'month') return say({ year: 'numeric', month: 'long' })
  if (by === 'week') return t('Week of {day}', { day: say({ year: 'numeric', month: 'short', day: 'numeric' }) })
  return null
}
