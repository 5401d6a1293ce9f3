// A place while it is being written: words that become a value once they say where it is.
import type { Json } from '@sheaf/core/validation/checks'
import { fieldsIn, stringIn } from './read-json'

export interface PlaceFields {
  readonly name: string
  readonly address: string
  readonly lat: string
  readonly lon: string
}

export function fieldsOfPlace(value: Json | undefined): PlaceFields {
  const { name, address, lat, lon } = fieldsIn(value)
  const degrees = (given: Json | undefined): string => (typeof given === 'number' ? String(given) : '')
  return { name: stringIn(name), address: stringIn(address), lat: degrees(lat), lon: degrees(lon) }
}

const degreesIn = (words: string, most: number): number | null => {
  const text = words.trim().replace(',', '.')
  const value = Number(text)
  return text !== '' && Number.isFinite(value) && Math.abs(value) <= most ? value : null
}
export const latOf = (words: string): number | null => degreesIn(words, 90)
export const lonOf = (words: string): number | null => degreesIn(words, 180)

/** Null until both numbers are ones. */
export function placeOfFields({ name, address, lat, lon }: PlaceFields): Json | null {
  const [north, east] = [latOf(lat), lonOf(lon)]
  if (north === null || east === null) return null
  return {
    lat: north,
    lon: east,
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(address.trim() ? { address: address.trim() } : {}),
  }
}

/** Both at once, as maps give them: "52.52, 13.405". */
export function pairIn(words: string): Pick<PlaceFields, 'lat' | 'lon'> | null {
  const match = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(words)
  const [lat, lon] = [match?.[1] ?? '', match?.[2] ?? '']
  return latOf(lat) === null || lonOf(lon) === null ? null : { lat, lon }
}
