// Kinds whose values nobody writes: they come from the row or are computed.
import type { Taken } from '@sheaf/core/kinds/property-kind'
import { type Check, custom, type Json } from '@sheaf/core/validation/checks'
import { lost, nothing } from './taken'

export const neverStored: Check<Json> = custom((_value): _value is Json => false, 'absent: this is not stored', {
  not: {},
})
export const parseNothing = (words: string): Taken => (words.trim() === '' ? nothing : lost)
