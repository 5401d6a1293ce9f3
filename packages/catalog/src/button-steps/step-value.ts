// The value that a button's step sets a property to.
import type { Json } from '@sheaf/core/validation/checks'
import { dateValueOf } from '../properties/date-value'
import { fieldsIn, listIn, stringIn } from '../properties/read-json'
import type { Setting } from './steps'

interface PressContext {
  readonly me: string
  readonly zone: string
  readonly now: number
}
/** Null clears the property; undefined if the setting is incomplete. */
export function valueOfSetting(
  { how, value }: Pick<Setting, 'how' | 'value'>,
  present: Json | undefined,
  { me, zone, now }: PressContext,
): Json | null | undefined {
  switch (how) {
    case 'clear':
      return null
    case 'toggle':
      return present === true ? null : true
    case 'me':
      return [...new Set([...listIn(present), me])]
    case 'now':
      return dateValueOf({ start: now, hasTime: true }, zone)
    case 'today': {
      const moment = dateValueOf({ start: now, hasTime: true }, zone)
      return { start: stringIn(fieldsIn(moment ?? undefined)['start']).slice(0, 10) }
    }
    default:
      return value
  }
}
