// Everywhere this account is signed in, with a way to end each.
import type { SignedInSession } from '@sheaf/core/api/session/get-sessions'
import { Button } from '@sheaf/ui/button/button'
import { Icon, MonitorIcon, PhoneIcon } from '@sheaf/ui/icon/icon'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'
import { useToast } from '@sheaf/ui/toast/toast'
import { formatDate, t } from '../../../i18n/t'
import { Problem } from '../setting'
import styles from '../settings.module.css'
import { useCall } from '../use-call'
import { useLoaded } from '../use-loaded'

const phones = new Set(['iPhone', 'iPad', 'Android'])
const when = (timeMs: number): string => formatDate(timeMs, { dateStyle: 'medium', timeStyle: 'short' })

export function Sessions() {
  const toasts = useToast()
  const { value, problem, reload } = useLoaded(async api => (await api.getSessions({})).sessions)
  const ending = useCall()
  const endOne = async (session: SignedInSession): Promise<void> => {
    if (await ending.run(api => api.endSession({ sessionId: session.id }))) {
      toasts.show({ text: t('Signed out of {device}', { device: deviceOf(session) }) })
      await reload()
    }
  }
  const endOthers = async (): Promise<void> => {
    if (await ending.run(api => api.endOtherSessions({}))) {
      toasts.show({ text: t('Signed out of all other devices') })
      await reload()
    }
  }
  const shown = problem ?? ending.problem
  return (
    <>
      {shown && <Problem>{shown}</Problem>}
      {!value && !problem && <Skeleton />}
      <ul className={styles.list} aria-label={t('Devices')}>
        {value?.map(session => (
          <li key={session.id} className={styles.item}>
            <span className={styles.itemIcon}>
              <Icon of={phones.has(session.system ?? '') ? PhoneIcon : MonitorIcon} />
            </span>
            <div className={styles.words}>
              <p className={styles.rowName}>{deviceOf(session)}</p>
              <p className={styles.rowText}>
                {session.isCurrent
                  ? t('This device · Signed in {date}', { date: when(session.signedInTime) })
                  : t('Last active {seen} · Signed in {date}', {
                      seen: when(session.lastSeenTime ?? session.signedInTime),
                      date: when(session.signedInTime),
                    })}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                size="small"
                aria-label={t('Sign out of {device}', { device: deviceOf(session) })}
                onClick={() => void endOne(session)}
              >
                {t('Sign out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {value && value.length > 1 && (
        <div className={styles.control}>
          <Button loading={ending.isBusy} onClick={() => void endOthers()}>
            {t('Sign out of all other devices')}
          </Button>
        </div>
      )}
    </>
  )
}

function deviceOf({ browser, system }: SignedInSession): string {
  if (browser && system) return t('{browser} on {system}', { browser, system })
  return browser ?? system ?? t('Unknown device')
}
