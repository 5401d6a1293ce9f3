// Which routes belong together.
import type { RouteName } from './all'

export const routeGroups = {
  openWithoutLogin: [
    'front',
    'invoiceRedirect',
    'unsubscribe',
    'upcomingInvoice',
    'invoiceById',
    'templatesRedirect',
    'communityRedirect',
    'guideRedirect',
  ],
  /** Their content reads like a page. */
  pageLike: ['page', 'chat', 'meet', 'team', 'posts'],
  authCallbacks: [
    'appleAuthCallback',
    'googleAuthCallback',
    'microsoftAuthCallback',
    'loginWithEmail',
    'loginSuccess',
    'samlAuthCallback',
    'passkeyAuthCallback',
    'passkeyRegistrationCallback',
    'trelloAuthCallback',
    'asanaAuthCallback',
    'slackAuthCallback',
    'passwordResetCallback',
    'externalAuthCallback',
    'externalAuthNativeCallback',
  ],
} as const satisfies Record<string, readonly RouteName[]>

type RouteGroup = keyof typeof routeGroups

export const isInGroup = (name: RouteName, group: RouteGroup): boolean =>
  (routeGroups[group] as readonly RouteName[]).includes(name)
