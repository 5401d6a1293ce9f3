// Who is signed in here and which account this tab shows. The cookie and the stored id are hints for the screen; the session
// cookie, which scripts cannot read, is the only authority.
import { chooseCurrentUser, readUsersCookie, USERS_COOKIE } from '@sheaf/core/api/session/signed-in-users'
import type { Uuid } from '@sheaf/core/ids'

export const CURRENT_USER_KEY = 'current-user-id'

/** The accounts named in a page's cookies. An unreadable value is reported and counts as none. */
function signedInUsers(cookies: string, report: (problem: string) => void): Uuid[] {
  const pair = cookies.split(';').find(part => part.trim().startsWith(`${USERS_COOKIE}=`))
  if (!pair) return []
  const value = pair.trim().slice(USERS_COOKIE.length + 1)
  if (value === '') return []
  const ids = readUsersCookie(value)
  if (!ids) report(`The ${USERS_COOKIE} cookie does not hold URL-encoded JSON of ids.`)
  return ids ?? []
}

interface Accounts {
  readonly current: Uuid | undefined
  readonly signedIn: readonly Uuid[]
}

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function readAccounts(cookies: string, memory: Memory, report: (problem: string) => void): Accounts {
  const signedIn = signedInUsers(cookies, report)
  const current = chooseCurrentUser({ stored: memory.getItem(CURRENT_USER_KEY) ?? undefined, signedIn })
  return { current, signedIn }
}

/** The accounts of this tab. Another tab's switch does not move this one: it is read again only when something happens here. */
class AccountStore {
  private held: Accounts | null = null
  private readonly listeners = new Set<() => void>()

  readonly get = (): Accounts => (this.held ??= this.read())

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** After signing in, signing out or switching. */
  refresh(current?: Uuid): void {
    if (current) localStorage.setItem(CURRENT_USER_KEY, current)
    this.held = this.read()
    for (const listener of this.listeners) listener()
  }

  /** The server says that the session is over, whatever the cookie still claims. */
  forget(userId: Uuid): void {
    const { signedIn } = this.get()
    const rest = signedIn.filter(id => id !== userId)
    localStorage.removeItem(CURRENT_USER_KEY)
    this.held = { signedIn: rest, current: rest[0] }
    for (const listener of this.listeners) listener()
  }

  private read(): Accounts {
    return readAccounts(document.cookie, localStorage, problem => console.error(problem))
  }
}

export const accounts = new AccountStore()
