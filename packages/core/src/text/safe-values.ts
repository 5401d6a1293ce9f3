// What of a text's values may leave it, and as what. Texts are written by other people and come from other programs: an
// address, a colour or an inline atom is taken only when it is one.
import type { Json } from '../validation/checks'
import type { Embed } from './rich-text'

/** Colours are names of the palette, with `_background` for the fill. */
export const isContentColor = (value: string): boolean => /^[a-z]{1,16}(_background)?$/.test(value)

/** What an inline atom reads as while nothing better is known of what it names. */
export function embedLabel({ k, v }: { readonly k: string; readonly v: readonly unknown[] }): string {
  if (k === 'e') return typeof v[0] === 'string' ? v[0] : ''
  const date =
    k === 'd' && typeof v[0] === 'object' && v[0] !== null ? (v[0] as Record<string, unknown>)['start_date'] : undefined
  return typeof date === 'string' ? `@${date}` : '@'
}

/** An inline atom that came from outside, or null when it is none. */
export function embedOfJson(value: unknown): Embed | null {
  if (typeof value !== 'object' || value === null || !('k' in value) || !('v' in value)) return null
  const { k, v } = value
  return typeof k === 'string' && /^[a-z]{1,8}$/.test(k) && Array.isArray(v) ? { k, v: v as Json[] } : null
}
