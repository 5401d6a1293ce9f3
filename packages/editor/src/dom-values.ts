// What of a record's values may reach the DOM, and as what. Records are written by other people: an address or a colour is
// shown only when it is one.

const addresses = /^(https?:|mailto:|tel:)/i

/** The href attribute of a link, or nothing for an address that could run something. */
export const safeHref = (href: string): { href?: string } => (isSafeHref(href) ? { href } : {})
/** A list of what is let through: whatever is written in front of a scheme makes it none of these. */
export const isSafeHref = (href: string): boolean => addresses.test(href.trim()) || /^[/#?]/.test(href)

/** Colours are names of the palette, with `_background` for the fill. */
export const contentColor = (value: string): string => (/^[a-z]{1,16}(_background)?$/.test(value) ? value : 'default')

/** What an inline atom reads as while nothing better is known of what it names. */
export function embedLabel({ k, v }: { readonly k: string; readonly v: readonly unknown[] }): string {
  if (k === 'e') return typeof v[0] === 'string' ? v[0] : ''
  const date =
    k === 'd' && typeof v[0] === 'object' && v[0] !== null ? (v[0] as Record<string, unknown>)['start_date'] : undefined
  return typeof date === 'string' ? `@${date}` : '@'
}
