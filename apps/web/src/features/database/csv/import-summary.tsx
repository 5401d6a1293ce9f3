// What came of an import: how much, and every value that did not fit, with where its words are kept.

import type { ImportDone } from '@sheaf/database/csv/running-import'
import { t } from '../../../i18n/t'
import styles from './csv.module.css'
import { matchWords } from './import-preview'
import type { ImportShape } from './import-shape'

/** More than anybody reads; the counts say how many there are. */
const LISTED = 200
const WORDS = 80

interface ImportSummaryProps {
  readonly shape: ImportShape
  readonly done: ImportDone
}

export function ImportSummary({ shape, done }: ImportSummaryProps) {
  const { plan, names, match } = done
  const { rows, problems, skipped } = plan
  const firstRow = shape.reading.isBare ? 1 : 2
  const counts = new Map<string, number>()
  for (const { column } of problems) counts.set(column, (counts.get(column) ?? 0) + 1)
  return (
    <>
      <p role="status">
        {match
          ? matchWords(match).join(' · ')
          : t('{count, plural, one {# row imported} other {# rows imported}}', { count: rows.length })}
      </p>
      {skipped.length > 0 && (
        <p className={styles.quiet}>
          {t('Not imported, because Sheaf sets these automatically: {names}', {
            names: skipped.join(', '),
          })}
        </p>
      )}
      {problems.length > 0 && (
        <section className={styles.problems} aria-label={t('Values that didn’t fit')}>
          <h3>
            {t('{count, plural, one {# value didn’t fit} other {# values didn’t fit}}', { count: problems.length })}
          </h3>
          <p className={styles.quiet}>
            {t('The original text is kept in a text property next to each.')}{' '}
            {[...counts].map(([column, count]) => t('{column}: {count}', { column, count })).join(' · ')}
          </p>
          <ul className={styles.list}>
            {problems.slice(0, LISTED).map(({ row, column, words, loss, keptIn }) => (
              <li key={`${row} ${column}`}>
                {loss === 'lost'
                  ? t('Row {row}, {column}: “{words}” is in {property}', {
                      row: row + firstRow,
                      column,
                      words: shortened(words),
                      property: names.get(keptIn) ?? '',
                    })
                  : t('Row {row}, {column}: only part of “{words}” fits; the full text is in {property}', {
                      row: row + firstRow,
                      column,
                      words: shortened(words),
                      property: names.get(keptIn) ?? '',
                    })}
              </li>
            ))}
            {problems.length > LISTED && (
              <li>{t('{count, plural, one {And # more} other {And # more}}', { count: problems.length - LISTED })}</li>
            )}
          </ul>
        </section>
      )}
    </>
  )
}
const shortened = (words: string): string => (words.length > WORDS ? `${words.slice(0, WORDS)}…` : words)
