// The available languages (product.md 9), and the best match for the languages that somebody prefers.

export const locales = [
  'en-US',
  'ko-KR',
  'ja-JP',
  'fr-FR',
  'de-DE',
  'es-ES',
  'es-LA',
  'pt-BR',
  'fi-FI',
  'da-DK',
  'nl-NL',
  'nb-NO',
  'sv-SE',
  'zh-CN',
  'zh-TW',
  'en-GB',
  'id-ID',
  'vi-VN',
  'th-TH',
] as const
/** Written from right to left, and in development only. */
export const developmentLocales = ['he-IL', 'ar-SA'] as const
export type Locale = (typeof locales)[number] | (typeof developmentLocales)[number]
/** Every string is translated; the others say in English what is missing. */
export const completeLocales: readonly Locale[] = ['fr-FR', 'de-DE', 'ja-JP', 'ar-SA']

/** What `Intl` and the browser call it. The Latin America of our list is no country; dates are those of the calendar that is stored. */
export function tagOf(locale: Locale): string {
  if (locale === 'es-LA') return 'es-419'
  return locale === 'ar-SA' ? 'ar-SA-u-ca-gregory' : locale
}

/** The first requested language that is offered, in its nearest form; else English. */
export function localeFor(requested: readonly string[], offered: readonly Locale[]): Locale {
  for (const language of requested) {
    const found = offered.find(locale => locale.toLowerCase() === language.toLowerCase()) ?? nearest(language, offered)
    if (found) return found
  }
  return 'en-US'
}
function nearest(requested: string, offered: readonly Locale[]): Locale | undefined {
  const { language, script, region } = partsOf(requested)
  const form = forms[language]?.({ script, region })
  return offered.find(locale => (form ? locale === form : locale.startsWith(`${language}-`)))
}
interface Parts {
  readonly language: string
  readonly script?: string | undefined
  readonly region?: string | undefined
}
function partsOf(requested: string): Parts {
  try {
    return new Intl.Locale(requested).maximize()
  } catch {
    return { language: '' }
  }
}
const american: ReadonlySet<string | undefined> = new Set(['US', 'CA', 'PH', 'PR', 'LR'])
/** Where one language is offered in two forms, or under another's name. */
const forms: Readonly<Record<string, (parts: Omit<Parts, 'language'>) => Locale>> = {
  en: ({ region }) => (american.has(region) ? 'en-US' : 'en-GB'),
  es: ({ region }) => (region === 'ES' ? 'es-ES' : 'es-LA'),
  zh: ({ script }) => (script === 'Hant' ? 'zh-TW' : 'zh-CN'),
  no: () => 'nb-NO',
  nn: () => 'nb-NO',
}
