// The cookie that tells a page which accounts are signed in (client-platform.md 7.9), and which of them is the current one
// (5.1). It carries no authority: the session cookie does, and scripts cannot read that.
import { isCanonicalUuid, type Uuid } from '../../ids'

export const USERS_COOKIE = 'sheaf_users'

export const writeUsersCookie = (userIds: readonly Uuid[]): string => encodeURIComponent(JSON.stringify(userIds))

/** The ids in the cookie, or undefined when it is not URL-encoded JSON of ids: the caller logs that as an error. */
export function readUsersCookie(value: string): Uuid[] | undefined {
  try {
    const ids: unknown = JSON.parse(decodeURIComponent(value))
    return Array.isArray(ids) && ids.every(isCanonicalUuid) ? ids : undefined
  } catch {
    return undefined
  }
}

/** The desktop shell's value; then the stored one, if it is signed in; then the first that is signed in. */
export function chooseCurrentUser(from: {
  readonly desktop?: Uuid | undefined
  readonly stored?: string | undefined
  readonly signedIn: readonly Uuid[]
}): Uuid | undefined {
  return from.desktop ?? from.signedIn.find(id => id === from.stored) ?? from.signedIn[0]
}
