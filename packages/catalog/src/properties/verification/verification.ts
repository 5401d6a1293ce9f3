// Whether somebody vouches for a page, and until when. What a cell says depends on the clock: `read` is told the time and
// `changesAt` says when to ask again.
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { type Check, custom, type Json } from '@sheaf/core/validation/checks'
import { textOf } from '../cells'
import { fieldsIn, stringIn } from '../read-json'
import { kept, lost, nothing } from '../taken'
import { parseNothing } from '../unwritable'

const states = [
  { id: 'verified', label: 'Verified', color: 'blue' },
  { id: 'expired', label: 'Expired', color: 'red' },
  { id: 'none', label: 'Not verified', color: 'gray' },
] as const

const untilOf = (value: Json | undefined): number | undefined => {
  const { until } = fieldsIn(value)
  return typeof until === 'number' && Number.isFinite(until) ? until : undefined
}
const stateOf = (value: Json | undefined, now: number): (typeof states)[number]['id'] => {
  if (fieldsIn(value)['state'] !== 'verified') return 'none'
  return (untilOf(value) ?? Number.POSITIVE_INFINITY) <= now ? 'expired' : 'verified'
}
const isVerification: Check<Json> = custom(
  (value): value is Json => {
    const { state, by, at, until, ...rest } = fieldsIn(value as Json)
    const isWhole = state === 'verified' && typeof by === 'string' && typeof at === 'number'
    return isWhole && (until === undefined || typeof until === 'number') && Object.keys(rest).length === 0
  },
  'a verification with state, by, at and, if it ends, until',
  { type: 'object', required: ['state', 'by', 'at'] },
)
const iso = (at: Json | undefined): string | null =>
  typeof at === 'number' && Math.abs(at) <= 8.64e15 ? new Date(at).toISOString() : null

export const verification = defineProperty({
  type: 'verification',
  label: 'Verification',
  description: 'Mark a page as verified',
  icon: 'shield',
  aliases: 'verified,trusted,reviewed,expired',
  form: 'choice',
  refersTo: 'options',
  fixedOptions: states,
  value: isVerification,
  read: (value, _property, _row, now = Date.now()) => stateOf(value, now),
  changesAt: untilOf,
  ranking: () => states.map(({ id }) => id),
  operators: ['equals', 'does_not_equal'],
  groupings: ['option'],
  plain: cell => states.find(({ id }) => id === textOf(cell) && id !== 'none')?.label ?? '',
  // Who vouches cannot be said in words.
  parse: parseNothing,
  api: {
    type: 'verification',
    writeValue(value) {
      const { by, at } = fieldsIn(value)
      const state = stateOf(value, Date.now())
      if (state === 'none') return { state: 'unverified', verified_by: null, date: null }
      return {
        state,
        verified_by: { object: 'user', id: stringIn(by) },
        date: { start: iso(at), end: iso(untilOf(value)), time_zone: null },
      }
    },
    readValue(given) {
      const { state, verified_by, date } = fieldsIn(given)
      if (state === 'unverified' || given === null) return nothing
      const by = stringIn(fieldsIn(verified_by)['id'])
      const { start, end } = fieldsIn(date)
      const [at, until] = [Date.parse(stringIn(start)), Date.parse(stringIn(end))]
      if (by === '' || Number.isNaN(at)) return lost
      return kept({ state: 'verified', by, at, ...(Number.isNaN(until) ? {} : { until }) })
    },
    writeSettings: () => ({}),
  },
})
