// oEmbed, where a page offers it: a title, a picture, and a frame. Of the frame only its address is taken, and only over https.
import type { PageHead } from './read-head'
import { textOf } from './read-head'

export interface OEmbed {
  readonly title?: string
  readonly image?: string
  readonly frame?: string
}

export function oEmbedAddress(head: PageHead, base: string): string | undefined {
  const link = head.links.find(found => found.rel.includes('alternate') && found.type === 'application/json+oembed')
  return link && URL.canParse(link.href, base) ? new URL(link.href, base).href : undefined
}

export function readOEmbed(json: string, base: string): OEmbed | undefined {
  let answer: unknown
  try {
    answer = JSON.parse(json)
  } catch {
    return undefined
  }
  if (typeof answer !== 'object' || answer === null) return undefined
  const { title, thumbnail_url, html } = answer as Readonly<Record<string, unknown>>
  const frame = typeof html === 'string' ? frameIn(html, base) : undefined
  return {
    ...(typeof title === 'string' ? { title: textOf(title) } : {}),
    ...(typeof thumbnail_url === 'string' ? { image: thumbnail_url } : {}),
    ...(frame ? { frame } : {}),
  }
}

function frameIn(html: string, base: string): string | undefined {
  const [, double, single] =
    /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]{1,2048})"|'([^']{1,2048})')/i.exec(html.slice(0, 20_000)) ?? []
  const source = textOf(double ?? single ?? '')
  if (!source || !URL.canParse(source, base)) return undefined
  const url = new URL(source, base)
  return url.protocol === 'https:' ? url.href : undefined
}
