// Which addresses outgoing requests may connect to: those of the public internet, and what the operator named.
import ipaddr from 'ipaddr.js'

/** Public unicast only. IPv4 in an IPv6 coat (mapped, compatible, NAT64, 6to4, Teredo) is judged as what it leads to or refused. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.range() === 'unicast'
  // Only 2000::/3 is given out to the world; the library calls more than that unicast.
  return address.range() === 'unicast' && ((address as ipaddr.IPv6).parts[0] as number) >> 13 === 1
}

/** The address in a URL's host, without the brackets of IPv6; undefined for names. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(bare) ? bare : undefined
}

/** Services that understand no HTTP and could be made to do something by it sit below 1024. */
export const isWebPort = (port: string): boolean => ['', '80', '443'].includes(port) || Number(port) >= 1024

/** `host` allows every port of it, `host:port` one. */
export const isAllowed = (url: URL, allow: readonly string[]): boolean =>
  allow.includes(url.hostname) ||
  allow.includes(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`)
