// What the person is in this workspace.
import { membershipId } from '@sheaf/core/ids'
import type { MembershipType } from '@sheaf/core/records/membership'
import { useRecord, useSession } from '../../data/hooks'
import { t } from '../../i18n/t'

export function useMembership(): MembershipType | undefined {
  const { spaceId, userId } = useSession()
  return useRecord('space_user', membershipId(spaceId, userId))?.membership_type
}

export const membershipName = (type: MembershipType): string =>
  ({
    owner: t('Owner'),
    membership_admin: t('Membership admin'),
    member: t('Member'),
    restricted_member: t('Restricted member'),
    guest: t('Guest'),
  })[type]
