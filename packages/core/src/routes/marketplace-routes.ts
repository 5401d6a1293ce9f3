// The template gallery and the marketplace: one shape of address, two names.
import { parseUuid, type Uuid } from '../ids'
import { define } from './define'
import { as, flag, oneOf, type Parameter, text } from './parameter'

const pageTypes = ['creators', 'categories', 'templates', 'search', 'collections', 'profiles', 'consultants'] as const
const topics: readonly string[] = ['life', 'school', 'work', 'personal']

const query = {
  query: text,
  preview: flag,
  tags: text,
  groupedTags: text,
  orderBy: text,
  madeBy: text,
  paid: text,
  qualification: text,
  locales: text,
  breadcrumbs: as(text, 'cr'),
  coupon: text,
  from: text,
  requestId: text,
  tg: text,
  checkout: flag,
  bp: flag,
  review: flag,
  book: flag,
  reply: flag,
  serviceTypes: text,
  budgets: text,
  languages: text,
  regions: text,
  consultantSortBy: text,
}

/** Where a template taken from the gallery inside the app goes. */
type GalleryTarget = 'private' | `team:${Uuid}`
const galleryTarget: Parameter<GalleryTarget> = {
  read: text => {
    if (text === 'private') return text
    const teamId = text.startsWith('team:') ? parseUuid(text.slice(5)) : null
    return teamId ? `team:${teamId}` : undefined
  },
  write: target => target,
}
/** What the gallery inside the app does where the address does not say. */
export const galleryDefaults = { target: 'private', tab: 'allTemplates' } as const

export const marketplaceRoutes = [
  define('localizedTemplates', ['/localized-templates']),
  define('marketplace', ['/marketplace/:pageType/:slug', '/marketplace/:pageType', '/marketplace'], query, {
    segments: { pageType: oneOf(...pageTypes, 'services'), slug: text },
  }),
  define(
    'gallery',
    ['/gallery/:pageType/:slug', '/gallery/:pageType', '/gallery'],
    {
      ...query,
      target: galleryTarget,
      tab: oneOf('allTemplates', 'aiBuilder'),
      source: oneOf('marketing_magic_box', 'workflow_templates_deeplink'),
    },
    { segments: { pageType: oneOf(...pageTypes), slug: text } },
  ),
] as const

type MarketplaceScreen =
  | 'front'
  | 'topic'
  | 'category'
  | 'categories'
  | 'collection'
  | 'collections'
  | 'creator'
  | 'creators'
  | 'template'
  | 'templates'
  | 'search'
  | 'consultants'
  | 'services'

/** Which screen an address of either is. */
export function marketplaceScreen({
  pageType,
  slug,
}: {
  readonly pageType?: (typeof pageTypes)[number] | 'services'
  readonly slug?: string
}): MarketplaceScreen {
  switch (pageType) {
    case undefined:
      return 'front'
    case 'categories':
      return slug === undefined ? 'categories' : topics.includes(slug) ? 'topic' : 'category'
    case 'collections':
      return slug === undefined ? 'collections' : 'collection'
    case 'creators':
    case 'profiles':
      return slug === undefined ? 'creators' : 'creator'
    case 'templates':
      return slug === undefined ? 'templates' : 'template'
    default:
      return pageType
  }
}
