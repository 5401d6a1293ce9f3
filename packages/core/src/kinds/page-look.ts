// How a page looks: the fields of its format, the same for everyone. Fields that are not set have their defaults.
import type { BlockValue } from '../records/block'

export const pageFonts = ['default', 'serif', 'mono'] as const
export type PageFont = (typeof pageFonts)[number]

export interface PageLook {
  /** An emoji, or the address of a picture. */
  readonly icon: string | null
  readonly cover: string | null
  /** What of the cover is seen: 0 its upper edge, 1 its lower. */
  readonly coverPosition: number
  readonly font: PageFont
  readonly isFullWidth: boolean
  readonly isSmallText: boolean
  readonly isLocked: boolean
}
type WithFormat = Pick<BlockValue, 'format'>

export const isLocked = (page: WithFormat | undefined): boolean => page?.format?.['block_locked'] === true

export function pageLook(page: WithFormat | undefined): PageLook {
  const format = (page?.format ?? {}) as Readonly<Record<string, unknown>>
  const words = (name: string): string | null => {
    const value = format[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const position = format['page_cover_position']
  return {
    icon: words('page_icon'),
    cover: words('page_cover'),
    coverPosition: typeof position === 'number' ? Math.min(1, Math.max(0, position)) : 0.5,
    font: pageFonts.find(font => font === format['page_font']) ?? 'default',
    isFullWidth: format['page_full_width'] === true,
    isSmallText: format['page_small_text'] === true,
    isLocked: isLocked(page),
  }
}

/** A picture rather than an emoji: an address, ours or another's. */
export const isPicture = (value: string): boolean => /^(https?:|attachment:|\/)/.test(value)

/** Its views stand where other pages have their text. */
export const isDatabasePage = ({ view_ids, format }: Pick<BlockValue, 'view_ids' | 'format'>): boolean =>
  view_ids !== undefined || format?.['begin_with_view'] !== undefined
