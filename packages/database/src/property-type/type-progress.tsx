// How far a change of type has come. Closing the settings does not stop it.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import type { TypeAnswer } from './type-change'
import styles from './type-choice.module.css'

interface TypeProgressProps {
  /** Null before anything is known. */
  readonly answer: TypeAnswer | null
  readonly onCancel?: () => void
}

export function TypeProgress({ answer, onCancel }: TypeProgressProps) {
  const { t, locale } = useBlockHost()
  const isCounted = answer !== null && answer.rows > 0
  return (
    <div className={styles.progress} role="status">
      <span className={styles.words}>
        {isCounted
          ? t('{done} of {all} rows changed', {
              done: answer.converted.toLocaleString(locale),
              all: answer.rows.toLocaleString(locale),
            })
          : t('Checking rows…')}
      </span>
      <progress
        className={styles.bar}
        aria-label={t('Progress')}
        {...(isCounted ? { value: answer.converted, max: answer.rows } : {})}
      />
      {onCancel && (
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
    </div>
  )
}
