// Whether one's words have arrived: saved, saving with the count of unsent changes, delayed with the server's reason, or offline with
// what is kept here.
import { CheckIcon, CloudOffIcon, Icon, RefreshCwIcon, WarningIcon } from '@sheaf/ui/icon/icon'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { useEffect, useState } from 'react'
import { useConnection } from '../../data/hooks'
import type { ConnectionState } from '../../data/space-session'
import { refusalText } from '../../i18n/refusal-text'
import { t } from '../../i18n/t'
import styles from './connection-indicator.module.css'

type Shown = { readonly state: 'saved' | 'saving' | 'delayed' | 'offline'; readonly unsent: number }

export const shownOf = ({ online, unsent, delayedBy }: Omit<ConnectionState, 'began'>): Shown => ({
  state: online ? (unsent === 0 ? 'saved' : delayedBy ? 'delayed' : 'saving') : 'offline',
  unsent,
})

/** An edit is acknowledged within milliseconds: saying "saving" at every key would only flicker. */
const PATIENCE_MS = 400
/** Connecting for the first time takes a while on slow networks; that is not being offline. */
const FIRST_PATIENCE_MS = 4000

function useSteady(next: Shown, patienceMs: number): Shown {
  const [shown, setShown] = useState<Shown>({ state: 'saved', unsent: 0 })
  const isCalm = next.state === 'saved'
  useEffect(() => {
    const timer = setTimeout(() => setShown({ state: next.state, unsent: next.unsent }), isCalm ? 0 : patienceMs)
    return () => clearTimeout(timer)
    // The count may grow meanwhile; only a change of state restarts the wait.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [next.state, isCalm, patienceMs])
  return shown.state === next.state ? next : shown
}

export function ConnectionIndicator() {
  const connection = useConnection()
  const shown = useSteady(shownOf(connection), connection.began ? PATIENCE_MS : FIRST_PATIENCE_MS)
  if (!connection.began && shown.state === 'saved') return null
  return (
    <Tooltip label={explanation(shown, connection.delayedBy)}>
      <span
        className={styles.indicator}
        role="status"
        data-state={shown.state}
        // The words are patient; this is not.
        data-unsent={connection.unsent}
        tabIndex={0}
      >
        <Icon of={icons[shown.state]} className={styles.icon} />
        <span className={styles.words}>{words(shown)}</span>
      </span>
    </Tooltip>
  )
}

const icons = { saved: CheckIcon, saving: RefreshCwIcon, delayed: WarningIcon, offline: CloudOffIcon }

function words({ state, unsent }: Shown): string {
  if (state === 'saved') return t('Saved')
  if (state === 'saving')
    return t('Saving… ({count, plural, one {# unsaved change} other {# unsaved changes}})', { count: unsent })
  if (state === 'delayed')
    return t('Can’t save right now ({count, plural, one {# unsaved change} other {# unsaved changes}})', {
      count: unsent,
    })
  return unsent === 0
    ? t('Offline')
    : t('Offline ({count, plural, one {# change kept on this device} other {# changes kept on this device}})', {
        count: unsent,
      })
}

function explanation({ state }: Shown, delayedBy: ConnectionState['delayedBy']): string {
  if (state === 'saved') return t('All changes saved')
  if (state === 'saving') return t('Saving your changes…')
  if (state === 'delayed' && delayedBy)
    return t('{reason} Your changes are kept on this device and will be saved as soon as possible.', {
      reason: refusalText(delayedBy),
    })
  return t('You can keep working. Changes are saved on this device and sync when you’re back online.')
}
