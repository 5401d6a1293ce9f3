// Where providers send people back to. The parameters are untrusted until the server has checked them.
import { device, providerError } from './carried'
import { type AnyRoute, define } from './define'
import { as, authState, flag, id, json, oneOf, text } from './parameter'

const answer = { code: text, ...providerError }
const signIn = { ...answer, ...device, state: authState }
const signInWithUser = { ...signIn, encryptedUserObject: text }
const plain = { ...answer, state: text }

/** The state of a picker of files, which comes back by the address of signing in. */
const driveState = authState.write({ callbackType: 'drive' })

export const authCallbackRoutes = [
  define('appleAuthCallback', ['/appleauthcallback'], signInWithUser),
  define('googleAuthCallback', ['/googleauthcallback'], signInWithUser, {
    refine: (params): AnyRoute => {
      if (!params.state?.callbackType?.startsWith('drive')) return { name: 'googleAuthCallback', params }
      const { state: _state, webBrowserDeviceId: _device, encryptedUserObject: _user, ...drive } = params
      return { name: 'googleDriveAuthCallback', params: drive }
    },
  }),
  define('googleDriveAuthCallback', ['/googleauthcallback'], answer, { always: { state: driveState } }),
  define('microsoftAuthCallback', ['/microsoftauthcallback'], signIn),
  define('passkeyAuthVerify', ['/passkeyauthverify'], { callbackType: text, ...providerError }),
  define('passkeyAuthCallback', ['/passkeyauthcallback'], { attestation: text, attemptId: text, ...providerError }),
  define('passkeyRegistrationVerification', ['/passkeyregistrationverification'], {
    callbackType: text,
    csrfToken: text,
    attemptId: text,
    options: json,
    ...providerError,
  }),
  define('passkeyRegistrationCallback', ['/passkeyregistrationcallback'], {
    csrfToken: text,
    attemptId: text,
    response: text,
    ...providerError,
  }),
  define('samlAuthCallback', ['/samlauthcallback'], {
    userId: id,
    isNewSignup: flag,
    token: text,
    previousUserId: id,
    csrfState: text,
    ...providerError,
  }),
  define(
    'slackAuthCallback',
    ['/slackauthcallback'],
    { ...providerError, state: text, code: text },
    {
      segments: { type: oneOf('new', 'legacy') },
      refine: ({ code, error, ...rest }) => ({
        name: 'slackAuthCallback',
        params: code
          ? { type: 'legacy', ...rest, code }
          : { type: 'new', ...rest, ...(error !== undefined && { error }) },
      }),
    },
  ),
  define('trelloAuthCallback', ['/trelloauthcallback'], plain),
  define('asanaAuthCallback', ['/asanaauthcallback'], plain),
  define('evernoteAuthCallback', ['/evernoteauthcallback'], plain),
  define('datadogAuthCallback', ['/datadogauthcallback'], {
    ...plain,
    organizationId: as(text, 'dd_oid'),
    orgName: as(text, 'dd_org_name'),
    site: text,
    domain: text,
  }),
  define('passwordResetCallback', ['/passwordresetcallback'], { state: text, password: text, ...providerError }),
  define('externalAuthCallback', ['/externalauthcallback'], { state: text, ...providerError }),
  define('externalAuthNativeCallback', ['/externalauthnativecallback'], {
    sheafState: as(text, 'sheafState', 'state'),
    ...providerError,
  }),
  define('externalIntegrationAuthCallback', ['/externalintegrationauthcallback'], plain, { anyCase: true }),
  define('mcpOAuthCallback', ['/mcpoauthcallback'], plain),
  define('slackOAuthCallback', ['/slackoauthcallback'], plain),
  define('studentDeveloperPackCallback', ['/studentdeveloperpackcallback'], { code: text, state: text }),
] as const
