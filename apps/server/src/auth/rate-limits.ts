// How often somebody may try. Every attempt counts against what it aims at (the account) and where it comes from (the network
// address). Counting is done before the work, so that attempts made at once are counted too. Keys are hashed: the table
// holds no addresses of people who have no account.
import { SheafError } from '@sheaf/core/errors'
import { serverLimits } from '@sheaf/core/server-limits'
import type { Database } from '../storage/database'
import { countDown, countUp } from '../storage/rate-limits'
import { sha256 } from './secrets'

interface Limit {
  readonly attempts: number
  readonly windowMs: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * What is limited, by whom. The pair of account and address is the strict one; the account alone is wider, so that a stranger
 * who guesses from elsewhere does not lock the owner out at once.
 */
export const rateLimits = {
  signUp: { address: { attempts: serverLimits.signUpsPerAddressPerHour, windowMs: HOUR } },
  password: {
    pair: { attempts: 10, windowMs: 15 * MINUTE },
    account: { attempts: serverLimits.signInAttemptsPerHour, windowMs: HOUR },
    address: { attempts: 100, windowMs: HOUR },
  },
  sendCode: {
    account: { attempts: serverLimits.emailCodesPerHour, windowMs: HOUR },
    address: { attempts: 50, windowMs: HOUR },
  },
  upload: { account: { attempts: serverLimits.uploadsPerUserPerHour, windowMs: HOUR } },
  unfurl: { account: { attempts: serverLimits.unfurlsPerUserPerHour, windowMs: HOUR } },
  export: { account: { attempts: 20, windowMs: HOUR } },
  invite: { account: { attempts: serverLimits.invitesPerUserPerDay, windowMs: DAY } },
  // Six digits and the right to ask for new ones: thirty guesses a day keep a year of guessing near one in a hundred.
  code: { account: { attempts: 30, windowMs: DAY }, address: { attempts: 100, windowMs: HOUR } },
} as const satisfies Record<string, { readonly [by in 'pair' | 'account' | 'address']?: Limit }>

export type LimitedAction = keyof typeof rateLimits

export interface Attempt {
  /** What was tried was no guess: take it back. */
  readonly forgive: () => Promise<void>
}

export interface RateLimits {
  /** Counts an attempt, or throws UserRateLimitResponse with `clientData.retryAfterMs`. `account` is an e-mail address. */
  readonly count: (
    action: LimitedAction,
    by: { readonly account?: string; readonly address: string },
  ) => Promise<Attempt>
}

export function createRateLimits(database: Database, now: () => number = Date.now): RateLimits {
  return {
    count: async (action, { account, address }) => {
      const whose: Record<string, string | undefined> = {
        pair: account === undefined ? undefined : `${account} ${networkOf(address)}`,
        account,
        address: networkOf(address),
      }
      const counters = Object.entries<Limit>(rateLimits[action]).flatMap(([by, limit]) => {
        const who = whose[by]
        return who === undefined ? [] : [{ key: `${action}.${by}.${sha256(who).toString('base64url')}`, ...limit }]
      })
      const time = now()
      const counts = await countUp(database, counters, time)
      const waits = counts.flatMap(count => {
        const limit = counters.find(counter => counter.key === count.key)
        return limit && count.points > limit.attempts ? [count.expiresTime - time] : []
      })
      if (waits.length)
        throw new SheafError('UserRateLimitResponse', {
          clientData: { type: 'rate_limited', retryAfterMs: Math.max(...waits) },
        })
      return {
        forgive: () =>
          countDown(
            database,
            counters.map(counter => counter.key),
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
