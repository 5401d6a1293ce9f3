import { expect, it } from 'vitest'
import { uuid } from '../ids'
import { galleryDefaults, marketplaceScreen } from './marketplace-routes'
import { hex, resolves } from './resolves.fixture'

it.each([
  [{}, 'front'],
  ...['life', 'school', 'work', 'personal'].map(slug => [{ pageType: 'categories', slug }, 'topic'] as const),
  [{ pageType: 'categories', slug: 'cooking' }, 'category'],
  [{ pageType: 'categories' }, 'categories'],
  [{ pageType: 'collections', slug: 'x' }, 'collection'],
  [{ pageType: 'collections' }, 'collections'],
  [{ pageType: 'creators', slug: 'x' }, 'creator'],
  [{ pageType: 'profiles', slug: 'x' }, 'creator'],
  [{ pageType: 'creators' }, 'creators'],
  [{ pageType: 'profiles' }, 'creators'],
  [{ pageType: 'templates', slug: 'x' }, 'template'],
  [{ pageType: 'templates' }, 'templates'],
  [{ pageType: 'search' }, 'search'],
  [{ pageType: 'consultants' }, 'consultants'],
  [{ pageType: 'services' }, 'services'],
] as const)('[P 2.5] screen kinds: %j is the %s page', (place, screen) => {
  expect(marketplaceScreen(place)).toBe(screen)
})

resolves(
  '[P 2.5] The URL shape is /{name}/{pageType}/{slug}. pageType is one of creators, categories, templates, search, collections, profiles or consultants.',
  ['creators', 'categories', 'templates', 'search', 'collections', 'profiles', 'consultants'].flatMap(pageType =>
    (['gallery', 'marketplace'] as const).map(
      name => [`/${name}/${pageType}/a%2Fb`, name, { pageType, slug: 'a/b' }] as const,
    ),
  ),
)

const texts =
  'query tags groupedTags orderBy madeBy paid qualification locales coupon from requestId tg serviceTypes budgets languages regions consultantSortBy'
resolves('[P 2.5] Query parameters', [
  ...texts.split(' ').map(key => [`/marketplace?${key}=x`, 'marketplace', { [key]: 'x' }] as const),
  ['/marketplace?cr=x', 'marketplace', { breadcrumbs: 'x' }],
  ...['preview', 'checkout', 'bp', 'review', 'book', 'reply'].flatMap(
    key =>
      [
        [`/gallery?${key}=true`, 'gallery', { [key]: true }],
        [`/gallery?${key}=no`, 'gallery', {}],
      ] as const,
  ),
])

resolves('[P 2.5] In-app template gallery parameters', [
  [`/gallery?target=team:${hex}`, 'gallery', { target: `team:${uuid(hex)}` }],
  ['/gallery?target=private', 'gallery', { target: 'private' }],
  ['/gallery?target=team:none', 'gallery'],
  ['/gallery?tab=aiBuilder', 'gallery', { tab: 'aiBuilder' }],
  ['/gallery?tab=none', 'gallery'],
  ['/gallery?source=marketing_magic_box', 'gallery', { source: 'marketing_magic_box' }],
  ['/gallery?source=workflow_templates_deeplink', 'gallery', { source: 'workflow_templates_deeplink' }],
  ['/gallery?source=none', 'gallery'],
])
it("[P 2.5] target is 'private' (the default); tab is allTemplates (the default)", () => {
  expect(galleryDefaults).toEqual({ target: 'private', tab: 'allTemplates' })
})
