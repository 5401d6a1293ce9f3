// A place on earth: where it is, what it is called, and its address.

import { listOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty, type Taken } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { type Check, custom } from '@sheaf/core/validation/checks'
import { textOf } from '../cells'
import { plainDigits } from '../plain-digits'
import { fieldsIn, stringIn } from '../read-json'
import { kept, lost, nothing } from '../taken'

interface Place {
  readonly lat: number
  readonly lon: number
  readonly name?: string
  readonly address?: string
}
const isWithin = (value: Json | undefined, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

function readPlace(value: Json | undefined): Place | null {
  const { lat, lon, name, address } = fieldsIn(value)
  if (!isWithin(lat, 90) || !isWithin(lon, 180)) return null
  return {
    lat,
    lon,
    ...(stringIn(name) ? { name: stringIn(name) } : {}),
    ...(stringIn(address) ? { address: stringIn(address) } : {}),
  }
}
const BETWEEN = ' · '
/** "Name · address (52.52, 13.4)": found by its words, and coming back from them. */
function placeWords({ lat, lon, name, address }: Place): string {
  const said = [name ?? (address ? '' : undefined), address].filter(part => part !== undefined).join(BETWEEN)
  return said ? `${said} (${lat}, ${lon})` : `${lat}, ${lon}`
}
function parsePlace(words: string): Taken {
  const text = plainDigits(words).trim()
  if (text === '') return nothing
  const match = /^(?:(.*)\()?\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?$/s.exec(text)
  if (!match) return lost
  const said = (match[1] ?? '').trim()
  const [name = '', ...address] = said.startsWith(BETWEEN.trim())
    ? ['', said.slice(BETWEEN.trim().length).trim()]
    : said.split(BETWEEN)
  const place = readPlace({ lat: Number(match[2]), lon: Number(match[3]), name, address: address.join(BETWEEN) })
  return place ? kept({ ...place }) : lost
}
const placeCheck: Check<Json> = custom(
  (value): value is Json => readPlace(value as Json) !== null,
  'a place with lat from -90 to 90 and lon from -180 to 180',
  { type: 'object', required: ['lat', 'lon'] },
)

export const place = defineProperty({
  type: 'place',
  label: 'Place',
  description: 'A place on a map',
  icon: 'map-pin',
  aliases: 'location,map,address,coordinates,gps',
  form: 'text',
  value: placeCheck,
  read(value) {
    const found = readPlace(value)
    return found && placeWords(found)
  },
  operators: listOperators,
  groupings: ['exact'],
  plain: textOf,
  parse: parsePlace,
  api: {
    type: 'place',
    writeValue(value) {
      const found = readPlace(value)
      return found && { lat: found.lat, lon: found.lon, name: found.name ?? null, address: found.address ?? null }
    },
    readValue(given) {
      if (given === null) return nothing
      const found = readPlace(given)
      return found ? kept({ ...found }) : lost
    },
    writeSettings: () => ({}),
  },
})
