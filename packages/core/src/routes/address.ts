// An address as it is looked at: its segments and its query, decoded once, within bounds that keep reading it quick.
import type { Address, AnyParameter, RouteContext } from './define'
import { decoded } from './parameter'

/** Longer than anything we build or providers send; beyond it nothing is read. */
const MAX_LENGTH = 8_192
/** Turning a host's letters into its registered form costs the square of its length. */
const MAX_HOST_LENGTH = 300
const MAX_QUERY_FIELDS = 200

const hostStart = /^(?:[a-z][a-z\d+.-]{0,30}:[\\/]*|[\\/]{2,})/i

/** Null: no address, or none that is worth reading. */
export function readAddress(text: string, context: RouteContext): Address | null {
  if (text.length > MAX_LENGTH) return null
  // The parser drops these wherever they stand, so they hide nothing from the rule about hosts.
  const written = text.replace(/[\t\n\r]/g, '').trim()
  const start = hostStart.exec(written)?.[0].length
  if (start !== undefined && !/[\\/?#]/.test(written.slice(start, start + MAX_HOST_LENGTH)))
    if (written.length - start > MAX_HOST_LENGTH) return null
  const url = parseUrl(written, context.currentUrl ?? context.baseUrl)
  if (!url) return null
  const segments = url.pathname.split('/').filter(Boolean).map(decoded)
  return { url, segments, query: readQuery(url), context }
}

/** One parse instead of `canParse` and another: a long address costs what it is long. */
function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** The first of each name, as `searchParams` has them, which takes four times as long for letters beyond ASCII. */
export function readQuery({ search }: Pick<URL, 'search'>): Map<string, string> {
  const query = new Map<string, string>()
  let count = 0
  for (const field of search.slice(1).split('&')) {
    if (field === '') continue
    if (++count > MAX_QUERY_FIELDS) break
    const end = field.includes('=') ? field.indexOf('=') : field.length
    const key = fieldText(field.slice(0, end))
    if (!query.has(key)) query.set(key, fieldText(field.slice(end + 1)))
  }
  return query
}
function fieldText(written: string): string {
  const text = written.replaceAll('+', ' ')
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that says nothing stays one; bytes that are no letters are read as the sign for such.
    return text.replace(/(%[\da-f]{2})+/gi, lettersOf)
  }
}
function lettersOf(written: string): string {
  const digitAt = (at: number): number => {
    const code = written.charCodeAt(at)
    return code < 58 ? code - 48 : (code | 32) - 87
  }
  const bytes = new Uint8Array(written.length / 3)
  for (let i = 0; i < bytes.length; i++) bytes[i] = digitAt(3 * i + 1) * 16 + digitAt(3 * i + 2)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** The parameters that an address has outside its path. */
export function readParameters(
  table: Readonly<Record<string, AnyParameter>>,
  { url, query }: Address,
): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, parameter] of Object.entries(table)) {
    const texts = parameter.inHash
      ? [decoded(url.hash.slice(1))]
      : [...(parameter.keys ?? []), name].map(key => query.get(key))
    for (const text of texts) {
      const value = text ? parameter.read(text) : undefined
      if (value === undefined) continue
      params[name] = value
      break
    }
  }
  return params
}
