// Who is in a teamspace: its owners and members, bringing people of the workspace in, and taking them out.
import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import type { GivenRole } from '@sheaf/core/permissions/team-roles'
import { myRole } from '@sheaf/sync/my-role'
import { rowsOf } from '@sheaf/sync/record-rows'
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { Icon, UserPlusIcon } from '@sheaf/ui/icon/icon'
import { SkeletonText } from '@sheaf/ui/skeleton/skeleton'
import { useToast } from '@sheaf/ui/toast/toast'
import { useState } from 'react'
import { useDerived, useRecord, useSession } from '../../../data/hooks'
import { personOf } from '../../../data/use-people'
import { t } from '../../../i18n/t'
import { membersIn } from '../people/members'
import { Note, Problem } from '../setting'
import styles from '../settings.module.css'
import { useCall } from '../use-call'
import { useLoaded } from '../use-loaded'
import { useMembership } from '../use-role'
import { AddToTeam } from './add-to-team'
import { teamPeople } from './team-people'
import { TeamPersonRow } from './team-person-row'

export function TeamMembersDialog({ teamId, onClose }: { readonly teamId: Uuid; readonly onClose: () => void }) {
  const session = useSession()
  const { spaceId, userId } = session
  const toasts = useToast()
  const team = useRecord('team', teamId)
  const space = useRecord('space', spaceId)
  const membership = useMembership()
  const ownsTeam = useDerived(() => allows(myRole(session.replica, 'team', teamId), 'share'), Object.is)
  const calling = useCall()
  const [adder, setAdder] = useState<Element | null>(null)
  const members = useLoaded(async api => {
    const { recordMap } = await api.getMembers({ spaceId })
    session.client.absorb(rowsOf(recordMap))
    return membersIn(recordMap)
  })
  if (!team || !membership) return null
  const name = team.name ?? ''
  const give = async (who: Uuid, role: GivenRole, said: string): Promise<void> => {
    const isDone = await calling.run(async api => {
      const { recordMap } = await api.changeTeamMembers({ spaceId, teamId, userIds: [who], role })
      session.client.absorb(rowsOf(recordMap))
    })
    if (isDone) toasts.show({ text: said })
  }
  const nameOf = (who: Uuid): string => personOf(who, session.replica.get('sheaf_user', who)).name
  const people = members.value && teamPeople(team, { userId, membership, ownsTeam }, members.value, space?.settings)
  const problem = members.problem ?? calling.problem
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      closeLabel={t('Close')}
      title={t('Members of {name}', { name })}
      description={t('Members can edit its pages. Owners can also manage members.')}
    >
      <div className={styles.form}>
        {problem && <Problem>{problem}</Problem>}
        {!people && !members.problem && <SkeletonText lines={3} />}
        {people && people.outside.length > 0 && (
          <div className={styles.control}>
            <Button
              variant="primary"
              icon={<Icon of={UserPlusIcon} />}
              aria-haspopup="menu"
              aria-expanded={adder !== null}
              onClick={event => setAdder(event.currentTarget)}
            >
              {t('Add members')}
            </Button>
            {adder && (
              <AddToTeam
                anchor={adder}
                people={people.outside}
                onClose={() => setAdder(null)}
                onChoose={({ userId: who, role }) =>
                  void give(who, role, t('Added {name} to {team}', { name: nameOf(who), team: name }))
                }
              />
            )}
          </div>
        )}
        {people && (
          <ul className={styles.list} aria-label={t('Members of {name}', { name })}>
            {people.inside.map(person => (
              <TeamPersonRow
                key={person.userId}
                person={person}
                onRole={role => void give(person.userId, role, t('Saved'))}
                onRemove={() =>
                  void give(
                    person.userId,
                    'none',
                    t('Removed {name} from {team}', { name: nameOf(person.userId), team: name }),
                  )
                }
              />
            ))}
          </ul>
        )}
        {people && people.inside.length === 0 && <Note>{t('No members yet')}</Note>}
      </div>
    </Dialog>
  )
}
