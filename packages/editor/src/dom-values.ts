// What of a record's values may reach the DOM, and as what. Records are written by other people: an address or a colour is
// shown only when it is one.
import { isSafeHref } from '@sheaf/core/links/safe-link'
import { isContentColor } from '@sheaf/core/text/safe-values'

/** The href attribute of a link, or nothing for an address that could run something. */
export const safeHref = (href: string): { href?: string } => (isSafeHref(href) ? { href } : {})

export const contentColor = (value: string): string => (isContentColor(value) ? value : 'default')

export { isSafeHref } from '@sheaf/core/links/safe-link'
