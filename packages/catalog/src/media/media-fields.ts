// The fields that blocks with a file, an address or a picture have in common, and what of them is let through: blocks are
// written by other people and come from other programs.
import { fileName, readAttachment } from '@sheaf/core/files/attachment'
import type { RichText } from '@sheaf/core/text/rich-text'
import { type Check, custom, type Json, moreThan, oneOf } from '@sheaf/core/validation/checks'

type Fields = Readonly<Record<string, Json>>

/** A text as fields hold it. */
export const written = (text: string): Json => (text === '' ? [] : [[text]])

export const isRichText = (value: unknown): value is RichText & Json =>
  Array.isArray(value) && value.every(item => Array.isArray(item) && typeof item[0] === 'string')

/** What a field says, without marks. */
export function plainField(fields: object | null | undefined, name: string): string {
  const value = (fields as Fields | null | undefined)?.[name]
  if (typeof value === 'string') return value
  return isRichText(value) ? value.map(([text]) => text).join('') : ''
}
export function numberField(fields: object | null | undefined, name: string): number | null {
  const value = (fields as Fields | null | undefined)?.[name]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/** An address of the web, or null. What has no scheme and looks like a host gets one when `typed` by a person. */
export function webAddress(text: string, typed = false): string | null {
  const trimmed = text.trim()
  const whole = typed && /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(trimmed) ? `https://${trimmed}` : trimmed
  if (!/^https?:\/\/[^\s/]+/i.test(whole) || /\s/.test(whole)) return null
  return URL.canParse(whole) ? whole : null
}

/** Where a block's file or page may come from: the web, or a file of ours. */
export const safeSource = (text: string): string | null =>
  readAttachment(text.trim()) ? text.trim() : webAddress(text)

/** The source of a block, or '' when it has none that may be shown. */
export const sourceOf = (properties: object | null | undefined, name = 'source'): string =>
  safeSource(plainField(properties, name)) ?? ''

/** What a file is called: by its block, by its source, or by the end of its address. */
export function nameOfSource(source: string): string {
  const attachment = readAttachment(source)
  if (attachment) return attachment.name
  if (!URL.canParse(source)) return ''
  const { pathname, hostname } = new URL(source)
  const last = pathname.split('/').findLast(part => part !== '')
  return last ? fileName(decoded(last)) : hostname
}
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const richText: Check<Json> = custom((value): value is Json => isRichText(value), 'rich text', {
  type: 'array',
})
export const source: Check<Json> = custom(
  (value): value is Json =>
    isRichText(value) && (value.length === 0 || safeSource(value.map(([t]) => t).join('')) !== null),
  'a web address or a file',
  { type: 'array' },
)
export const length = moreThan(0) as Check<Json>
const alignment = oneOf('start', 'center', 'end') as Check<Json>

type Alignment = 'start' | 'center' | 'end'
export function alignmentOf(format: object | null | undefined): Alignment {
  const value = (format as Fields | null | undefined)?.['block_alignment']
  return value === 'start' || value === 'end' ? value : 'center'
}

/** What every block with a picture or a file knows. */
export const mediaProperties = { source, caption: richText, size: richText } as const
export const mediaFormat = {
  block_width: length,
  block_height: length,
  block_aspect_ratio: length,
  block_alignment: alignment,
} as const
