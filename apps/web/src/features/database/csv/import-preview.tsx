// What an import would do to what is there, before it does it: rows that are new, that change or stay, and options that would be made.

import { catalogProperties } from '@sheaf/catalog/properties/all'
import { rowFields } from '@sheaf/core/collection/row-fields'
import type { Property, Schema } from '@sheaf/core/collection/schema'
import type { RowMatch } from '@sheaf/core/csv/match-rows'
import type { NewOptions } from '@sheaf/core/csv/plan-import'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Json } from '@sheaf/core/validation/checks'
import { t } from '../../../i18n/t'
import styles from './csv.module.css'

/** More than anybody reads; the counts say how many there are. */
const LISTED = 50
const WORDS = 60

export interface ImportPreview {
  readonly options: readonly NewOptions[]
  /** Null where every row is new. */
  readonly match: RowMatch | null
  readonly changes: readonly WordedChange[]
}
/** A row that changes, as people read it. */
interface WordedChange {
  readonly id: string
  readonly key: string
  readonly cells: readonly { readonly property: string; readonly before: string; readonly after: string }[]
}

export function changesInWords({ changed }: RowMatch, schema: Schema, words: WordContext): readonly WordedChange[] {
  return changed.slice(0, LISTED).map(({ row, key, values, before }) => ({
    id: row,
    key,
    cells: Object.entries(values).flatMap(([id, value]) => {
      const property = schema[id]
      const said = (held: Json | undefined): string => (property ? shortened(plainOf(property, held, row, words)) : '')
      return property ? [{ property: property.name, before: said(before[id]), after: said(value) }] : []
    }),
  }))
}
const plainOf = (property: Property, value: Json | undefined, row: string, words: WordContext): string => {
  const kind = catalogProperties.get(property.type)
  return kind?.plain(kind.read(value, property, rowFields({ id: row } as BlockValue)), property, words) ?? ''
}
const shortened = (words: string): string => (words.length > WORDS ? `${words.slice(0, WORDS)}…` : words)

export function PreviewOf({ options, match, changes }: ImportPreview) {
  return (
    <>
      {match && (
        <section aria-label={t('Preview')}>
          <p role="status">{matchWords(match).join(' · ')}</p>
          {doubtsIn(match).map(words => (
            <p key={words} className={styles.quiet}>
              {words}
            </p>
          ))}
          {changes.length > 0 && (
            <ul className={styles.list}>
              {changes.map(({ id, key, cells }) => (
                <li key={id}>
                  <bdi>{key}</bdi>
                  <ul>
                    {cells.map(({ property, before, after }) => (
                      <li key={property}>
                        {t('{property}: {before} → {after}', { property, before: before || t('Empty'), after })}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
              {match.changed.length > changes.length && (
                <li>
                  {t('{count, plural, one {And # more} other {And # more}}', {
                    count: match.changed.length - changes.length,
                  })}
                </li>
              )}
            </ul>
          )}
        </section>
      )}
      {options.length > 0 && (
        <section aria-label={t('New options')}>
          <p>{t('These options don’t exist yet. Check for typos before you create them.')}</p>
          <ul className={styles.list}>
            {options.map(({ property, names }) => (
              <li key={property}>{t('{property}: {value}', { property, value: names.join(', ') })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export const matchWords = ({ added, changed, unchanged }: RowMatch): readonly string[] => [
  t('{count, plural, one {# new row} other {# new rows}}', { count: added.length }),
  t('{count, plural, one {# changed row} other {# changed rows}}', { count: changed.length }),
  t('{count, plural, one {# unchanged row} other {# unchanged rows}}', { count: unchanged }),
]

/** Keys that are not one of a kind: what was made of them. */
const doubtsIn = ({ repeated, twins }: RowMatch): readonly string[] => [
  ...(repeated > 0
    ? [
        t(
          '{count, plural, one {# row of the file repeats a key: the last values are used.} other {# rows of the file repeat a key: the last values are used.}}',
          { count: repeated },
        ),
      ]
    : []),
  ...(twins > 0
    ? [
        t(
          '{count, plural, one {# existing row shares its key with another: only the first is updated.} other {# existing rows share their key with another: only the first of each is updated.}}',
          { count: twins },
        ),
      ]
    : []),
]
