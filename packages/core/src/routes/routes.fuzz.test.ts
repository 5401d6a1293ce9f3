// A million addresses that nobody meant: none throws, and none takes longer than a millisecond or, where the platform alone needs a
// good part of one to read it, a few times as long as that.
import { expect, it } from 'vitest'
import { parseRoute, type RouteContext } from '../routes'
import { allRoutes } from './all'

/** A million every night. */
const COUNT = process.env['TEST_ALL'] ? 1_000_000 : 200_000
const MAX_MS = 1
const MAX_TIMES = 6
const seed = Number(process.env['SEED'] ?? 1)

/** mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const random = randomOf(seed)
const below = (count: number): number => Math.floor(random() * count)
const one = <T>(items: readonly T[]): T => items[below(items.length)] as T

const hex = '0f2a4b6c8d0e4f20a2b4c6d8e0f20a2b'
const contexts: readonly RouteContext[] = [
  { baseUrl: 'http://sheaf.test', sitesDomain: 'sites.sheaf.test' },
  { baseUrl: 'http://localhost:3000', sitesDomain: 'sites.localhost:3000', isMobile: true },
  { baseUrl: 'http://sheaf.test', sitesDomain: 'sites.sheaf.test', currentUrl: 'https://docs.acme.test/x' },
]
const hosts = [
  '',
  '',
  '',
  'http://sheaf.test',
  'http://acme.sites.sheaf.test',
  'https://docs.acme.test',
  '//x.test',
  'http:',
  'javascript:',
]
const paths = [
  ...allRoutes.flatMap(({ paths }) => paths.map(path => path.replaceAll(/[:*]\w*/g, hex))),
  ...[
    '/signup/default',
    '/googleauthcallback?state=eyJjYWxsYmFja1R5cGUiOiJkcml2ZSJ9',
    '/settings/organization/general',
    `/__admin/team/${hex}`,
    'https://x.test/',
    '/pricing',
    '/TASK-1',
    '/@ada',
  ],
]
const keys = [
  ...new Set(
    allRoutes.flatMap(({ query }) => Object.entries(query).flatMap(([name, { keys }]) => [name, ...(keys ?? [])])),
  ),
]
const values = [
  hex,
  'true',
  '1',
  'search',
  '%',
  '%E0%A4%A',
  '{"type":"search"}',
  '{"a":'.repeat(40),
  '[['.repeat(80),
  'eyJhIjoxfQ==',
  '=',
  'ü',
  '',
]
/** What breaks parsers. */
const pieces = [
  ...[
    '/',
    '//',
    '\\',
    '..',
    '%2e%2e',
    '%',
    '%00',
    '%zz',
    '%C3',
    '%E0%A4%A',
    '#',
    '?',
    '&',
    '=',
    '@',
    ':',
    ';',
    ' ',
    '\t',
    '\n',
    '\0',
  ],
  ...[
    '\ud800',
    '\udfff',
    '😀',
    '\u202e',
    'ſ',
    'İ',
    'xn--',
    '[::1]',
    '-',
    '.',
    '+',
    '{',
    '"',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...['native/', 'fr-fr/', 'ebd/', 'TASK-1', 'A'.repeat(300)],
]
/** What is slow to read when it is read carelessly. */
const longPieces = [
  ...['-'.repeat(2_000), '/a'.repeat(500), '&p=1'.repeat(500), '%41'.repeat(700), 'ü'.repeat(1_000), 'a-1'.repeat(900)],
  ...[
    '中'.repeat(3_000),
    '?'.repeat(2_000),
    '%2F'.repeat(1_500),
    'a.'.repeat(2_000),
    '/'.repeat(4_000),
    ' '.repeat(4_000),
  ],
]

function meantUrl(): string {
  const query = Array.from({ length: below(4) }, () => `${one(keys)}=${one(values)}`).join('&')
  return `${one(hosts)}${one(paths)}${query && `?${query}`}${one(['', '', `#${hex}`, '#%'])}`
}

function mutated(url: string): string {
  const at = below(url.length + 1)
  const to = Math.min(url.length, at + below(6))
  switch (below(5)) {
    case 0:
      return url.slice(0, at) + one(below(20) ? pieces : longPieces) + url.slice(at)
    case 1:
      return url.slice(0, at) + url.slice(to)
    case 2:
      return url.slice(0, at) + String.fromCharCode(below(below(2) ? 128 : 65_536)) + url.slice(to)
    case 3:
      return url.slice(0, to) + url.slice(at)
    default:
      return random() < 0.5 ? url.toUpperCase() : url.slice(0, at) + one(paths)
  }
}

function randomUrl(): string {
  if (below(10) === 0) return Array.from({ length: below(40) }, () => String.fromCharCode(below(256))).join('')
  let url = meantUrl()
  for (let changes = below(5); changes > 0; changes--) url = mutated(url)
  return url
}

/** Of the processor, and the best of several: by the clock the time of other programs counts too, and once in a while the collector's. */
function settledMs(read: () => unknown): number {
  const AT_ONCE = 40
  const worked = (): number => {
    const before = process.cpuUsage()
    for (let i = 0; i < AT_ONCE; i++) read()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / AT_ONCE
  }
  return Math.min(...Array.from({ length: 10 }, worked))
}

/** What was only held up by another program is quick the next time. */
function isQuickAgain(read: () => unknown): boolean {
  return Array.from({ length: 3 }).some(() => {
    const start = performance.now()
    read()
    return performance.now() - start <= MAX_MS
  })
}

function takesLong(url: string, context: RouteContext): boolean {
  if (isQuickAgain(() => parseRoute(url, context))) return false
  const ms = settledMs(() => parseRoute(url, context))
  return ms > MAX_MS && ms > MAX_TIMES * settledMs(() => URL.canParse(url, context.baseUrl))
}

it('what is mutated leads to every route', () => {
  const [context] = contexts as [RouteContext]
  const names = new Set<string>(paths.map(path => parseRoute(path, context).name))
  expect(allRoutes.map(({ name }) => name).filter(name => !names.has(name))).toEqual([])
})

it(`any text is read without a throw, soon (SEED=${seed})`, () => {
  for (let i = 0; i < COUNT; i++) {
    const url = randomUrl()
    const context = one(contexts)
    const start = performance.now()
    try {
      parseRoute(url, context)
    } catch (error) {
      throw new Error(`threw on ${JSON.stringify(url)}`, { cause: error })
    }
    if (performance.now() - start > MAX_MS && takesLong(url, context))
      expect.fail(`${url.length} characters take too long: ${JSON.stringify(url).slice(0, 500)}`)
  }
})
