// First segments that are never the name of a workspace or a page, since such a name would take over an address of the app.
import { downloadSegments } from './classify-path'
import { developmentSegments, isLocaleSegment, marketingSegments } from './marketing'
import { firstSegments } from './match'

const words = (...lines: readonly string[]): string[] => lines.flatMap(line => line.split(' '))

/** Paths that the server answers itself. */
const serviceSegments = words(
  'bot api signed image images internal getStatus status f _assets oauth2 v1 eap sip scim auth saml sso',
  'userSessionAuth syncCookies productAuth calendarAuth audioProcessorAuth authSync',
)

const reserved: ReadonlySet<string> = new Set(
  [
    ...serviceSegments,
    ...marketingSegments,
    ...developmentSegments,
    ...downloadSegments,
    ...words('logincallback logoutcallback join install setlocale space server'),
    ...firstSegments,
  ].map(segment => segment.toLowerCase()),
)

export const isReservedSegment = (segment: string): boolean =>
  reserved.has(segment.toLowerCase()) || isLocaleSegment(segment)
