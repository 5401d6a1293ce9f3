// What an address leads to. The answer is small and kept for an hour. Its pictures are addresses of the other host, which browsers
// load by way of our server only (files/image-routes.ts).
import type { UnfurledUrl } from '@sheaf/core/api/link/unfurl-url'
import { SheafError } from '@sheaf/core/errors'
import { embedOf } from '@sheaf/core/kinds/embed-address'
import { limits } from '@sheaf/core/limits'
import { serverLimits } from '@sheaf/core/server-limits'
import { LRUCache } from 'lru-cache'
import type { Outgoing, OutgoingAnswer } from '../outgoing/outgoing'
import { type OEmbed, oEmbedAddress, readOEmbed } from './o-embed'
import { type PageHead, readHead } from './read-head'

export interface Unfurler {
  /** `mayAsk` is called before another host is asked, and throws when somebody asks too much. */
  readonly unfurl: (url: string, mayAsk: () => Promise<unknown>) => Promise<UnfurledUrl>
}

export function createUnfurler(outgoing: Outgoing): Unfurler {
  const kept = new LRUCache<string, Promise<UnfurledUrl>>({ max: 2_000, ttl: serverLimits.unfurlCacheMs })
  return {
    unfurl: async (given, mayAsk) => {
      const url = readAddress(given)
      const known = kept.get(url)
      if (known) return known
      await mayAsk()
      const meanwhile = kept.get(url)
      if (meanwhile) return meanwhile
      const asked = ask(outgoing, url)
      kept.set(url, asked)
      // What failed may succeed in a minute.
      asked.catch(() => kept.delete(url))
      return asked
    },
  }
}

function readAddress(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new SheafError('UserValidationError', { debugMessage: 'Enter a link to a web page.' })
  url.hash = ''
  return url.href
}

async function ask(outgoing: Outgoing, url: string): Promise<UnfurledUrl> {
  const got = await outgoing.get(url, {
    accept: 'text/html,application/xhtml+xml,*/*;q=0.5',
    maxBytes: serverLimits.maxUnfurlBytes,
    beyond: 'cut',
  })
  const embed = embedOf(url)?.embedUrl ?? embedOf(got.url)?.embedUrl
  if (got.status >= 400 && !embed)
    throw new SheafError('UnfurlResponseError', { debugMessage: `The page returned an error (${got.status}).` })
  if (got.status >= 400) return { url: got.url, ...shown({ embed }) }
  if (got.type.startsWith('image/')) return { url: got.url, ...shown({ title: lastPart(got.url), image: got.url }) }
  if (!/html|xml/.test(got.type)) return { url: got.url, ...shown({ title: lastPart(got.url), embed }) }

  const head = headOf(got)
  const said = await discover(outgoing, head, got.url)
  const { meta } = head
  return {
    url: got.url,
    ...shown({
      title: cut(
        meta.get('og:title') ?? meta.get('twitter:title') ?? head.title ?? said?.title,
        limits.maxNameCharacters,
      ),
      description: cut(
        meta.get('og:description') ?? meta.get('twitter:description') ?? meta.get('description'),
        limits.maxDescriptionCharacters,
      ),
      icon: iconOf(head, got.url),
      image: within(
        meta.get('og:image') ?? meta.get('og:image:url') ?? meta.get('twitter:image') ?? said?.image,
        got.url,
      ),
      embed: embed ?? said?.frame,
    }),
  }
}

/** Pages say in their head where they describe themselves. */
async function discover(outgoing: Outgoing, head: PageHead, base: string): Promise<OEmbed | undefined> {
  const address = oEmbedAddress(head, base)
  if (!address) return undefined
  const got = await outgoing
    .get(address, { accept: 'application/json', maxBytes: serverLimits.maxUnfurlBytes, beyond: 'refuse' })
    .catch(() => undefined)
  return got?.status === 200 ? readOEmbed(got.bytes.toString('utf8'), base) : undefined
}

function headOf({ bytes, charset }: OutgoingAnswer): PageHead {
  const said = charset ?? readHead(bytes.subarray(0, 4096).toString('latin1')).charset
  return readHead(decoderFor(said).decode(bytes))
}
function decoderFor(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset ?? 'utf-8')
  } catch {
    return new TextDecoder('utf-8')
  }
}

/** The largest that is no drawing: those are not drawn anew by us. */
function iconOf(head: PageHead, base: string): string | undefined {
  const icons = head.links.filter(
    link =>
      link.rel.some(word => word === 'icon' || word === 'apple-touch-icon') &&
      !link.type.includes('svg') &&
      !/\.svg\b/i.test(link.href),
  )
  const size = (sizes: string): number => Number(/^(\d+)x/i.exec(sizes)?.[1] ?? 16)
  const [best] = icons.sort((a, b) => Math.min(size(b.sizes), 192) - Math.min(size(a.sizes), 192))
  return within(best?.href ?? '/favicon.ico', base)
}

/** An address as the page means it; only of the web. */
function within(address: string | undefined, base: string): string | undefined {
  if (address === undefined || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.href.length <= limits.maxUrlCharacters
    ? url.href
    : undefined
}

const lastPart = (url: string): string | undefined => new URL(url).pathname.split('/').at(-1) || undefined
const cut = (text: string | undefined, most: number): string | undefined =>
  text && Array.from(text).slice(0, most).join('')
const shown = (fields: Omit<UnfurledUrl, 'url'> | Record<string, string | undefined>): Omit<UnfurledUrl, 'url'> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
