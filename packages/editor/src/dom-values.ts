// What of a record's values may reach the DOM, and as what. Records are written by other people: an address or a colour is
// shown only when it is one.

const addresses = /^(https?:|mailto:|tel:)/i

/** The href attribute of a link, or nothing for an address that could run something. */
export const safeHref = (href: string): { href?: string } => (isSafeHref(href) ? { href } : {})
// Control characters and spaces are cut first: browsers ignore them inside a scheme.
// oxlint-disable-next-line no-control-regex
export const isSafeHref = (href: string): boolean =>
  addresses.test(href.replaceAll(/[\u0000-\u0020]/g, '')) || /^[/#?]/.test(href)

/** Colours are names of the palette, with `_background` for the fill. */
export const contentColor = (value: string): string => (/^[a-z]{1,16}(_background)?$/.test(value) ? value : 'default')

/** What an inline atom reads as while nothing better is known of what it names. */
export function embedLabel({ k, v }: { readonly k: string; readonly v: readonly unknown[] }): string {
  if (k === 'e') return String(v[0] ?? '')
  const date =
    k === 'd' && typeof v[0] === 'object' && v[0] !== null ? (v[0] as Record<string, unknown>)['start_date'] : undefined
  return typeof date === 'string' ? `@${date}` : '@'
}
