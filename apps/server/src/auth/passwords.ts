// Passwords are kept as argon2id hashes. Checking one takes the same time whether or not there is anything to check against, so
// that the time of an answer does not tell which addresses have an account.
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { normalizePassword } from '@sheaf/core/api/account/account-rules'

/** OWASP's first recommendation: 19 MiB, two passes, one lane. `2` is argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), cost)

let standIn: Promise<string> | undefined
/** The hash of a password nobody knows. */
const standInHash = (): Promise<string> => (standIn ??= hash(randomBytes(32), cost))

/** Whether the password is the one of `stored`. Without `stored` it does the same work and says no. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await standInHash()), normalizePassword(password))
  return matches && stored !== undefined
}

/** Makes the stand-in ahead of the first sign-in, which would otherwise take twice as long. */
export const warmUpPasswords = async (): Promise<void> => void (await standInHash())
