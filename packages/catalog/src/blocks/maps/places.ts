// Places by their coordinates or by their name, and where they are looked at.
export interface Place {
  /** What people read. */
  readonly name: string
  readonly latitude?: number
  readonly longitude?: number
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const pairs = [
  new RegExp(`^${number}\\s*[,;\\s]\\s*${number}$`),
  new RegExp(`[@=]${number},${number}`),
  new RegExp(`#map=\\d+/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
]

/** A place out of coordinates, the address of a map, or words. */
export function placeOf(text: string): Place | null {
  const asked = text.trim()
  if (asked === '') return null
  const isAddress = /^(https?|geo):/i.test(asked)
  for (const pattern of pairs) {
    const [, north, east] = pattern.exec(asked) ?? []
    const found = north && east ? coordinates(Number(north), Number(east)) : null
    if (found) return { name: (isAddress && nameInAddress(asked)) || coordinateText(found), ...found }
  }
  if (!isAddress) return { name: asked }
  const name = nameInAddress(asked)
  return name ? { name } : null
}
function coordinates(latitude: number, longitude: number) {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
const coordinateText = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude}, ${longitude}`

function nameInAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const named = /\/(?:place|search)\/([^/@]+)/.exec(url.pathname)?.[1]
  const asked = url.searchParams.get('q') ?? url.searchParams.get('query')
  try {
    return named ? decodeURIComponent(named.replaceAll('+', ' ')) : asked
  } catch {
    return asked
  }
}

const hasPoint = (place: Place): place is Required<Place> =>
  place.latitude !== undefined && place.longitude !== undefined

/** Where the place is looked at on a map. */
export const mapLink = (place: Place, zoom = 15): string =>
  hasPoint(place)
    ? `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=${zoom}/${place.latitude}/${place.longitude}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.name)}`

/** What a frame shows; null where only words are known. */
export function mapFrame(place: Place, span = 0.01): string | null {
  if (!hasPoint(place)) return null
  const { latitude, longitude } = place
  const box = [longitude - span * 1.6, latitude - span, longitude + span * 1.6, latitude + span]
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.map(side => side.toFixed(5)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`
}
