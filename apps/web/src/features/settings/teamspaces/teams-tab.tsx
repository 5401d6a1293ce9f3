// Teamspaces: those there are, joining and leaving them, new ones, and the archive.
import type { Uuid } from '@sheaf/core/ids'
import { rowsOf } from '@sheaf/sync/record-rows'
import { Button } from '@sheaf/ui/button/button'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { SkeletonText } from '@sheaf/ui/skeleton/skeleton'
import { useToast } from '@sheaf/ui/toast/toast'
import { useState } from 'react'
import { useDerived, useRecord, useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import type { SettingsNeighbours } from '../define-settings-pane'
import { Note, Problem, Section, SettingsPage } from '../setting'
import styles from '../settings.module.css'
import { useCall } from '../use-call'
import { useLoaded } from '../use-loaded'
import { useMembership } from '../use-role'
import { CreateTeamDialog } from './create-team-dialog'
import { TeamMembersDialog } from './team-members-dialog'
import { TeamRow } from './team-row'
import { sameTeams, teamsHere } from './teams'

export function TeamsTab({ EmojiChoice }: SettingsNeighbours) {
  const session = useSession()
  const { spaceId } = session
  const toasts = useToast()
  const membership = useMembership()
  const space = useRecord('space', spaceId)
  const [isCreating, setCreating] = useState(false)
  const [shown, setShown] = useState<Uuid | null>(null)
  const archiving = useCall()
  const loaded = useLoaded(async api => {
    session.client.absorb(rowsOf((await api.getTeams({ spaceId })).recordMap))
    return true
  })
  const teams = useDerived(replica => teamsHere(replica, membership ?? 'guest'), sameTeams)
  const archive = async (teamId: Uuid, name: string, isArchived: boolean): Promise<void> => {
    const isDone = await archiving.run(async api =>
      session.client.absorb(rowsOf((await api.archiveTeam({ spaceId, teamId, isArchived })).recordMap)),
    )
    if (!isDone) return
    toasts.show({
      text: isArchived ? t('Archived {name}', { name }) : t('Restored {name}', { name }),
      action: { label: t('Undo'), onAction: () => void archive(teamId, name, !isArchived) },
    })
  }
  const enter = async (teamId: Uuid, name: string, isIn: boolean): Promise<void> => {
    const isDone = await archiving.run(async api => {
      const { recordMap } = await (isIn ? api.joinTeam : api.leaveTeam)({ spaceId, teamId })
      session.client.absorb(rowsOf(recordMap))
    })
    if (isDone) toasts.show({ text: isIn ? t('Joined {name}', { name }) : t('Left {name}', { name }) })
  }
  const list = (label: string, isArchived: boolean) => (
    <ul className={styles.list} aria-label={label}>
      {teams
        .filter(team => team.isArchived === isArchived)
        .map(team => (
          <TeamRow
            key={team.id}
            team={team}
            EmojiChoice={EmojiChoice}
            onArchive={next => void archive(team.id, team.name, next)}
            onEnter={isIn => void enter(team.id, team.name, isIn)}
            onMembers={() => setShown(team.id)}
          />
        ))}
    </ul>
  )
  const problem = loaded.problem ?? archiving.problem
  return (
    <SettingsPage>
      <Section title={t('Teamspaces in {name}', { name: space?.name || t('Workspace') })}>
        {problem && <Problem>{problem}</Problem>}
        {membership && membership !== 'guest' && membership !== 'restricted_member' && (
          <div className={styles.control}>
            <Button variant="primary" icon={<Icon of={PlusIcon} />} onClick={() => setCreating(true)}>
              {t('New teamspace')}
            </Button>
          </div>
        )}
        {!loaded.value && !loaded.problem && <SkeletonText lines={2} />}
        {list(t('Teamspaces'), false)}
      </Section>
      {teams.some(team => team.isArchived) && (
        <Section title={t('Archive')}>
          <Note>{t('Archived teamspaces and their pages are hidden from everyone.')}</Note>
          {list(t('Archive'), true)}
        </Section>
      )}
      {shown && <TeamMembersDialog teamId={shown} onClose={() => setShown(null)} />}
      {isCreating && <CreateTeamDialog onClose={() => setCreating(false)} />}
    </SettingsPage>
  )
}
