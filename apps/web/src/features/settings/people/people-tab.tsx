// People: everybody of the workspace with their role and who is invited, in one list; asking more in, and taking out.
import type { Uuid } from '@sheaf/core/ids'
import { rowsOf } from '@sheaf/sync/record-rows'
import { Button } from '@sheaf/ui/button/button'
import { ConfirmDialog } from '@sheaf/ui/dialog/confirm-dialog'
import { Field } from '@sheaf/ui/field/field'
import { Icon, SearchIcon, UserPlusIcon } from '@sheaf/ui/icon/icon'
import { SkeletonText } from '@sheaf/ui/skeleton/skeleton'
import { useToast } from '@sheaf/ui/toast/toast'
import { useState } from 'react'
import { useRecord, useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import type { SettingsNeighbours } from '../define-settings-pane'
import { Note, Problem, Section, SettingsPage } from '../setting'
import styles from '../settings.module.css'
import { useCall } from '../use-call'
import { useLoaded } from '../use-loaded'
import { useMembership } from '../use-role'
import { InviteRow } from './invite-row'
import { MemberRow } from './member-row'
import { isMatch, membersIn } from './members'

/** More people than one sees at a glance are looked for. */
const MANY = 8

export function PeopleTab({ Invite }: SettingsNeighbours) {
  const session = useSession()
  const { spaceId } = session
  const toasts = useToast()
  const isOwner = useMembership() === 'owner'
  const [isInviting, setInviting] = useState(false)
  const [words, setWords] = useState('')
  const [leaving, setLeaving] = useState<{ readonly userId: Uuid; readonly name: string } | null>(null)
  const changing = useCall()
  const people = useLoaded(async api => {
    const { recordMap } = await api.getMembers({ spaceId })
    session.client.absorb(rowsOf(recordMap))
    return membersIn(recordMap)
  })
  const invited = useLoaded(async api => (isOwner ? (await api.getInvites({ spaceId })).invites : []))
  const space = useRecord('space', spaceId)
  const resend = async (email: string): Promise<void> => {
    if (await changing.run(api => api.createInvite({ spaceId, email })))
      toasts.show({ text: t('Invitation sent to {email}', { email }) })
  }
  const revoke = async (email: string): Promise<void> => {
    if (await changing.run(api => api.revokeInvite({ spaceId, email })))
      toasts.show({ text: t('Invitation to {email} revoked', { email }) })
    await invited.reload()
  }
  const remove = async (): Promise<void> => {
    if (!leaving || !(await changing.run(api => api.removeMember({ spaceId, userId: leaving.userId })))) return
    toasts.show({ text: t('Removed {name} from this workspace', { name: leaving.name }) })
    setLeaving(null)
    await people.reload()
  }
  const all = people.value ?? []
  const shown = all.filter(({ userId }) => {
    const user = session.replica.get('sheaf_user', userId) as { name?: string; email?: string } | undefined
    return isMatch(words, user?.name, user?.email)
  })
  const awaited = (invited.value ?? []).filter(({ email }) => isMatch(words, email))
  const problem = people.problem ?? invited.problem ?? (leaving ? null : changing.problem)
  return (
    <SettingsPage>
      <Section title={t('People in {name}', { name: space?.name || t('Workspace') })}>
        {problem && <Problem>{problem}</Problem>}
        <div className={styles.row}>
          {all.length + (invited.value?.length ?? 0) > MANY && (
            <div className={styles.words}>
              <Field
                label={t('Search people')}
                labelHidden
                placeholder={t('Search people')}
                icon={<Icon of={SearchIcon} />}
                value={words}
                onChange={event => setWords(event.target.value)}
              />
            </div>
          )}
          {isOwner ? (
            <Button variant="primary" icon={<Icon of={UserPlusIcon} />} onClick={() => setInviting(true)}>
              {t('Invite people')}
            </Button>
          ) : (
            <Note>{t('Only owners can invite people and change roles.')}</Note>
          )}
        </div>
        {!people.value && !people.problem && <SkeletonText lines={3} />}
        <ul className={styles.list} aria-label={t('People')}>
          {shown.map(member => (
            <MemberRow
              key={member.userId}
              member={member}
              mayChange={isOwner}
              onRole={async membershipType => {
                const { userId } = member
                await changing.run(async api => {
                  const { recordMap } = await api.changeMembership({ spaceId, userId, membershipType })
                  session.client.absorb(rowsOf(recordMap))
                  toasts.show({ text: t('Saved') })
                })
                await people.reload()
              }}
              onRemove={name => setLeaving({ userId: member.userId, name })}
            />
          ))}
          {awaited.map(invite => (
            <InviteRow
              key={invite.email}
              invite={invite}
              isBusy={changing.isBusy}
              onResend={() => void resend(invite.email)}
              onRevoke={() => void revoke(invite.email)}
            />
          ))}
        </ul>
        {people.value && shown.length + awaited.length === 0 && <Note>{t('No people found')}</Note>}
      </Section>
      {isInviting && (
        <Invite
          onClose={() => {
            setInviting(false)
            void invited.reload()
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          open
          danger
          busy={changing.isBusy}
          onOpenChange={open => !open && setLeaving(null)}
          title={t('Remove {name} from this workspace?', { name: leaving.name })}
          description={t('They will lose access to its pages and teamspaces. Their content stays.')}
          confirmLabel={t('Remove')}
          cancelLabel={t('Cancel')}
          onConfirm={() => void remove()}
        >
          {changing.problem && <Problem>{changing.problem}</Problem>}
        </ConfirmDialog>
      )}
    </SettingsPage>
  )
}
