// Creators, integrations, and the programs one applies to.
import { define } from './define'
import { flag, oneOf, type Parameter, text, word } from './parameter'

const integrationType = oneOf('public', 'internal')

/** Creators stand behind an at sign. */
const handle: Parameter<string> = {
  read: text => (/^@[\w.-]{1,100}$/.test(text) ? text.slice(1) : undefined),
  write: name => `@${name}`,
}

export const creatorRoutes = [
  define('creatorProfile', ['/profile'], { invitationId: text, invitationUserId: text, invitationEmail: text }),
  define('creatorProfileTemplates', ['/profile/templates'], { url: text, name: text }),
  define('creatorProfileAnalytics', ['/profile/analytics']),
  define('creatorProfileSettings', ['/profile/settings']),
  define('creatorProfileCoupons', ['/profile/coupons']),
  define('creatorProfileLearn', ['/profile/learn']),
  define(
    'creatorProfileIntegrations',
    ['/profile/integrations/:type/:id/:subpageType', '/profile/integrations/:type/:id', '/profile/integrations'],
    {},
    { segments: { type: integrationType, id: word, subpageType: oneOf('publish', 'lab') } },
  ),
  define(
    'creatorProfileServices',
    ['/profile/services/bookings/:serviceRequestId', '/profile/services'],
    { reply: flag },
    { segments: { serviceRequestId: word } },
  ),
  define('templateCreator', ['/:templateCreator'], {}, { segments: { templateCreator: handle } }),
  define('templateSubmission', ['/submit-a-template']),
  define('templateCreatorSubmission', ['/submit-a-template/profile']),
  define('templatePreview', ['/template-preview']),
  define(
    'myIntegrations',
    [
      '/my-integrations/:integrationType/:id/:subpageType',
      '/my-integrations/:integrationType/:id',
      '/my-integrations/:id',
      '/my-integrations',
    ],
    {},
    { segments: { integrationType, id: word, subpageType: oneOf('lab') } },
  ),
  define('studentGroupSignup', ['/student-group-signup']),
  define('startupsApplication', ['/startups/apply'], { partnerKey: text, partner: text }),
  define('startupsApplicationForm', ['/startups/application']),
  define('smbsApplication', ['/smbs']),
  define('partnerBundleApplication', ['/partner-bundle']),
  define('creatorProgramApplication', ['/creators']),
  define('partnerProgram', ['/partner-program'], { promoCode: text, promoCampaign: text }),
  define('studentDeveloperPack', ['/student-developer-pack']),
] as const
