// One team in the list: icon, name, who it is open to, and the archive.
import { renamePlace, setPlaceIcon } from '@sheaf/core/actions/space-fields'
import { limits } from '@sheaf/core/limits'
import type { TeamOpenness } from '@sheaf/core/records/team-settings'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { ArchiveIcon, ArchiveRestoreIcon, Icon, UsersIcon } from '@sheaf/ui/icon/icon'
import { t } from '../../../i18n/t'
import type { SettingsNeighbours } from '../define-settings-pane'
import { IconChoice } from '../icon-choice'
import { SavedField } from '../saved-field'
import styles from '../settings.module.css'
import { useFieldSave } from '../use-field-save'
import type { ListedTeam } from './teams'

interface TeamRowProps extends Pick<SettingsNeighbours, 'EmojiChoice'> {
  readonly team: ListedTeam
  readonly onArchive: (isArchived: boolean) => void
  readonly onEnter: (isIn: boolean) => void
  readonly onMembers: () => void
}

export const opennessName = (openness: TeamOpenness): string =>
  ({
    open: t('Open: anyone can see and join it'),
    closed: t('Closed: anyone can see it, only invited people can join'),
    private: t('Private: only members can see it'),
  })[openness]

const hintOf = (team: ListedTeam): string =>
  team.isDefault
    ? t('Everyone in the workspace is a member')
    : `${opennessName(team.openness)} · ${t('{count, plural, one {# member} other {# members}}', { count: team.memberCount })}`

export function TeamRow({ team, onArchive, onEnter, onMembers, EmojiChoice }: TeamRowProps) {
  const save = useFieldSave()
  const place = { table: 'team', id: team.id } as const
  const { name } = team
  return (
    <li className={styles.item}>
      <IconChoice
        label={t('{name} icon', { name })}
        icon={team.icon}
        disabled={!team.mayRename || team.isArchived}
        EmojiChoice={EmojiChoice}
        onChoose={icon => save(draft => setPlaceIcon(draft, place, icon), icon ? t('Icon updated') : t('Icon removed'))}
      />
      <div className={styles.words}>
        <SavedField
          label={t('{name} teamspace name', { name })}
          labelHidden
          value={name}
          disabled={!team.mayRename || team.isArchived}
          hint={hintOf(team)}
          problemOf={value =>
            value.trim() && value.length <= limits.maxNameCharacters ? undefined : t('Enter a name')
          }
          onSave={value => save(draft => renamePlace(draft, place, value))}
        />
      </div>
      <div className={styles.control}>
        {!team.isArchived && !team.isDefault && (
          <IconButton label={t('Members of {name}', { name })} icon={<Icon of={UsersIcon} />} onClick={onMembers} />
        )}
        {!team.isArchived && team.mayJoin && (
          <Button aria-label={t('Join {name}', { name })} onClick={() => onEnter(true)}>
            {t('Join')}
          </Button>
        )}
        {!team.isArchived && team.mayLeave && (
          <Button variant="quiet" aria-label={t('Leave {name}', { name })} onClick={() => onEnter(false)}>
            {t('Leave')}
          </Button>
        )}
        {team.mayArchive && (
          <IconButton
            label={team.isArchived ? t('Restore {name}', { name }) : t('Archive {name}', { name })}
            icon={<Icon of={team.isArchived ? ArchiveRestoreIcon : ArchiveIcon} />}
            onClick={() => onArchive(!team.isArchived)}
          />
        )}
      </div>
    </li>
  )
}
