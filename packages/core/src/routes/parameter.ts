// What a parameter of an address may be: text from outside in, a checked value out, and back. What is no value of its kind is
// dropped, never thrown: addresses are written by anybody.
import { fromBase64, toBase64 } from '../base64'
import { idFromUrlSegment, type Uuid, withoutDashes } from '../ids'
import type { Json } from '../validation/checks'
import { isReservedKey } from '../validation/reserved-keys'
import { parseUniqueId } from '../validation/unique-id'

export interface Parameter<T> {
  /** Undefined: the text is none of these. */
  readonly read: (text: string) => T | undefined
  readonly write: (value: T) => string
  /** Its names in the query, the one that is written first; its own name is always read too. */
  readonly keys?: readonly string[]
  /** The name to write under, where that depends on the value. */
  readonly keyOf?: (value: T) => string
  readonly inHash?: true
  /** In a path: a segment that cannot be read is passed over instead of making it another address. */
  readonly passesOver?: true
  /** The only values, where they can be listed. */
  readonly values?: readonly T[]
}
export type ValueOf<P> = P extends Parameter<infer T> ? T : never

/** The same under other names in the query. */
export const as = <T>(parameter: Parameter<T>, ...keys: readonly string[]): Parameter<T> => ({ ...parameter, keys })
export const inHash = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, inHash: true })
export const passingOver = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, passesOver: true })

const same = (text: string): string => text

/** Any words. What PostgreSQL could not hold is no words; halves of a pair do not get through a URL. */
export const text: Parameter<string> = { read: value => (value.includes('\0') ? undefined : value), write: same }

/** A code, a domain or a name that never needs escaping. */
export const word: Parameter<string> = {
  read: value => (/^[\w-]{1,200}$/.test(value) ? value : undefined),
  write: same,
}

export const id: Parameter<Uuid> = { read: value => idFromUrlSegment(value) ?? undefined, write: withoutDashes }

/** True, or not there. */
export const flag: Parameter<true> = {
  read: value => (value.toLowerCase() === 'true' ? true : undefined),
  write: String,
  values: [true],
}

export const integer: Parameter<number> = {
  read: value => {
    const number = /^-?\d{1,16}$/.test(value) ? Number(value) : Number.NaN
    // Zero has one spelling.
    return Number.isSafeInteger(number) ? number + 0 : undefined
  },
  write: String,
}

export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T): Parameter<T[number]> => ({
  read: text => values.find(value => value === text),
  write: same,
  values,
})

/** Values that are spelt otherwise in the address. */
export const spelt = <const T extends string>(spellings: Readonly<Record<T, string>>): Parameter<T> => {
  const values = Object.keys(spellings) as T[]
  return { read: text => values.find(value => spellings[value] === text), write: value => spellings[value], values }
}

/** The allowed ones of a comma-separated list. */
export const listOf = <const T extends readonly [string, ...string[]]>(
  ...values: T
): Parameter<readonly T[number][]> => ({
  read: text => {
    const kept = values.filter(value => text.split(',').some(item => item.trim() === value))
    return kept.length > 0 ? kept : undefined
  },
  write: items => items.join(','),
})

type JsonObject = Readonly<Record<string, Json>>
/** An address is short, so that depth and size need no bounds here: see `address.ts`. */
const objectOf = (text: string): JsonObject | undefined => {
  try {
    const value: unknown = JSON.parse(text, (key, held: unknown) => {
      if (isReservedKey(key)) throw new Error(`${key} is reserved`)
      return held
    })
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined
  } catch {
    return undefined
  }
}
/** An object as JSON. */
export const json: Parameter<JsonObject> = { read: objectOf, write: value => JSON.stringify(value) }

/** The plus sign arrives as a space where somebody forgot to escape it; the other alphabet and missing padding are usual. */
const repaired = (base64: string): string => {
  const digits = base64.replace(/[ -]/g, '+').replaceAll('_', '/').replace(/=+$/, '')
  return digits.padEnd(Math.ceil(digits.length / 4) * 4, '=')
}
/** An object as base64 of its JSON. */
export const base64Json: Parameter<JsonObject> = {
  read: text => {
    try {
      return objectOf(new TextDecoder().decode(fromBase64(repaired(text))))
    } catch {
      return undefined
    }
  },
  write: value => toBase64(new TextEncoder().encode(JSON.stringify(value))),
}

interface AuthState {
  readonly callbackType?: string
  readonly encryptedToken?: string
  readonly encryptedNonce?: string
}
/** What we gave the provider along and get back: of that, the three texts we wrote. */
export const authState: Parameter<AuthState> = {
  read: text => {
    const { callbackType, encryptedToken, encryptedNonce } = base64Json.read(text) ?? {}
    const state = {
      ...(typeof callbackType === 'string' && { callbackType }),
      ...(typeof encryptedToken === 'string' && { encryptedToken }),
      ...(typeof encryptedNonce === 'string' && { encryptedNonce }),
    }
    return Object.keys(state).length > 0 ? state : undefined
  },
  write: state => base64Json.write({ ...state }),
}

/** Decoding that never throws: what is not encoded is what it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
/** Words that some providers encode twice. */
export const decodedText: Parameter<string> = {
  read: value => text.read(decoded(value)),
  write: value => (decoded(value) === value ? value : encodeURIComponent(value)),
}

/** PREFIX-NUMBER in any letter case. */
export const readableId: Parameter<string> = {
  read: value => {
    const upper = value.toUpperCase()
    return parseUniqueId(upper) ? upper : undefined
  },
  write: same,
}

export const targetTypes = ['search', 'researcher', 'setup-generator', 'markdown-chat', 'workflow'] as const
type TargetConfig = JsonObject & { readonly type: (typeof targetTypes)[number] }
/** JSON with a type, or a bare type. */
export const targetConfig: Parameter<TargetConfig> = {
  read: text => {
    const bare = targetTypes.find(type => type === text)
    if (bare) return { type: bare }
    const config = objectOf(text)
    const type = targetTypes.find(type => type === config?.['type'])
    return type ? { ...config, type } : undefined
  },
  write: config => (Object.keys(config).length === 1 ? config.type : JSON.stringify(config)),
}
