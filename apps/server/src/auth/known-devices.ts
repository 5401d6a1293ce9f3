// Browsers that have signed in to an account before, by a cookie under our signature. It opens nothing: it only says that guesses from
// here are counted apart, so that strangers who guess cannot keep a person out on their own device.
import { randomBytes } from 'node:crypto'
import { sha256 } from './secrets'
import { createSigner, type KeepSecret } from './signer'

export const DEVICE_COOKIE = 'sheaf_device'
const LIFE_MS = 400 * 86_400_000
/** Accounts that one browser is remembered for, the latest first. */
const MOST_ACCOUNTS = 10

export interface KnownDevices {
  /** The id of the device, where it has signed in to the account before. */
  readonly find: (cookies: string | undefined, email: string) => Promise<string | undefined>
  /** The cookie's value, after somebody has signed in to the account on this device. */
  readonly remember: (cookies: string | undefined, email: string) => Promise<string>
  readonly lifeMs: number
}

interface Device {
  readonly id: string
  readonly accounts: readonly string[]
}

/** What is signed for another purpose never passes for it. */
const textOf = (signed: string): string => `device ${signed}`
const keyOf = (email: string): string => sha256(`device ${email}`).toString('base64url').slice(0, 22)

export function createKnownDevices(keep: KeepSecret): KnownDevices {
  const { sign, matches } = createSigner(keep)
  const read = async (cookies: string | undefined): Promise<Device | undefined> => {
    for (const part of cookies?.split(';') ?? []) {
      const [name, value = ''] = part.trim().split('=', 2)
      const match = name === DEVICE_COOKIE ? /^(([\w-]{22})((?:\.[\w-]{22}){1,10}))~([\w-]{43})$/.exec(value) : null
      if (!match) continue
      const [, signed = '', id = '', accounts = '', signature = ''] = match
      if (await matches(textOf(signed), signature)) return { id, accounts: accounts.slice(1).split('.') }
    }
    return undefined
  }
  return {
    find: async (cookies, email) => {
      const device = await read(cookies)
      return device?.accounts.includes(keyOf(email)) ? device.id : undefined
    },
    remember: async (cookies, email) => {
      const { id, accounts } = (await read(cookies)) ?? { id: randomBytes(16).toString('base64url'), accounts: [] }
      const key = keyOf(email)
      const signed = [id, key, ...accounts.filter(other => other !== key).slice(0, MOST_ACCOUNTS - 1)].join('.')
      return `${signed}~${await sign(textOf(signed))}`
    },
    lifeMs: LIFE_MS,
  }
}
