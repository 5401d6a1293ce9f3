// Addresses, e-mail and telephone: a string each, found within words.

import type { PropertyKind, Taken } from '@sheaf/core/kinds/property-kind'
import type { Check, Json } from '@sheaf/core/validation/checks'
import { stringOf } from '@sheaf/core/validation/checks'
import { textOf } from './cells'
import { kept, lost, nothing, partly } from './taken'

/** Longer than any address that works. */
export const addressCheck = (max: number): Check<Json> => stringOf({ min: 1, max })
export const readAddress = (value: Json | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** All of the words where they have the form, else the first piece that has it. */
export function parseAddress(words: string, whole: RegExp, within: RegExp): Taken {
  const text = words.trim()
  if (text === '') return nothing
  if (whole.test(text)) return kept(text)
  const found = within.exec(text)?.[0]
  return found ? partly(found) : lost
}

export const readApiAddress = (given: Json): Taken =>
  given === null || given === '' ? nothing : typeof given === 'string' ? kept(given) : lost

/** A first letter is no address. */
export const addressInGroup: NonNullable<PropertyKind['valueInGroup']> = (cell, _property, _present, move) =>
  cell === null ? null : move?.by === 'letter' ? undefined : textOf(cell) || null
