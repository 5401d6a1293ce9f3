import { describe, expect, it } from 'vitest'
import { completeLocales, developmentLocales, localeFor, locales, tagOf } from './locales'

const all = [...locales, ...developmentLocales]

describe('[P 5] the language that fits', () => {
  it.each([
    [['de-DE'], 'de-DE'],
    [['de-at', 'fr'], 'de-DE'],
    [['pl', 'fr-CA'], 'fr-FR'],
    [['ja'], 'ja-JP'],
    [['en'], 'en-US'],
    [['en-AU'], 'en-GB'],
    [['es'], 'es-ES'],
    [['es-MX'], 'es-LA'],
    [['es-419'], 'es-LA'],
    [['zh'], 'zh-CN'],
    [['zh-HK'], 'zh-TW'],
    [['zh-Hant'], 'zh-TW'],
    [['pt-PT'], 'pt-BR'],
    [['no'], 'nb-NO'],
    [['nn-NO'], 'nb-NO'],
    [['ar'], 'ar-SA'],
    [['iw'], 'he-IL'],
    [['pl', 'not a tag', '', 'x'], 'en-US'],
    [[], 'en-US'],
  ])('of %j is %s', (requested, expected) => expect(localeFor(requested, all)).toBe(expected))

  it('is none of those for development elsewhere', () => {
    expect(localeFor(['ar-SA', 'he', 'de'], locales)).toBe('de-DE')
    expect(localeFor(['ar-SA'], locales)).toBe('en-US')
  })
})

it('[P 9] has 19 locales, and two for development', () => {
  expect(locales).toHaveLength(19)
  expect(developmentLocales).toEqual(['he-IL', 'ar-SA'])
  expect(completeLocales).toEqual(expect.arrayContaining(['fr-FR', 'de-DE', 'ja-JP', 'ar-SA']))
})

it('has a tag for each that can be formatted by', () => {
  for (const locale of all)
    expect(Intl.DateTimeFormat.supportedLocalesOf([tagOf(locale)]), locale).toEqual([tagOf(locale)])
})
