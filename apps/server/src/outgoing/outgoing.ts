// The only way out: every request to an address that a person gave goes through here. A name is resolved once and the connection
// goes to the address that was judged, so a second answer of the DNS cannot lead elsewhere; every redirect is judged anew. Time
// and bytes are capped. Whatever goes wrong is told in one way, or the answers would map the network behind us.
import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { SheafError } from '@sheaf/core/errors'
import { serverLimits } from '@sheaf/core/server-limits'
import { Agent, type Dispatcher, request } from 'undici'
import { version } from '../version'
import { isAllowed, isPublicAddress, isWebPort, literalAddress } from './public-address'
import { readLimited } from './read-limited'

interface Resolved {
  readonly address: string
  readonly family: number
}
export interface OutgoingOptions {
  /** `host` or `host:port` that may be reached although they are private. */
  readonly allow: readonly string[]
  /** The system's resolver, unless a test brings its own. */
  readonly resolve?: (hostname: string) => Promise<readonly Resolved[]>
}
interface OutgoingRequest {
  readonly accept: string
  readonly maxBytes: number
  /** What happens to the bytes beyond: `cut` keeps what there is, `refuse` fails. */
  readonly beyond: 'cut' | 'refuse'
}
export interface OutgoingAnswer {
  /** Where it came from after redirects. */
  readonly url: string
  readonly status: number
  /** As the other host says: media type in lower case, without parameters. */
  readonly type: string
  readonly charset: string | undefined
  readonly bytes: Buffer
}
export interface Outgoing {
  /** Throws NetworkError when there is no answer to be had, for whatever reason. */
  readonly get: (url: string, wanted: OutgoingRequest) => Promise<OutgoingAnswer>
  readonly close: () => Promise<void>
}

const USER_AGENT = `Mozilla/5.0 (compatible; Sheaf/${version}; link preview)`
const redirects = new Set([301, 302, 303, 307, 308])

const unreachable = (): SheafError => new SheafError('NetworkError', { debugMessage: 'Couldn’t reach this link.' })

export function createOutgoing({ allow, resolve = resolveAll }: OutgoingOptions): Outgoing {
  /** One pool for addresses that are judged and one for those named by the operator, so that no connection is used for both. */
  const judged = agentWith(async hostname =>
    (await resolve(hostname)).filter(({ address }) => isPublicAddress(address)),
  )
  const named = agentWith(resolve)

  const dispatcherFor = (url: URL): Dispatcher => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw unreachable()
    if (url.username || url.password) throw unreachable()
    if (isAllowed(url, allow)) return named
    // A literal address is never looked up, so the resolver above does not see it.
    const literal = literalAddress(url.hostname)
    if (!isWebPort(url.port) || (literal !== undefined && !isPublicAddress(literal))) throw unreachable()
    return judged
  }

  const follow = async (given: string, wanted: OutgoingRequest, signal: AbortSignal): Promise<OutgoingAnswer> => {
    let url = new URL(given)
    for (let hops = 0; hops <= serverLimits.maxRedirects; hops++) {
      const { statusCode, headers, body } = await request(url, {
        dispatcher: dispatcherFor(url),
        method: 'GET',
        headers: {
          accept: wanted.accept,
          'user-agent': USER_AGENT,
          'accept-encoding': 'gzip',
          'accept-language': 'en',
        },
        signal,
      })
      const location = redirects.has(statusCode) ? first(headers['location']) : undefined
      if (location === undefined) {
        const [type = '', ...parameters] = (first(headers['content-type']) ?? '').split(';').map(part => part.trim())
        return {
          url: url.href,
          status: statusCode,
          type: type.toLowerCase(),
          charset: parameters.flatMap(part => /^charset="?([\w:.-]+)"?$/i.exec(part)?.[1] ?? [])[0],
          bytes: await readLimited(body, first(headers['content-encoding']), wanted),
        }
      }
      body.on('error', () => {}).destroy()
      url = new URL(location, url)
    }
    throw unreachable()
  }

  return {
    get: async (url, wanted) => {
      try {
        return await follow(url, wanted, AbortSignal.timeout(serverLimits.outgoingTimeoutMs))
      } catch {
        throw unreachable()
      }
    },
    close: async () => {
      await Promise.all([judged.destroy(), named.destroy()])
    },
  }
}

function agentWith(resolve: (hostname: string) => Promise<readonly Resolved[]>): Agent {
  const lookup: LookupFunction = (hostname, options, done) => {
    const answer = async (): Promise<void> => {
      const found = await resolve(hostname).catch(() => [])
      const [best] = found
      if (!best) done(new Error('no address that may be connected to'), '', 4)
      else if (options.all) done(null, [...found])
      else done(null, best.address, best.family)
    }
    void answer()
  }
  return new Agent({
    connect: { lookup, timeout: serverLimits.outgoingTimeoutMs },
    connections: 16,
    pipelining: 1,
    keepAliveTimeout: 1_000,
    headersTimeout: serverLimits.outgoingTimeoutMs,
    bodyTimeout: serverLimits.outgoingTimeoutMs,
  })
}

const resolveAll = (hostname: string): Promise<readonly Resolved[]> => systemLookup(hostname, { all: true })
const first = (header: string | string[] | undefined): string | undefined => [header].flat()[0]
