// The two cookies of a browser: the token, which scripts cannot read and which alone has authority, and the list of signed-in
// accounts, which scripts read and which has none (client-platform.md 7.9).
import { SESSION_COOKIE } from '@sheaf/core/api/session/session-cookie'
import { USERS_COOKIE, writeUsersCookie } from '@sheaf/core/api/session/signed-in-users'
import { DEVICE_COOKIE } from './known-devices'
import { isToken } from './secrets'
import { SESSION_LIFE_MS, type Session } from './sessions'

interface CookieRules {
  /** True everywhere but on localhost. */
  readonly secure: boolean
}

const attributes = (rules: CookieRules, maxAgeMs: number): string =>
  `Path=/; Max-Age=${Math.floor(maxAgeMs / 1000)}; SameSite=Lax${rules.secure ? '; Secure' : ''}`

export const sessionCookie = (token: string, rules: CookieRules): string =>
  `${SESSION_COOKIE}=${token}; HttpOnly; ${attributes(rules, SESSION_LIFE_MS)}`

export const usersCookie = (session: Session, rules: CookieRules): string =>
  `${USERS_COOKIE}=${writeUsersCookie(session.userIds)}; ${attributes(rules, SESSION_LIFE_MS)}`

export const deviceCookie = (value: string, lifeMs: number, rules: CookieRules): string =>
  `${DEVICE_COOKIE}=${value}; HttpOnly; ${attributes(rules, lifeMs)}`

export const clearedCookies = (rules: CookieRules): string[] => [
  `${SESSION_COOKIE}=; HttpOnly; ${attributes(rules, 0)}`,
  `${USERS_COOKIE}=; ${attributes(rules, 0)}`,
]

/** The token in a Cookie header. What is no token (a sibling host may plant cookies of this name) is passed over. */
export function readSessionToken(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2)
    if (name === SESSION_COOKIE && value !== undefined && isToken(value)) return value
  }
  return undefined
}
