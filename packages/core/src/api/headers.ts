// Header names of both directions (api.md) and the rules by which a client sends them. All of them are hints: the session
// cookie is the only authority.

export const requestHeaderNames = {
  clientVersion: 'x-sheaf-client-version',
  desktopVersion: 'x-sheaf-desktop-version',
  mobileVersion: 'x-sheaf-mobile-version',
  apiVersion: 'sheaf-version',
  activeUserId: 'x-sheaf-active-user-id',
  auditLogPlatform: 'x-sheaf-audit-log-platform',
  userFlow: 'x-sheaf-user-flow',
  spaceId: 'x-sheaf-space-id',
  spaceShortId: 'x-sheaf-space-short-id',
  cell: 'x-sheaf-cell',
} as const

export const answerHeaderNames = { requestId: 'x-sheaf-request-id', userId: 'x-sheaf-user-id' } as const

export type RequestHints = { readonly [K in keyof typeof requestHeaderNames]?: string | undefined }

/** The headers of a request. A known short id drops the space id, and a cell named 'disabled' is not sent. */
export function requestHeaders(hints: RequestHints): Record<string, string> {
  const sent: RequestHints = {
    ...hints,
    ...(hints.spaceShortId ? { spaceId: undefined } : {}),
    ...(hints.cell === 'disabled' ? { cell: undefined } : {}),
  }
  const headers: Record<string, string> = {}
  for (const key of Object.keys(requestHeaderNames) as (keyof typeof requestHeaderNames)[]) {
    const value = sent[key]
    if (value) headers[requestHeaderNames[key]] = value
  }
  return headers
}
