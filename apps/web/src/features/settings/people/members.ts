// The people of a workspace as the list shows them.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import type { MembershipType } from '@sheaf/core/records/membership'

export interface Member {
  readonly userId: Uuid
  readonly type: MembershipType
  readonly joinedTime: number | undefined
}

/** As they were answered: who joined first comes first. */
export const membersIn = (map: RecordMap): readonly Member[] =>
  Object.values(map.space_user ?? {}).flatMap(({ value }) =>
    value ? [{ userId: value.user_id, type: value.membership_type, joinedTime: value.first_joined_time }] : [],
  )

/** Whether somebody's name or address holds what was typed. */
export function isMatch(words: string, ...texts: readonly (string | undefined)[]): boolean {
  const wanted = words.trim().toLocaleLowerCase()
  return texts.some(text => text?.toLocaleLowerCase().includes(wanted))
}
