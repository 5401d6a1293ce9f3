// What a page says about itself in its head. Only strings are taken out, and none of it is ever shown as HTML, so a scan for tags
// is enough; scripts, styles and comments are passed over. Every step moves forward: no page makes it slow.

export interface PageHead {
  readonly title: string | undefined
  /** By `property` or `name`, lower case; the first of each wins. */
  readonly meta: ReadonlyMap<string, string>
  readonly links: readonly Link[]
  readonly charset: string | undefined
}
export interface Link {
  readonly rel: readonly string[]
  readonly href: string
  readonly type: string
  readonly sizes: string
}

const TAG = /<(!--|\/?[a-z][a-z0-9-]*)/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const skipped: Readonly<Record<string, string>> = {
  script: '</script',
  style: '</style',
  noscript: '</noscript',
  svg: '</svg',
}

export function readHead(html: string): PageHead {
  const meta = new Map<string, string>()
  const links: Link[] = []
  let title: string | undefined
  let charset: string | undefined
  const lower = html.toLowerCase()
  TAG.lastIndex = 0
  for (let found = TAG.exec(html); found; found = TAG.exec(html)) {
    const name = (found[1] as string).toLowerCase()
    if (name === '!--') {
      if (!jump(lower, '-->', TAG.lastIndex)) break
      continue
    }
    if (name === '/head' || name === 'body') break
    const start = TAG.lastIndex
    const end = endOfTag(html, start)
    if (end < 0) break
    TAG.lastIndex = end + 1
    if (name === 'title' && title === undefined) {
      const close = lower.indexOf('</title', end)
      if (close < 0) break
      title = textOf(html.slice(end + 1, close))
      TAG.lastIndex = close
    } else if (name === 'meta') {
      const tag = attributesOf(html.slice(start, end))
      charset ??= tag.get('charset') ?? /charset=([\w:.-]+)/i.exec(tag.get('content') ?? '')?.[1]
      const key = (tag.get('property') ?? tag.get('name') ?? tag.get('itemprop'))?.toLowerCase()
      const content = textOf(tag.get('content') ?? '')
      if (key && content && !meta.has(key)) meta.set(key, content)
    } else if (name === 'link') {
      const tag = attributesOf(html.slice(start, end))
      const href = textOf(tag.get('href') ?? '')
      if (href)
        links.push({
          rel: (tag.get('rel') ?? '').toLowerCase().split(/\s+/),
          href,
          type: (tag.get('type') ?? '').toLowerCase(),
          sizes: tag.get('sizes') ?? '',
        })
    } else if (skipped[name] && !jump(lower, skipped[name], end)) break
  }
  return { title, meta, links, charset }
}

function jump(lower: string, to: string, from: number): boolean {
  const at = lower.indexOf(to, from)
  if (at >= 0) TAG.lastIndex = at + to.length
  return at >= 0
}

/** The `>` that ends a tag; those inside quotes do not. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at++) {
    const sign = html.charAt(at)
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

function attributesOf(inside: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of inside.matchAll(ATTRIBUTE))
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), double ?? single ?? bare ?? '')
  return found
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
}

/** Character references resolved, whitespace as it is read. */
export function textOf(html: string): string {
  return html
    .replaceAll(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));?/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return named[name] ?? named[name.toLowerCase()] ?? whole
        const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal)
        return code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
      },
    )
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
