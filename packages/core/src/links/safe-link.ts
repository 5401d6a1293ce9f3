// Which links may be followed (client-platform.md 5.3). Text from other people becomes a link only after asking here.

/** Hosts that exist to find out who follows a link. */
const blockedHosts =
  'grabify.link iplogger.org iplogger.com iplogger.ru 2no.co yip.su iplis.ru blasze.com leancoding.co stopify.co spottyfly.com fortnitechat.site'.split(
    ' ',
  )

/** As few bytes as can be: it is part of the first load. */
const allowedProtocols: ReadonlySet<string> = new Set(
  'http: https: mailto: itms-apps: tel: sheaf-calendar: sheaf-calendar-local: x-apple.systempreferences: zoommtg: sheaf-mail-local: sheaf-mail-dev: sheaf-mail-staging: sheaf-mail: vscode: attachment:'.split(
    ' ',
  ),
)

/** Browsers read past these, wherever they stand. */
const unseen = /[\p{Cc}\s]+/gu
/** A host with a port looks like a scheme; no scheme has a dot and nothing but digits behind it. */
const hostWithPort = /^(?:localhost|[\w-]+(?:\.[\w-]+)+):\d{1,5}(?:[\\/?#]|$)/i

function protocolOf(link: string): string | null {
  if (hostWithPort.test(link)) return null
  return /^[a-z][a-z\d+.-]*:/i.exec(link)?.[0].toLowerCase() ?? null
}

/** The host a link leads to; null where it names none. */
function hostOf(link: string, protocol: string | null): string | null {
  if (protocol === null && /^(?:[?#]|[\\/](?![\\/]))/.test(link)) return null
  const whole = protocol === null ? `https://${link.replace(/^[\\/]+/, '')}` : link
  return URL.canParse(whole) ? new URL(whole).hostname || null : null
}

const isBlocked = (host: string): boolean =>
  blockedHosts.some(blocked => host === blocked || host.endsWith(`.${blocked}`) || host === `${blocked}.`)

interface LinkRules {
  /** Lets links through that have no protocol: a path, or a host somebody wrote without one. */
  readonly allowsNoProtocol?: boolean
}

export function isSafeLink(link: string, { allowsNoProtocol = false }: LinkRules = {}): boolean {
  const seen = link.replace(unseen, '')
  const protocol = protocolOf(seen)
  const host = hostOf(seen, protocol)
  if (seen === '' || (host !== null && isBlocked(host))) return false
  return protocol === null ? allowsNoProtocol : allowedProtocols.has(protocol)
}

/** What a link in a text may lead to: another place, or one of our own by its path. */
export const isSafeHref = (href: string): boolean => isSafeLink(href, { allowsNoProtocol: /^[/#?]/.test(href) })

/** An address of the web, and nothing else that a browser could open. */
export function isWebUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/** The text without the addresses in it. */
export const withoutUrls = (text: string): string => text.replace(/\b(?:https?|ftp):\/\/\S*/gi, '')
