// Where Sheaf lives on the web. The port may be known only after listening, so the address is asked for when it is needed.
import type { Settings } from '../settings'

export interface Origins {
  /** Without a slash at the end. */
  readonly baseUrl: () => string
  /** Exactly the origins whose pages may make calls and open the socket. */
  readonly isOurs: (origin: string) => boolean
  /** Cookies are Secure everywhere but on localhost. */
  readonly secure: () => boolean
  /** Where pages may load files from. They come from there only where it is set: a name that leads nowhere shows nothing. */
  readonly filesOrigin: () => string
  readonly listeningOn: (port: number) => void
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

export function createOrigins(settings: Pick<Settings, 'baseUrl' | 'filesOrigin' | 'port'>): Origins {
  let port = settings.port
  const base = (): URL => new URL(settings.baseUrl ?? `http://localhost:${port}`)
  const isLocal = (): boolean => loopback.includes(base().hostname)
  /** The machine itself has three names; cookies are kept apart by name, so each is an origin of its own. */
  const ours = (): string[] => {
    const { origin, hostname, protocol } = base()
    if (!isLocal()) return [origin]
    const suffix = origin.slice(`${protocol}//${hostname}`.length)
    return loopback.map(name => `${protocol}//${name}${suffix}`)
  }
  return {
    baseUrl: () => base().origin,
    isOurs: origin => ours().includes(origin),
    secure: () => !isLocal(),
    filesOrigin: () => settings.filesOrigin ?? `${base().protocol}//files.${base().host}`,
    listeningOn: actual => {
      port = actual
    },
  }
}
