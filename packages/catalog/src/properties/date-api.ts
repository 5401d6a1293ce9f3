// Dates as the public interface writes them: {start, end, time_zone}.

import type { Taken } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { readDateValue } from './date-value'
import { fieldsIn, stringIn } from './read-json'
import { kept, lost, nothing } from './taken'

/** With a zone the time stands alone; else it says its offset. */
export function writeApiDate(value: Json | undefined): Json {
  const cell = readDateValue(value)
  if (!cell) return null
  const { start, end } = fieldsIn(value)
  const written = (text: string): string => {
    const [, local = text, offset = ''] = /^(.{10}T\d\d:\d\d)(?::[\d.]+)?(.*)$/.exec(text) ?? []
    return cell.hasTime ? `${local}:00.000${cell.zone ? '' : offset || 'Z'}` : text
  }
  return {
    start: written(stringIn(start)),
    end: cell.end === undefined ? null : written(stringIn(end)),
    time_zone: cell.zone ?? null,
  }
}

export function readApiDate(given: Json): Taken {
  if (given === null) return nothing
  const { start, end, time_zone } = fieldsIn(given)
  const zone = stringIn(time_zone)
  const taken = (text: string): string => {
    const [, local = text, offset = ''] = /^(.{10}T\d\d:\d\d)(?::[\d.]+)?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? []
    return zone ? local : local + offset
  }
  const value = {
    start: taken(stringIn(start)),
    ...(typeof end === 'string' ? { end: taken(end) } : {}),
    ...(zone ? { zone } : {}),
  }
  const cell = readDateValue(value)
  return cell && (cell.end !== undefined || typeof end !== 'string') ? kept(value) : lost
}
