// Changes that the server refused for good: shown to their author, who copies or discards them. Nothing is dropped in silence.
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { CopyIcon, Icon } from '@sheaf/ui/icon/icon'
import { useToast } from '@sheaf/ui/toast/toast'
import { useMemo, useRef, useState } from 'react'
import type { UnsavedRow } from '../../data/database'
import { useSession, useUnsaved } from '../../data/hooks'
import { wordsOf } from '../../data/unsaved-text'
import { refusalText } from '../../i18n/refusal-text'
import { formatDate, t } from '../../i18n/t'
import styles from './unsaved-dialog.module.css'

export function UnsavedDialog() {
  const { unsaved } = useSession()
  const rows = useUnsaved()
  const pieces = useMemo(() => piecesOf(rows), [rows])
  const toasts = useToast()
  // Closed is closed until another one comes.
  const [closedAt, setClosedAt] = useState(0)
  const copyButton = useRef<HTMLButtonElement>(null)
  const copy = (): void => {
    navigator.clipboard.writeText(pieces.map(piece => piece.text).join('\n\n')).then(
      () => toasts.show({ text: t('Copied') }),
      () => toasts.show({ text: t('Couldn’t copy text'), tone: 'error' }),
    )
  }
  return (
    <Dialog
      open={rows.length > closedAt}
      onOpenChange={isOpen => !isOpen && setClosedAt(rows.length)}
      closeLabel={t('Close')}
      keepOnOutsidePress
      // It opens by itself, perhaps while the person is typing: no key press may discard anything.
      initialFocus={copyButton}
      title={t('{count, plural, one {# change couldn’t be saved} other {# changes couldn’t be saved}}', {
        count: pieces.length,
      })}
      description={t('These changes are kept on this device. Copy what you need before you discard them.')}
      footer={
        <>
          <Button variant="quiet" onClick={() => void unsaved.discard()}>
            {t('Discard')}
          </Button>
          <Button ref={copyButton} variant="primary" icon={<Icon of={CopyIcon} />} onClick={copy}>
            {t('Copy text')}
          </Button>
        </>
      }
    >
      <ul role="list" className={styles.list}>
        {pieces.map(({ first, text }) => (
          <li key={first.id} className={styles.item}>
            <p className={styles.text}>{text}</p>
            <p className={styles.reason}>
              {formatDate(first.at, { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
              {first.errors[0] && refusalText(first.errors[0])}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface Piece {
  readonly first: UnsavedRow
  readonly text: string
}

/** Every key press is a transaction; what one tab wrote is one piece to its author. */
function piecesOf(rows: readonly UnsavedRow[]): Piece[] {
  const tabs = [...new Set(rows.map(row => row.transaction.clientId))]
  return tabs.flatMap(tab => {
    const written = rows.filter(row => row.transaction.clientId === tab)
    const transactions = written.map(row => row.transaction).sort((a, b) => a.n - b.n)
    return written.slice(0, 1).map(first => ({ first, text: wordsOf(transactions) || describe(transactions) }))
  })
}

const describe = (transactions: readonly UnsavedRow['transaction'][]): string =>
  t('{count, plural, one {# change without text} other {# changes without text}}', {
    count: transactions.reduce((sum, { operations }) => sum + operations.length, 0),
  })
