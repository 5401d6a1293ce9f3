// Signs somebody out. What is on its way to the server may arrive first; whose changes are not all sent then is asked.
import type { Uuid } from '@sheaf/core/ids'
import { whenSaved } from '@sheaf/sync/when-saved'
import { ConfirmDialog } from '@sheaf/ui/dialog/confirm-dialog'
import { useToast } from '@sheaf/ui/toast/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { accounts } from '../data/accounts'
import { createApi } from '../data/api'
import type { SpaceSession } from '../data/space-session'
import { t } from '../i18n/t'

const SENT_WITHIN_MS = 3_000
/** Whose code took longer to come has been overtaken: the person has gone on. */
const HERE_WITHIN_MS = 5_000

export interface Leaving {
  readonly who: Uuid | 'all'
  /** When it was asked for, in milliseconds of the clock. */
  readonly at: number
}

interface SignOutProps {
  readonly session: SpaceSession
  readonly leaving: Leaving
  /** Called when it is over, however it ended. */
  readonly onEnd: () => void
}

/** What is still unsent after a while. Without a network nothing will go. */
async function unsentOf(session: SpaceSession): Promise<number> {
  if (session.connection().online) await whenSaved(session, AbortSignal.timeout(SENT_WITHIN_MS)).catch(() => {})
  return session.connection().unsent
}

export function SignOut({ session, leaving: { who, at }, onEnd }: SignOutProps) {
  const toasts = useToast()
  const [unsent, setUnsent] = useState(0)
  const fail = () => toasts.show({ text: t('Couldn’t sign out. Try again.'), tone: 'error' })
  const leave = useEffectEvent(async () => {
    try {
      await createApi().logout(who === 'all' ? { all: true } : { userId: who })
    } catch {
      fail()
    }
    onEnd()
    accounts.refresh()
  })
  const ask = useEffectEvent((left: number) => (left > 0 ? setUnsent(left) : void leave()))
  const mine = useEffectEvent(() => (who === 'all' || who === session.userId ? unsentOf(session) : Promise.resolve(0)))
  const isOvertaken = useEffectEvent(() => Date.now() - at > HERE_WITHIN_MS)
  const giveUp = useEffectEvent(() => {
    fail()
    onEnd()
  })
  useEffect(() => {
    if (isOvertaken()) return giveUp()
    let isHere = true
    void mine().then(left => isHere && ask(left))
    return () => {
      isHere = false
    }
  }, [])
  if (unsent === 0) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={isOpen => !isOpen && onEnd()}
      title={t('Sign out with unsaved changes?')}
      description={t(
        '{count, plural, one {# change isn’t saved yet. It stays on this device and syncs} other {# changes aren’t saved yet. They stay on this device and sync}} when you sign in again.',
        { count: unsent },
      )}
      confirmLabel={t('Sign out')}
      cancelLabel={t('Cancel')}
      onConfirm={() => void leave()}
    />
  )
}
