// What a change of type would cost, before it is made: how many cells, and some of them.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import type { TypeAnswer } from './type-change'
import styles from './type-choice.module.css'

interface TypeLossesProps {
  readonly answer: TypeAnswer
  readonly type: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function TypeLosses({ answer, type, onConfirm, onCancel }: TypeLossesProps) {
  const { t, locale } = useBlockHost()
  const { lost, partly, kept, samples } = answer
  const more = lost + partly - samples.length
  return (
    <section className={styles.losses} aria-label={t('Change property type')}>
      <p className={styles.words}>
        {lost > 0 &&
          t('{count, plural, one {# cell doesn’t} other {# cells don’t}} fit {type} and will be empty.', {
            count: lost,
            type,
          })}{' '}
        {partly > 0 &&
          t('{count, plural, one {# cell keeps part of its value.} other {# cells keep part of their values.}}', {
            count: partly,
          })}{' '}
        {kept > 0 &&
          t('{count, plural, one {# cell keeps its value.} other {# cells keep their values.}}', { count: kept })}
      </p>
      <ul className={styles.samples}>
        {samples.map(({ row, title, before, after }) => (
          <li key={row} className={styles.sample}>
            <span className={styles.row} dir="auto">
              {title || t('Untitled')}
            </span>
            <span className={styles.values}>
              <span className={styles.before} dir="auto">
                {before || t('Value')}
              </span>
              <span aria-hidden="true">→</span>
              {after ? <span dir="auto">{after}</span> : <span className={styles.none}>{t('empty')}</span>}
            </span>
          </li>
        ))}
        {more > 0 && <li className={styles.none}>{t('and {count} more', { count: more.toLocaleString(locale) })}</li>}
      </ul>
      <p className={styles.hint}>{t('Current values are kept, and you can revert.')}</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button size="small" variant="primary" autoFocus onClick={onConfirm}>
          {t('Change type')}
        </Button>
      </div>
    </section>
  )
}
