// An invitation that somebody opened: what it is to, and joining. It is for the account whose address it was sent to: where another one
// is shown, the way there is offered.

import type { OutputOf } from '@sheaf/core/api/define'
import type { getInvite } from '@sheaf/core/api/invite/get-invite'
import type { Uuid } from '@sheaf/core/ids'
import { Button, buttonClass } from '@sheaf/ui/button/button'
import { useEffect, useState } from 'react'
import { accounts } from '../data/accounts'
import { createApi } from '../data/api'
import { problemText } from '../data/problem-text'
import { t } from '../i18n/t'
import { goTo, linkTo } from '../navigation'
import { rootRoute } from '../routes'
import { EntryFrame, entryStyles, Notice, Problem } from './entry-frame'

interface AcceptInviteProps {
  readonly code: string
  readonly userId: Uuid
  readonly onJoined: (spaceId: Uuid) => void
}

type Invite = OutputOf<typeof getInvite>

/** Back to the invitation afterwards. */
const signInWithAnother = (): void =>
  goTo(`/add-another-account?redirectURL=${encodeURIComponent(location.pathname + location.search)}`)

export function AcceptInvite({ code, userId, onJoined }: AcceptInviteProps) {
  const [invite, setInvite] = useState<Invite | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    createApi()
      .getInvite({ code })
      .then(setInvite, (error: unknown) => setProblem(problemText(error)))
  }, [code])
  const join = async (): Promise<void> => {
    setBusy(true)
    try {
      onJoined((await createApi(userId).acceptInvite({ code })).spaceId)
    } catch (error) {
      setProblem(problemText(error))
      setBusy(false)
    }
  }
  if (!invite && !problem) return null
  const isMine = invite?.userId === userId
  return (
    <EntryFrame
      title={invite ? t('Join {name}', { name: invite.spaceName }) : t('This invitation isn’t valid')}
      lead={invite && t('{person} invited you to collaborate', { person: invite.invitedBy })}
    >
      {problem && <Problem>{problem}</Problem>}
      {invite && !isMine && (
        <Notice>
          {t('This invitation was sent to {email}. Use that account to accept it.', { email: invite.email })}
        </Notice>
      )}
      <div className={entryStyles.form}>
        {invite?.userId && !isMine && (
          <Button variant="primary" size="large" wide onClick={() => accounts.refresh(invite.userId)}>
            {t('Switch account')}
          </Button>
        )}
        {invite && !invite.userId && (
          <Button variant="primary" size="large" wide onClick={signInWithAnother}>
            {t('Use another account')}
          </Button>
        )}
        {isMine && (
          <Button variant="primary" size="large" wide loading={busy} onClick={() => void join()}>
            {t('Join workspace')}
          </Button>
        )}
        <a className={buttonClass({ variant: 'quiet', size: 'large', wide: true })} {...linkTo(rootRoute)}>
          {invite ? t('Not now') : t('Go to your workspace')}
        </a>
      </div>
    </EntryFrame>
  )
}
