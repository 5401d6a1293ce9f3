// What an import would do to what is there, before it does it: rows that are new, that change or stay, and options that would be made.

import type { RowMatch } from '@sheaf/core/csv/match-rows'
import type { ImportPreview } from '@sheaf/database/csv/import-preview'
import { t } from '../../../i18n/t'
import styles from './csv.module.css'

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
