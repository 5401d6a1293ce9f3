// One person in the list: face, name, role, and the way out.
import type { MembershipType } from '@sheaf/core/records/membership'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { Icon, LogOutIcon } from '@sheaf/ui/icon/icon'
import { useRecord, useSession } from '../../../data/hooks'
import { personOf } from '../../../data/use-people'
import { t } from '../../../i18n/t'
import styles from '../settings.module.css'
import { membershipName } from '../use-role'
import type { Member } from './members'

/** Roles that owners give. */
const given: readonly MembershipType[] = ['owner', 'member', 'restricted_member', 'guest']

interface MemberRowProps {
  readonly member: Member
  readonly mayChange: boolean
  readonly onRole: (type: MembershipType) => Promise<void>
  readonly onRemove: (name: string) => void
}

export function MemberRow({ member: { userId, type }, mayChange, onRole, onRemove }: MemberRowProps) {
  const session = useSession()
  const user = useRecord('sheaf_user', userId)
  const { name, photo } = personOf(userId, user)
  const isSelf = userId === session.userId
  const choices = given.includes(type) ? given : [type, ...given]
  return (
    <li className={styles.item}>
      <Avatar id={userId} name={name} photo={photo} size={32} decorative />
      <div className={styles.words}>
        <p className={styles.rowName}>{isSelf ? t('{name} (you)', { name }) : name}</p>
        {user?.email && <p className={styles.rowText}>{user.email}</p>}
      </div>
      {mayChange ? (
        <div className={styles.control}>
          <SelectField
            label={t('{name}’s role', { name })}
            labelHidden
            value={type}
            onChange={next => void onRole(next)}
            choices={choices.map(value => ({ value, label: membershipName(value) }))}
          />
          {!isSelf && (
            <IconButton
              label={t('Remove {name}', { name })}
              icon={<Icon of={LogOutIcon} />}
              onClick={() => onRemove(name)}
            />
          )}
        </div>
      ) : (
        <p className={styles.rowText}>{membershipName(type)}</p>
      )}
    </li>
  )
}
