// Addresses as people write them.
import { isSafeHref } from '@sheaf/core/links/safe-link'

/** An address without scheme, `www.` and trailing slash. */
export function displayAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname } = new URL(address)
  return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '')
}

/** The address that a text means, with its scheme; null when it is none, or one that could run code. */
export function addressOf(text: string): string | null {
  const written = text.trim()
  if (written === '' || /\s/.test(written)) return null
  if (/^[a-z][a-z0-9+.-]*:/i.test(written) && !/^[\w.-]+:\d+/.test(written)) return isSafeHref(written) ? written : null
  if (written.startsWith('/')) return written
  if (/^[^\s@/]+@[\w-]+(\.[\w-]+)+$/.test(written)) return `mailto:${written}`
  // A host with a dot, or this machine with a port.
  return /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(written) ||
    /^localhost(?::\d+)?(?:\/|$)/.test(written)
    ? `https://${written}`
    : null
}
