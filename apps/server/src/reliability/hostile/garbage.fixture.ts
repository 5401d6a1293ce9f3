// Bytes, texts and values that nobody honest would send, each made of a seed alone, so that a run can be replayed.
import type { Json } from '@sheaf/core/validation/checks'
import type { Random } from '../random-editor.fixture'

export const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)] as T

export function bytes(random: Random, most: number): Buffer {
  const made = Buffer.alloc(random(most + 1))
  for (let i = 0; i < made.length; i++) made[i] = random(256)
  return made
}

const oddTexts = [
  '',
  '\0',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%',
  '%ff%fe',
  '%00',
  '\ud800',
  '𝒳',
  '-1',
  '1e999',
  "' or 1=1 --",
  '{{7*7}}',
  'x'.repeat(3_000),
  '00000000-0000-4000-8000-00000000000a',
]
export const text = (random: Random): string =>
  random(3) === 0 ? bytes(random, 40).toString('latin1') : pick(random, oddTexts)

/** Any JSON value, mostly small, sometimes deep. */
export function value(random: Random, depth = 0): Json {
  const kind = random(depth > 4 ? 6 : 9)
  if (kind === 0) return null
  if (kind === 1) return random(2) === 0
  if (kind === 2) return random(2 ** 31) - 2 ** 30
  if (kind === 3) return random(1000) / 7
  if (kind < 6) return text(random)
  if (kind === 6) return Array.from({ length: random(4) }, () => value(random, depth + 1))
  return Object.fromEntries(Array.from({ length: random(4) }, () => [text(random), value(random, depth + 1)]))
}

/** A value with one part of it put in another's place, left out, or made nonsense of. */
export function bent(random: Random, given: Json): Json {
  if (random(4) === 0) return value(random)
  if (Array.isArray(given)) {
    if (given.length === 0) return [value(random)]
    const at = random(given.length)
    return given.map((part, i) => (i === at ? bent(random, part) : part))
  }
  if (typeof given === 'object' && given !== null) {
    const key = pick(random, Object.keys(given))
    if (key === undefined) return value(random)
    const { [key]: part, ...rest } = given as { readonly [key: string]: Json }
    if (random(5) === 0) return rest
    return { ...rest, [random(8) === 0 ? text(random) : key]: bent(random, part ?? null) }
  }
  return value(random)
}

/** JSON, broken now and then. */
export function json(random: Random, given: Json): string {
  const whole = JSON.stringify(given)
  const kind = random(6)
  if (kind === 0) return whole.slice(0, random(whole.length + 1))
  if (kind === 1) return whole + text(random)
  if (kind === 2) return '['.repeat(random(5_000)) + whole
  return whole
}

const oddAddresses = [
  '//',
  '//[',
  '///',
  '/\\',
  'http://[::1',
  'http://%',
  '*',
  '?',
  '/%',
  '/%2',
  '/%ff/%00',
  '/api/v3/stream?userId=%',
  '/api/v3/stream?%%%',
  '/api/v3/stream/../stream',
  '/api/v3//',
  '/_assets/../../package.json',
  '/_assets/%2e%2e/%2e%2e/package.json',
  '/signed/x/y?download=%',
  '/image/%/x?width=320',
  '/f/%00/x?expires=1e9&signature=%',
  '/getStatus?a[b]=c&a[b][c]=d&__proto__=1',
  '/metrics',
]
/** What stands in a request line as its address: no spaces and no line ends. */
export const address = (random: Random): string =>
  random(3) === 0
    ? `/${bytes(random, 60)
        .toString('latin1')
        .replaceAll(/[\s\0]/g, '_')}`
    : pick(random, oddAddresses)
