// Whose host it is: the comparisons of hosts and paths that links are judged by (client-platform.md 5.3).

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '')

/** Hosts whose trailing labels match, 'www.' aside: the shorter is the longer's end, and more than a top-level name. */
export function isSameDomain(a: string, b: string): boolean {
  const [short, long] = [withoutWww(a), withoutWww(b)].sort((x, y) => x.length - y.length) as [string, string]
  if (short === '') return false
  return short === long || (short.includes('.') && long.endsWith(`.${short}`))
}

/** Paths that are the same as written, or after both are decoded twice. */
export const isSamePath = (a: string, b: string): boolean => a === b || decodedTwice(a) === decodedTwice(b)

function decodedTwice(path: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(path))
  } catch {
    return path
  }
}

const withoutPort = (host: string): string => host.replace(/:\d+$/, '')

/** What stands before the public domain in a host, with the port or without; null where the host is not below it. */
export function subdomainOf(host: string, publicDomain: string): string | null {
  const whole = host.toLowerCase()
  for (const domain of [publicDomain.toLowerCase(), withoutPort(publicDomain.toLowerCase())]) {
    const name = whole.endsWith(`.${domain}`) ? whole.slice(0, -domain.length - 1) : ''
    if (name !== '') return name
  }
  return null
}
