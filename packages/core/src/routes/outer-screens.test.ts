import { hex, hex2, id, id2, resolves } from './resolves.fixture'

resolves(
  "[P 2.3] /profiles/{spaceId}/{userId} opens 'personProfileRedirect'. Fewer than four segments, or invalid ids, give notFound.",
  [
    [`/profiles/${id}/${id2}`, 'personProfileRedirect', { spaceId: id, userId: id2 }],
    [`/profiles/${hex}`, 'notFound'],
    ['/profiles', 'notFound'],
    [`/profiles/${hex}/me`, 'notFound'],
  ],
)
resolves("[P 2.3] Marketing pages open 'front'; they can carry a locale prefix.", [
  ['/pricing', 'front', { path: '/pricing' }],
  ['/product/ai/', 'front', { path: '/product/ai' }],
  ['/enterprise', 'front', { path: '/enterprise' }],
  ['/contact-sales', 'front', { path: '/contact-sales' }],
  ['/startups', 'front', { path: '/startups' }],
  ['/fr-fr/pricing', 'front', { locale: 'fr-FR', path: '/pricing' }],
  ['/fr-FR/templates', 'front', { locale: 'fr-FR', path: '/templates' }],
  ['/ja-jp', 'front', { locale: 'ja-JP', path: '/' }],
  ['/fr-fr/acme', 'unknown'],
])
resolves(
  '[P 2.3] Redirect screens: templates, help/guide, community, invoice, terms, content policy, privacy center.',
  [
    ['/templates', 'templatesRedirect'],
    ['/templates/habits', 'templatesRedirect', { path: 'habits' }],
    ['/help', 'guideRedirect'],
    ['/help/a/b', 'guideRedirect', { path: 'a/b' }],
    ['/guide', 'guideRedirect'],
    ['/community', 'communityRedirect'],
    ['/invoice', 'invoiceRedirect'],
    ['/terms', 'termsRedirect'],
    ['/content-policy', 'contentPolicyRedirect'],
    ['/privacy-center', 'privacyCenterRedirect'],
  ],
)
resolves('[P 2.3] unsubscribe, make, gettingStarted, onboarding, googleOneTapRedirect, workflowTemplates', [
  ['/unsubscribe?payload=p', 'unsubscribe', { payload: 'p' }],
  ['/make?prompt=p', 'make', { prompt: 'p' }],
  [`/getting-started?ws=${hex}`, 'gettingStarted', { spaceId: id }],
  ['/onboarding', 'onboarding'],
  [
    '/googleonetapredirect?code=c&frontPathName=%2Fpricing&trialName=default',
    'googleOneTapRedirect',
    { code: 'c', frontPathName: '/pricing', trialName: 'default' },
  ],
  ['/googleonetapredirect?trialName=none', 'googleOneTapRedirect'],
  [
    `/workflow-templates?s=${hex}&u=${hex2}&t=m&ac=true&loc=l&prompt=p&origin=o`,
    'workflowTemplates',
    { spaceId: id, userId: id2, modalType: 'm', autoCreateDatabase: true, location: 'l', prompt: 'p', origin: 'o' },
  ],
])

resolves(
  '[P 2.3] creatorProfile: invitationId, invitationUserId, invitationEmail; templates: url, and a name prefill; also analytics, settings, coupons and learn.',
  [
    [
      '/profile?invitationId=i&invitationUserId=u&invitationEmail=e',
      'creatorProfile',
      { invitationId: 'i', invitationUserId: 'u', invitationEmail: 'e' },
    ],
    ['/profile/templates?url=u&name=n', 'creatorProfileTemplates', { url: 'u', name: 'n' }],
    ['/profile/analytics', 'creatorProfileAnalytics'],
    ['/profile/settings', 'creatorProfileSettings'],
    ['/profile/coupons', 'creatorProfileCoupons'],
    ['/profile/learn', 'creatorProfileLearn'],
  ],
)
resolves(
  '[P 2.3] Integrations: /:type/:id{/:subpageType}. type is public or internal; subpageType is publish or lab.',
  [
    ['/profile/integrations/public/x', 'creatorProfileIntegrations', { type: 'public', id: 'x' }],
    [
      '/profile/integrations/internal/x/publish',
      'creatorProfileIntegrations',
      { type: 'internal', id: 'x', subpageType: 'publish' },
    ],
    [
      '/profile/integrations/internal/x/lab',
      'creatorProfileIntegrations',
      { type: 'internal', id: 'x', subpageType: 'lab' },
    ],
    ['/profile/integrations/secret/x', 'unknown'],
    ['/profile/integrations/public/x/more', 'unknown'],
  ],
)
resolves('[P 2.3] Services: /bookings/:serviceRequestId. With reply=true it shows a consultant booking reply dialog.', [
  ['/profile/services/bookings/r1?reply=true', 'creatorProfileServices', { serviceRequestId: 'r1', reply: true }],
  ['/profile/services/bookings/r1', 'creatorProfileServices', { serviceRequestId: 'r1' }],
])
resolves(
  '[P 2.3] /marketplace, /marketplace/:pageType and /marketplace/:pageType/:slug; the same three shapes under /gallery.',
  [
    ['/marketplace/creators', 'marketplace', { pageType: 'creators' }],
    ['/marketplace/templates/habits', 'marketplace', { pageType: 'templates', slug: 'habits' }],
    ['/gallery/search?query=x', 'gallery', { pageType: 'search', query: 'x' }],
    ['/gallery/categories/life', 'gallery', { pageType: 'categories', slug: 'life' }],
    ['/gallery/nonsense', 'unknown'],
  ],
)
resolves(
  '[P 2.3] myIntegrations: /:integrationType/:id{/lab}, /:id, and the bare path; quickSearch, meetingNotification, blank.',
  [
    ['/my-integrations/public/x/lab', 'myIntegrations', { integrationType: 'public', id: 'x', subpageType: 'lab' }],
    ['/my-integrations/internal/x', 'myIntegrations', { integrationType: 'internal', id: 'x' }],
    ['/my-integrations/x', 'myIntegrations', { id: 'x' }],
    ['/my-integrations', 'myIntegrations'],
    ['/my-integrations/public/x/publish', 'unknown'],
    ['/quick-search', 'quickSearch'],
    ['/meeting-notification', 'meetingNotification'],
    ['/blank', 'blank'],
  ],
)
