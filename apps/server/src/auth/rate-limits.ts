// How often somebody may try. Every attempt counts against what it aims at (the account) and where it comes from (the network
// address). Counting is done before the work, so that attempts made at once are counted too. Keys are hashed: the table
// holds no addresses of people who have no account.
//
// Guesses are slowed down, never shut out: a stranger who guesses must not keep the owner from their account. A device that has
// signed in to the account before counts for itself alone (known-devices.ts), whatever strangers do.
import { SheafError } from '@sheaf/core/errors'
import { serverLimits } from '@sheaf/core/server-limits'
import type { Database } from '../storage/database'
import { type Counter, countDown, countUp } from '../storage/rate-limits'
import { sha256 } from './secrets'

type Limit = Omit<Counter, 'key'>

const SECOND = 1000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const slowly = (attempts: number, windowMs: number, firstMs: number, longestMs: number): Limit => ({
  attempts,
  windowMs,
  pause: { firstMs, longestMs },
})

/**
 * What is limited, by whom. The pair of account and address is the strict one; the account alone is wider and its waits are short.
 * `device`: a known one, which is counted by nothing else.
 */
const rateLimits = {
  signUp: { address: { attempts: serverLimits.signUpsPerAddressPerHour, windowMs: HOUR } },
  password: {
    pair: slowly(10, 15 * MINUTE, 5 * SECOND, 5 * MINUTE),
    account: slowly(serverLimits.signInAttemptsPerHour, HOUR, SECOND, MINUTE),
    address: slowly(100, HOUR, 2 * SECOND, 5 * MINUTE),
    device: slowly(10, 15 * MINUTE, 5 * SECOND, 5 * MINUTE),
  },
  sendCode: {
    pair: slowly(5, HOUR, 30 * SECOND, 10 * MINUTE),
    account: slowly(serverLimits.emailCodesPerHour, HOUR, 10 * SECOND, 2 * MINUTE),
    address: slowly(50, HOUR, 10 * SECOND, 10 * MINUTE),
    device: slowly(5, HOUR, 30 * SECOND, 10 * MINUTE),
  },
  upload: { account: { attempts: serverLimits.uploadsPerUserPerHour, windowMs: HOUR } },
  unfurl: { account: { attempts: serverLimits.unfurlsPerUserPerHour, windowMs: HOUR } },
  externalImage: { account: { attempts: serverLimits.externalImagesPerUserPerHour, windowMs: HOUR } },
  export: { account: { attempts: 20, windowMs: HOUR } },
  invite: { account: { attempts: serverLimits.invitesPerUserPerDay, windowMs: DAY } },
  notification: { account: { attempts: serverLimits.notificationsPerUserPerDay, windowMs: DAY } },
  // Six digits and the right to ask for new ones: fifty guesses a day keep a year of guessing near one in a hundred.
  code: {
    account: slowly(20, DAY, MINUTE, HOUR),
    address: slowly(100, HOUR, 10 * SECOND, 10 * MINUTE),
    device: slowly(10, DAY, 30 * SECOND, 30 * MINUTE),
  },
} as const satisfies Record<string, { readonly [by in Counted]?: Limit }>

type Counted = 'pair' | 'account' | 'address' | 'device'

type LimitedAction = keyof typeof rateLimits

interface Attempt {
  /** What was tried was no guess: take it back. */
  readonly forgive: () => Promise<void>
}

export interface RateLimits {
  /** Counts an attempt, or so many at once, or throws UserRateLimitResponse with `clientData.retryAfterMs`. */
  readonly count: (action: LimitedAction, by: Trier, times?: number) => Promise<Attempt>
}

export interface Trier {
  /** An e-mail address, or who is signed in. */
  readonly account?: string
  readonly address: string
  /** Known to have signed in to the account before. */
  readonly device?: string | undefined
}

export function createRateLimits(database: Database, now: () => number = Date.now): RateLimits {
  return {
    count: async (action, { account, address, device }, times = 1) => {
      const limits: { readonly [by in Counted]?: Limit } = rateLimits[action]
      const whose: Record<string, string | undefined> =
        device !== undefined && limits.device
          ? { device: `${account} ${device}` }
          : {
              pair: account === undefined ? undefined : `${account} ${networkOf(address)}`,
              account,
              address: networkOf(address),
            }
      const counters = Object.entries(limits).flatMap(([by, limit]) => {
        const who = whose[by]
        return who === undefined ? [] : [{ key: `${action}.${by}.${sha256(who).toString('base64url')}`, ...limit }]
      })
      const time = now()
      const until = await countUp(database, counters, time, times)
      if (until !== null)
        throw new SheafError('UserRateLimitResponse', {
          clientData: { type: 'rate_limited', retryAfterMs: until - time },
        })
      return {
        forgive: () =>
          countDown(
            database,
            counters.map(counter => counter.key),
            times,
          ),
      }
    },
  }
}

/** One household or server has a whole /64 of IPv6; counting single addresses would count nothing. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return `${[...left, ...Array<string>(gap).fill('0'), ...right]
    .slice(0, 4)
    .map(part => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
