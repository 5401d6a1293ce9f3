// What people write when they mean an address.
import { isSafeHref } from '@sheaf/core/links/safe-link'

/** An address without what every address has, as people say it. */
export function spokenAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname } = new URL(address)
  return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '')
}

/** The address that a text stands for, with its scheme; null when it is none, or one that could run something. */
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
