// Looking into JSON that anybody may have written: what is not there, or is something else, is empty.
import type { Check, Json } from '@sheaf/core/validation/checks'

export type Fields = Readonly<Record<string, Json>>

export const fieldsIn = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
export const stringIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
/** Each of them once, in order: a list of ids names nothing twice. */
export const idsIn = (value: Json | undefined): readonly string[] => [
  ...new Set(listIn(value).flatMap(item => (typeof item === 'string' && item !== '' ? [item] : []))),
]
/** Made of named parts, as dates and places are: no single word or number stands for it. */
export const hasParts = (value: Json): boolean => Object.keys(fieldsIn(value)).length > 0

/** Checks of objects accept keys that may be missing, which the type of JSON has no word for. */
export const jsonCheck = (check: Check<unknown>): Check<Json> => check as Check<Json>
