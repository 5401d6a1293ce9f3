// Random secrets and their hashes. What is stored is always a hash; what is compared is compared in constant time.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Uuid, uuidFromBytes } from '@sheaf/core/ids'

/** 256 bits, safe in a cookie and a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const newSixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')
export const newUuid = (): Uuid => uuidFromBytes(randomBytes(16))

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text)
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
