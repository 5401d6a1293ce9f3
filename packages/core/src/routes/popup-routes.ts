// The windows that lead to a provider, and the screens where other programs ask for access.
import { define } from './define'
import { as, flag, id, text } from './parameter'

const popup = {
  callbackType: text,
  redirectToAuth: flag,
  tid: text,
  source: text,
  email: text,
  contacts: text,
  requestId: text,
  blockId: id,
  userId: id,
  isElectronDevice: flag,
}

export const popupRoutes = [
  define('applePopupRedirect', ['/applepopupredirect'], popup),
  define('googlePopupRedirect', ['/googlepopupredirect'], popup),
  define('microsoftPopupRedirect', ['/microsoftpopupredirect'], popup),
  define('slackPopupRedirect', ['/slackpopupredirect'], popup),
  define('trelloPopupRedirect', ['/trellopopupredirect'], popup),
  define('asanaPopupRedirect', ['/asanapopupredirect'], popup),
  define('evernotePopupRedirect', ['/evernotepopupredirect'], popup),
  define('googleDrivePopupRedirect', ['/googledrivepopupredirect'], popup),
  define('googleDrivePicker', ['/googledrivepicker'], popup),
  define('samlPopupRedirect', ['/sso/saml'], popup),
  define('externalIntegrationPopupRedirect', ['/externalintegrationpopupredirect'], {
    userId: id,
    spaceId: id,
    integrationId: id,
    externalObjectInstanceBlockId: id,
    sheafAuthorizationCode: text,
    callbackType: text,
    redirectToAuth: flag,
  }),
  define('initiateExternalAuthentication', ['/initiateexternalauthentication'], {
    userId: as(id, 'user_id'),
    workspaceId: as(id, 'workspace_id'),
    lastVisitedUrl: as(text, 'last_visited_url'),
    authorizationCode: as(text, 'authorization_code'),
    externalObjectInstanceBlockId: as(id, 'external_object_instance_block_id'),
    callbackType: as(text, 'callback_type'),
    integrationId: as(id, 'integration_id'),
  }),
  define('initiateExternalAuthenticationFromDesktop', ['/initiateexternalauthenticationfromdesktop'], {
    redirectUri: as(text, 'redirectUri', 'redirect_uri'),
  }),
  define('oauthAuthorization', ['/v1/oauth/authorize', '/install-integration', '/oauth2/authorize'], {
    response_type: text,
    redirect_uri: text,
    integrationId: as(text, 'client_id'),
    state: text,
    owner: text,
    user_id: id,
    space_id: id,
  }),
  define('calendarAuthorization', ['/install-calendar-integration'], {
    csrf: text,
    calendar_csrf: text,
    redirect_uri: text,
    space_id: id,
    state: text,
  }),
  define('globalOauthPostLogin', ['/oauth2/postlogin'], {
    state: text,
    client_id: text,
    redirect_uri: text,
    scope: text,
    response_type: text,
  }),
] as const
