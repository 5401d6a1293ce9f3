// Who is calling, judged before the body is read: the cookie's session, and the active user, who must be in it.
import type { Access } from '@sheaf/core/api/define'
import { answerHeaderNames, requestHeaderNames } from '@sheaf/core/api/headers'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearedCookies, deviceCookie, readSessionToken, sessionCookie, usersCookie } from '../auth/session-cookies'
import type { Session } from '../auth/sessions'
import { readLanguages } from './accept-language'
import type { Browser } from './context'
import type { Services } from './server-parts'

export interface Caller {
  readonly session: Session | undefined
  readonly userId: Uuid | undefined
  readonly browser: Browser
}

export async function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
  services: Services,
): Promise<Caller> {
  const caller = await findCaller(request, reply, services)
  const { session, userId } = caller
  if (access === 'signed-in') {
    if (!session)
      throw new SheafError('ForbiddenError', {
        debugMessage: 'You’re not signed in. Sign in and try again.',
        clientData: { type: 'not_signed_in' },
      })
    if (!userId)
      throw new SheafError('ForbiddenError', {
        debugMessage: 'This account isn’t signed in on this device.',
        clientData: { type: 'user_not_in_session' },
      })
  }
  if (userId) reply.header(answerHeaderNames.userId, userId)
  return caller
}

/** Whoever it is, or nobody. The answer may have begun. */
export async function findCaller(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<Caller> {
  const claimed = claimOf(request)
  const session = await services.sessions.find(readSessionToken(request.headers.cookie))
  if (session) await services.sessions.seen(session, request.headers['user-agent'] ?? '')
  return {
    session,
    userId: activeUser(session, claimed),
    browser: browserOf(request, reply, claimed, services),
  }
}

type Claim = { readonly made: false } | { readonly made: true; readonly userId: Uuid | undefined }

function claimOf(request: FastifyRequest): Claim {
  const header = request.headers[requestHeaderNames.activeUserId]
  return header === undefined ? { made: false } : { made: true, userId: parseUuid(header) ?? undefined }
}

/** The claimed one if it is in the session, the first one without a claim, else nobody. */
function activeUser(session: Session | undefined, claim: Claim): Uuid | undefined {
  if (!claim.made) return session?.userIds[0]
  return session?.userIds.find(id => id === claim.userId)
}

function browserOf(request: FastifyRequest, reply: FastifyReply, claim: Claim, services: Services): Browser {
  const rules = { secure: services.origins.secure() }
  const token = readSessionToken(request.headers.cookie)
  return {
    address: request.ip,
    languages: readLanguages(request.headers['accept-language']),
    claimedUserId: claim.made ? claim.userId : undefined,
    keep: (issued, userId) => {
      reply.header('set-cookie', [sessionCookie(issued.token, rules), usersCookie(issued.session, rules)])
      reply.header(answerHeaderNames.userId, userId)
    },
    update: session =>
      void reply.header('set-cookie', [...(token ? [sessionCookie(token, rules)] : []), usersCookie(session, rules)]),
    forget: () => {
      reply.header('set-cookie', clearedCookies(rules))
      reply.removeHeader(answerHeaderNames.userId)
    },
    trier: async email => ({
      account: email,
      address: request.ip,
      device: await services.knownDevices.find(request.headers.cookie, email),
    }),
    remember: async email => {
      const value = await services.knownDevices.remember(request.headers.cookie, email)
      reply.header('set-cookie', deviceCookie(value, services.knownDevices.lifeMs, rules))
    },
  }
}
