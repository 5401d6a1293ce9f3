// The marketing site, which stands on the same host as the app, in every language under a locale: /pricing, /fr-fr/pricing.
import { developmentLocales, locales } from '../locales'

const words = (...lines: readonly string[]): string[] => lines.flatMap(line => line.split(' '))

export const marketingSegments: readonly string[] = words(
  'pricing templates template help guide enterprise product contact-sales community terms content-policy privacy-center',
  'about about-us join-us hiring why investors tools-and-craft jobs security students educators work startups wiki wikis',
  'projects remote notes press blog faq faqs media media-kit download mac windows linux ios mobile android desktop docs',
  'developers front tutorial customers',
)
const marketing = new Set(marketingSegments)

export const developmentSegments: readonly string[] = words(
  '__frontDev sandbox storybook components __front-admin __mdpb',
)

const byLowerCase = new Map([...locales, ...developmentLocales].map(locale => [locale.toLowerCase(), locale]))
export const isLocaleSegment = (segment: string): boolean => byLowerCase.has(segment.toLowerCase())

interface FrontPlace {
  readonly locale?: string
  /** From the slash after the locale on. */
  readonly path: string
}

/** Where on the marketing site a path leads; null where it is none of its own. A locale alone is its first page. */
export function frontPlace(pathname: string): FrontPlace | null {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`
  const [, first = '', second] = path.split('/')
  const locale = byLowerCase.get(first.toLowerCase())
  if (!locale) return marketing.has(first) ? { path } : null
  if (second === undefined) return { locale, path: '/' }
  return marketing.has(second) ? { locale, path: path.slice(first.length + 1) } : null
}
