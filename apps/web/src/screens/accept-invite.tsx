// An invitation that somebody opened: what it is to, and joining.

import type { Uuid } from '@sheaf/core/ids'
import { Button, buttonClass } from '@sheaf/ui/button/button'
import { useEffect, useState } from 'react'
import { createApi } from '../data/api'
import { t } from '../i18n/t'
import { linkTo } from '../navigation'
import { rootRoute } from '../routes'
import { EntryFrame, entryStyles, Problem } from './entry-frame'
import { problemText } from './problem-text'

interface AcceptInviteProps {
  readonly code: string
  readonly userId: Uuid
  readonly onJoined: (spaceId: Uuid) => void
}

interface Invite {
  readonly spaceName: string
  readonly invitedBy: string
}

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
  return (
    <EntryFrame
      title={invite ? t('Join {name}', { name: invite.spaceName }) : t('This invitation does not work')}
      lead={invite && t('{person} invited you to work together.', { person: invite.invitedBy })}
    >
      {problem && <Problem>{problem}</Problem>}
      <div className={entryStyles.form}>
        {invite && (
          <Button variant="primary" size="large" wide loading={busy} onClick={() => void join()}>
            {t('Join workspace')}
          </Button>
        )}
        <a className={buttonClass({ variant: 'quiet', size: 'large', wide: true })} {...linkTo(rootRoute)}>
          {invite ? t('Not now') : t('Go to your pages')}
        </a>
      </div>
    </EntryFrame>
  )
}
