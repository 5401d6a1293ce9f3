// One person of a teamspace: face, name, role, and the way out.
import type { TeamRole } from '@sheaf/core/records/team'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { Icon, LogOutIcon } from '@sheaf/ui/icon/icon'
import { useRecord, useSession } from '../../../data/hooks'
import { personOf } from '../../../data/use-people'
import { t } from '../../../i18n/t'
import styles from '../settings.module.css'
import type { TeamPerson } from './team-people'

interface TeamPersonRowProps {
  readonly person: TeamPerson
  readonly onRole: (role: TeamRole) => void
  readonly onRemove: () => void
}

const roleName = (role: TeamRole): string =>
  ({ owner: t('Owner'), member: t('Member'), team_level_guest: t('Guest') })[role]

export function TeamPersonRow({ person: { userId, role, roles, mayGo }, onRole, onRemove }: TeamPersonRowProps) {
  const session = useSession()
  const user = useRecord('sheaf_user', userId)
  const { name, photo } = personOf(userId, user)
  return (
    <li className={styles.item}>
      <Avatar id={userId} name={name} photo={photo} size={32} decorative />
      <div className={styles.words}>
        <p className={styles.rowName}>{userId === session.userId ? t('{name} (you)', { name }) : name}</p>
        {user?.email && <p className={styles.rowText}>{user.email}</p>}
      </div>
      <div className={styles.control}>
        {roles.length > 1 ? (
          <SelectField
            label={t('{name}’s role', { name })}
            labelHidden
            value={role}
            onChange={onRole}
            choices={roles.map(value => ({ value, label: roleName(value) }))}
          />
        ) : (
          <p className={styles.rowText}>{roleName(role)}</p>
        )}
        {mayGo && (
          <IconButton label={t('Remove {name}', { name })} icon={<Icon of={LogOutIcon} />} onClick={onRemove} />
        )}
      </div>
    </li>
  )
}
