// Inviting a person: by email address, or with a link to pass on in any other way.
import { emailProblem } from '@sheaf/core/api/account/account-rules'
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { Field } from '@sheaf/ui/field/field'
import { CopyIcon, Icon } from '@sheaf/ui/icon/icon'
import { useToast } from '@sheaf/ui/toast/toast'
import { type FormEvent, useState } from 'react'
import { createApi } from '../../data/api'
import { useSession } from '../../data/hooks'
import { problemText } from '../../data/problem-text'
import { phraseText } from '../../i18n/refusal-text'
import { t } from '../../i18n/t'
import styles from './invite-dialog.module.css'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { userId, spaceId } = useSession()
  const toasts = useToast()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  const send = async (): Promise<void> => {
    const wrong = emailProblem(email)
    setProblem(wrong && phraseText(wrong))
    if (wrong) return
    setBusy(true)
    try {
      setUrl((await createApi(userId, spaceId).createInvite({ spaceId, email })).url)
    } catch (error) {
      setProblem(problemText(error))
    } finally {
      setBusy(false)
    }
  }
  const copy = (): void => {
    if (url)
      navigator.clipboard.writeText(url).then(
        () => toasts.show({ text: t('Link copied') }),
        () => {},
      )
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      closeLabel={t('Close')}
      size="small"
      title={url ? t('Invitation sent') : t('Invite people')}
      description={
        url
          ? t('Sent to {email}. You can also share this link, which works once.', { email })
          : t('They’ll join this workspace and see all pages in its teamspaces.')
      }
      footer={
        url ? (
          <Button variant="primary" icon={<Icon of={CopyIcon} />} onClick={copy}>
            {t('Copy link')}
          </Button>
        ) : (
          <Button variant="primary" type="submit" form="invite" loading={busy}>
            {t('Send invitation')}
          </Button>
        )
      }
    >
      {url ? (
        <p className={styles.url}>{url}</p>
      ) : (
        <form
          id="invite"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void send()
          }}
        >
          <Field
            label={t('Email')}
            type="email"
            size="large"
            value={email}
            onChange={event => setEmail(event.target.value)}
            error={problem}
          />
        </form>
      )}
    </Dialog>
  )
}
