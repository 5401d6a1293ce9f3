// Addresses that lead on to somewhere else, and invoices.
import { define } from './define'
import { id, text, word } from './parameter'

export const redirectRoutes = [
  define('personProfileRedirect', ['/profiles/:spaceId/:userId'], {}, { segments: { spaceId: id, userId: id } }),
  define('templatesRedirect', ['/templates/*path', '/templates'], {}, { segments: { path: text } }),
  define('guideRedirect', ['/help/*path', '/help', '/guide/*path', '/guide'], {}, { segments: { path: text } }),
  define('communityRedirect', ['/community']),
  define('termsRedirect', ['/terms']),
  define('contentPolicyRedirect', ['/content-policy']),
  define('privacyCenterRedirect', ['/privacy-center']),
  define('upcomingInvoice', ['/invoice/upcoming'], { spaceId: id }),
  define('invoiceById', ['/invoice/:id'], {}, { segments: { id: word } }),
  define('invoiceRedirect', ['/invoice']),
] as const
