import { parseRoute } from '../routes'
import { base64, type Case, context, hex, hex2, id, id2, resolves } from './resolves.fixture'

const state = { callbackType: 'popup', encryptedToken: 't', encryptedNonce: 'n' }
resolves(
  '[P 2.3] {os_vendor} sign-in: code, error, encryptedUserObject, di (webBrowserDeviceId), and state. state is base64 JSON holding callbackType, encryptedToken and encryptedNonce.',
  [
    [
      `/appleauthcallback?code=c&error=e&encryptedUserObject=u&di=d&state=${base64(state)}`,
      'appleAuthCallback',
      { code: 'c', error: 'e', encryptedUserObject: 'u', webBrowserDeviceId: 'd', state },
    ],
    [
      `/appleauthcallback?state=${base64({ callbackType: 'x', more: 1 })}`,
      'appleAuthCallback',
      { state: { callbackType: 'x' } },
    ],
    ['/appleauthcallback?state=not%20base64', 'appleAuthCallback'],
    [`/appleauthcallback?state=${base64('text')}`, 'appleAuthCallback'],
    [`/appleauthcallback?state=${base64([])}&code=c`, 'appleAuthCallback', { code: 'c' }],
  ],
)
resolves(
  '[P 2.3] {suite_a} sign-in: the same shape. When state refers to the drive, the route becomes the {suite_a}-drive auth callback, with code and error.',
  [
    [
      `/googleauthcallback?code=c&di=d&state=${base64(state)}`,
      'googleAuthCallback',
      { code: 'c', webBrowserDeviceId: 'd', state },
    ],
    [
      `/googleauthcallback?code=c&error=e&di=d&state=${base64({ callbackType: 'drive_picker' })}`,
      'googleDriveAuthCallback',
      { code: 'c', error: 'e' },
    ],
  ],
)
resolves('[P 2.3] {suite_b} sign-in: code, error, di, and state (callbackType, encryptedToken, encryptedNonce).', [
  [
    `/microsoftauthcallback?code=c&error=e&di=d&state=${base64(state)}`,
    'microsoftAuthCallback',
    { code: 'c', error: 'e', webBrowserDeviceId: 'd', state },
  ],
])
resolves(
  '[P 2.3] passkeyAuthVerify, passkeyAuthCallback, passkeyRegistrationVerification, passkeyRegistrationCallback',
  [
    ['/passkeyauthverify?callbackType=x', 'passkeyAuthVerify', { callbackType: 'x' }],
    ['/passkeyauthcallback?attestation=a&attemptId=i', 'passkeyAuthCallback', { attestation: 'a', attemptId: 'i' }],
    [
      `/passkeyregistrationverification?callbackType=x&csrfToken=t&attemptId=i&options=${encodeURIComponent('{"rp":{"id":"x"}}')}`,
      'passkeyRegistrationVerification',
      { callbackType: 'x', csrfToken: 't', attemptId: 'i', options: { rp: { id: 'x' } } },
    ],
    ['/passkeyregistrationverification?options={', 'passkeyRegistrationVerification'],
    [
      '/passkeyregistrationcallback?csrfToken=t&attemptId=i&response=r',
      'passkeyRegistrationCallback',
      { csrfToken: 't', attemptId: 'i', response: 'r' },
    ],
  ],
)
resolves("[P 2.3] externalAuthNativeCallback: the product's state parameter.", [
  ['/externalauthnativecallback?sheafState=s', 'externalAuthNativeCallback', { sheafState: 's' }],
  ['/externalauthnativecallback?state=s', 'externalAuthNativeCallback', { sheafState: 's' }],
])
resolves("[P 2.3] {team_chat} auth callback: type 'new' (state, error) or type 'legacy' (code, state).", [
  ['/slackauthcallback?state=s&error=e', 'slackAuthCallback', { type: 'new', state: 's', error: 'e' }],
  ['/slackauthcallback?code=c&state=s', 'slackAuthCallback', { type: 'legacy', code: 'c', state: 's' }],
])
resolves(
  "[P 2.3] samlAuthCallback: userId, error, isNewSignup (true when the value is 'true', case-insensitive), token, previousUserId, csrfState.",
  [
    [
      `/samlauthcallback?userId=${hex}&error=e&isNewSignup=TRUE&token=t&previousUserId=${hex2}&csrfState=c`,
      'samlAuthCallback',
      { userId: id, error: 'e', isNewSignup: true, token: 't', previousUserId: id2, csrfState: 'c' },
    ],
    ['/samlauthcallback?isNewSignup=yes', 'samlAuthCallback'],
  ],
)
resolves('[P 2.3] Auth callbacks may carry error, error_description (URL-decoded) and error_uri.', [
  ...['/appleauthcallback', '/trelloauthcallback', '/asanaauthcallback', '/evernoteauthcallback'].map(
    (path): Case => [
      `${path}?error=denied&error_description=No%2520way%20in&error_uri=http%3A%2F%2Fx.test`,
      parseRoute(path, context).name,
      { error: 'denied', errorDescription: 'No way in', errorUri: 'http://x.test' },
    ],
  ),
  ['/mcpoauthcallback?error_description=100%25', 'mcpOAuthCallback', { errorDescription: '100%' }],
])

resolves(
  '[P 2.3] addAnotherAccount: redirectURL; login, login/calendar and login/mail: email and redirectURL, addAnotherAccount',
  [
    ['/add-another-account?redirectURL=%2Fx', 'addAnotherAccount', { redirectURL: '/x' }],
    ['/login?email=a%40b.c&redirectURL=%2Fx&addAnotherAccount=true', 'login', { email: 'a@b.c', redirectURL: '/x' }],
    ['/login/calendar?email=e&addAnotherAccount=true', 'loginCalendar', { email: 'e', addAnotherAccount: true }],
    ['/login/mail?redirectURL=%2Fx', 'loginMail', { redirectURL: '/x' }],
    ['/login/more', 'unknown'],
    ['/Login', 'unknown'],
  ],
)
resolves('[P 2.3] /native/*, /nativemail/* and /nativecalendar/*: redirects that carry the rest of the URL.', [
  ['/native/a/b?c=d#e', 'nativeRedirect', { variant: 'native', url: '/a/b?c=d#e' }],
  ['/nativemail/a%20b', 'nativeRedirect', { variant: 'mail', url: '/a%20b' }],
  ['/nativecalendar/x', 'nativeRedirect', { variant: 'calendar', url: '/x' }],
  ['/native//elsewhere.test/x', 'nativeRedirect', { variant: 'native', url: '/elsewhere.test/x' }],
])
resolves('[P 2.3] loginWithEmail, loginSuccess, loginPasswordReset, passwordChangeRedirect, error screens', [
  [
    '/loginwithemail?state=s&password=p&isSignup=true&redirectURL=%2Fx&di=d&isMicrosoft=true',
    'loginWithEmail',
    { state: 's', password: 'p', isSignup: true, redirectURL: '/x', webBrowserDeviceId: 'd', isMicrosoft: true },
  ],
  ['/loginsuccess?di=d', 'loginSuccess', { webBrowserDeviceId: 'd' }],
  ['/loginpasswordreset?state=s&password=p', 'loginPasswordReset', { state: 's', password: 'p' }],
  ['/passwordchangeredirect', 'passwordChangeRedirect'],
  ['/ekm-error', 'ekmError'],
  ['/required-saml-error', 'requiredSamlError'],
  ['/not-found', 'notFound'],
])
resolves('[P 2.3] /signup/:trialUpsell is matched only when the value is a valid trial name.', [
  ['/signup/business_reverse', 'signupTrial', { trialUpsell: 'business_reverse' }],
  ['/signup/12m_startup_business', 'signupTrial', { trialUpsell: '12m_startup_business' }],
  ['/signup/for-free', 'unknown'],
])
resolves(
  "[P 2.3] signup: referralCode; email, prompt, and referrer. Only 'front_personal' is accepted as a referrer.",
  [
    ['/signup/referral/Ab-9', 'signupReferral', { referralCode: 'Ab-9' }],
    [
      '/signup?email=e&prompt=p&referrer=front_personal',
      'signup',
      { email: 'e', prompt: 'p', referrer: 'front_personal' },
    ],
    ['/signup?referrer=evil', 'signup'],
    [
      '/signup/calendar?email=e&referrer=front_personal&redirectURL=%2Fx&addAnotherAccount=true',
      'signupCalendar',
      { email: 'e', referrer: 'front_personal', redirectURL: '/x', addAnotherAccount: true },
    ],
    ['/signup/mail?email=e', 'signupMail', { email: 'e' }],
  ],
)

resolves('[P 2.3] Template submission, and applications', [
  ['/student-group-signup', 'studentGroupSignup'],
  ['/startups/apply?partnerKey=k&partner=p', 'startupsApplication', { partnerKey: 'k', partner: 'p' }],
  ['/startups/application', 'startupsApplicationForm'],
  ['/smbs', 'smbsApplication'],
  ['/partner-bundle', 'partnerBundleApplication'],
  ['/creators', 'creatorProgramApplication'],
])
resolves(
  '[P 2.3] oauthAuthorization: response_type, redirect_uri, client_id (the integrationId), state, owner, user_id, space_id.',
  [
    ...['/v1/oauth/authorize', '/install-integration', '/oauth2/authorize'].map(
      (path): Case => [
        `${path}?response_type=code&redirect_uri=r&client_id=i&state=s&owner=user&user_id=${hex}&space_id=${hex2}`,
        'oauthAuthorization',
        {
          response_type: 'code',
          redirect_uri: 'r',
          integrationId: 'i',
          state: 's',
          owner: 'user',
          user_id: id,
          space_id: id2,
        },
      ],
    ),
  ],
)
resolves('[P 2.3] Calendar authorization, globalOauthPostLogin, mcpOAuthCallback, externalAuthCallback', [
  [
    `/install-calendar-integration?csrf=c&calendar_csrf=d&redirect_uri=r&space_id=${hex}&state=s`,
    'calendarAuthorization',
    { csrf: 'c', calendar_csrf: 'd', redirect_uri: 'r', space_id: id, state: 's' },
  ],
  [
    '/oauth2/postlogin?state=s&client_id=i&redirect_uri=r&scope=o&response_type=t',
    'globalOauthPostLogin',
    { state: 's', client_id: 'i', redirect_uri: 'r', scope: 'o', response_type: 't' },
  ],
  [
    '/mcpoauthcallback?code=c&state=s&error=e&error_description=d&error_uri=u',
    'mcpOAuthCallback',
    { code: 'c', state: 's', error: 'e', errorDescription: 'd', errorUri: 'u' },
  ],
  [
    '/externalauthcallback?state=s&error=e&errorDescription=not%2520now',
    'externalAuthCallback',
    { state: 's', error: 'e', errorDescription: 'not now' },
  ],
])
resolves('[P 2.3] External integration popup redirect, initiateExternalAuthentication, …FromDesktop', [
  [
    `/externalintegrationpopupredirect?userId=${hex}&spaceId=${hex}&integrationId=${hex2}&externalObjectInstanceBlockId=${hex2}&sheafAuthorizationCode=c&callbackType=t&redirectToAuth=true`,
    'externalIntegrationPopupRedirect',
    {
      userId: id,
      spaceId: id,
      integrationId: id2,
      externalObjectInstanceBlockId: id2,
      sheafAuthorizationCode: 'c',
      callbackType: 't',
      redirectToAuth: true,
    },
  ],
  [
    `/initiateexternalauthentication?user_id=${hex}&workspace_id=${hex2}&last_visited_url=l&authorization_code=c&external_object_instance_block_id=${hex}&callback_type=t&integration_id=${hex2}`,
    'initiateExternalAuthentication',
    {
      userId: id,
      workspaceId: id2,
      lastVisitedUrl: 'l',
      authorizationCode: 'c',
      externalObjectInstanceBlockId: id,
      callbackType: 't',
      integrationId: id2,
    },
  ],
  [
    '/initiateexternalauthenticationfromdesktop?redirectUri=r',
    'initiateExternalAuthenticationFromDesktop',
    { redirectUri: 'r' },
  ],
])
resolves(
  '[P 2.3] External integration auth callback, with the path matched case-insensitively: state, code, error, errorDescription, errorUri.',
  [
    ['/externalIntegrationAuthCallback?state=s&code=c', 'externalIntegrationAuthCallback', { state: 's', code: 'c' }],
    [
      '/EXTERNALINTEGRATIONAUTHCALLBACK?error=e&errorDescription=d&errorUri=u',
      'externalIntegrationAuthCallback',
      { error: 'e', errorDescription: 'd', errorUri: 'u' },
    ],
  ],
)
resolves('[P 2.3] {monitoring} auth callback: organization id, org name, site, domain, state, code, error.', [
  [
    '/datadogauthcallback?dd_oid=o&dd_org_name=n&site=s&domain=d&state=t&code=c&error=e',
    'datadogAuthCallback',
    { organizationId: 'o', orgName: 'n', site: 's', domain: 'd', state: 't', code: 'c', error: 'e' },
  ],
])
resolves('[P 2.3] Student developer pack: a callback (code, state) and a home screen; formResponse; partnerProgram', [
  ['/studentdeveloperpackcallback?code=c&state=s', 'studentDeveloperPackCallback', { code: 'c', state: 's' }],
  ['/student-developer-pack', 'studentDeveloperPack'],
  [
    `/formResponse?id=${hex}&secretKey=k&spaceId=${hex2}&i=join`,
    'formResponse',
    { id, secretKey: 'k', spaceId: id2, intent: 'join' },
  ],
  ['/partner-program?promoCode=c&promoCampaign=d', 'partnerProgram', { promoCode: 'c', promoCampaign: 'd' }],
])
