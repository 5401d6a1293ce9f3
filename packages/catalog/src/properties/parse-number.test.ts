// Numbers as people write them, and as they are shown.
import { describe, expect, it } from 'vitest'
import { currencies, numberFormats, numberWords, roundedWords } from './number-format'
import { parseNumber } from './parse-number'
import { propertyOf } from './property-samples.fixture'

const plain = propertyOf('number')

it.each<[words: string, locale: string, value: number | null, loss: string]>([
  ['12', 'en-US', 12, 'kept'],
  ['-12', 'en-US', -12, 'kept'],
  ['−12', 'en-US', -12, 'kept'],
  ['+3', 'en-US', 3, 'kept'],
  ['.5', 'en-US', 0.5, 'kept'],
  ['1,234.5', 'en-US', 1234.5, 'kept'],
  ['1,234', 'en-US', 1234, 'kept'],
  ['1,23', 'en-US', 1.23, 'kept'],
  ['1.234', 'en-US', 1.234, 'kept'],
  ['1.234', 'de-DE', 1234, 'kept'],
  ['1.23', 'de-DE', 1.23, 'kept'],
  ['0.125', 'de-DE', 0.125, 'kept'],
  ['1.234,50 €', 'de-DE', 1234.5, 'kept'],
  ['1.234,50 €', 'en-US', 1234.5, 'kept'],
  ['1,234.50 €', 'de-DE', 1234.5, 'kept'],
  ['1.234.567', 'en-US', 1234567, 'kept'],
  ['1 234 567,8', 'fr-FR', 1234567.8, 'kept'],
  ['1\u202f234,5', 'fr-FR', 1234.5, 'kept'],
  ["1'234.5", 'de-CH', 1234.5, 'kept'],
  ['12,34,567.8', 'en-IN', 1234567.8, 'kept'],
  ['12%', 'en-US', 0.12, 'kept'],
  ['1.1 %', 'en-US', 0.011, 'kept'],
  ['%12', 'tr-TR', 0.12, 'kept'],
  ['($1,200)', 'en-US', -1200, 'kept'],
  ['-$5', 'en-US', -5, 'kept'],
  ['$-5', 'en-US', -5, 'kept'],
  ['5 kr', 'sv-SE', 5, 'kept'],
  ['R$ 5', 'pt-BR', 5, 'kept'],
  ['CHF 5', 'de-CH', 5, 'kept'],
  ['1e21', 'en-US', 1e21, 'kept'],
  ['1.5E-7', 'en-US', 1.5e-7, 'kept'],
  ['٣٫٥', 'ar-SA-u-ca-gregory', 3.5, 'kept'],
  ['１２', 'ja-JP', 12, 'kept'],
  ['about 12 apples', 'en-US', 12, 'partly'],
  ['12 and 13', 'en-US', 12, 'partly'],
  ['apples', 'en-US', null, 'lost'],
  ['1e999', 'en-US', null, 'lost'],
  ['-', 'en-US', null, 'lost'],
  ['', 'en-US', null, 'kept'],
])('%s in %s is %s', (words, locale, value, loss) => {
  expect(parseNumber(words, plain, locale)).toEqual({ value, loss })
})

describe.each(numberFormats)('format %s', format => {
  const property = propertyOf('number', { format })
  it.each(['en-US', 'de-DE', 'fr-FR', 'ja-JP', 'ar-SA-u-ca-gregory', 'sv-SE', 'pt-BR', 'th-TH', 'he-IL'])(
    'comes back from its words in %s',
    locale => {
      for (const value of [0, 1, -12, 1234, -98765])
        expect(parseNumber(numberWords(value, property, locale), property, locale)).toEqual({ value, loss: 'kept' })
    },
  )
})
it('is a currency that there is', () => {
  for (const code of Object.values(currencies)) expect(Intl.supportedValuesOf('currency')).toContain(code)
})
it.each([
  ['number', undefined, '1234.5678'],
  ['number_with_commas', undefined, '1,234.5678'],
  ['number', 2, '1234.57'],
  ['dollar', undefined, '$1,234.57'],
  ['dollar', 0, '$1,235'],
  ['yen', undefined, '¥1,235'],
  ['percent', 1, '123,456.8%'],
] as const)('%s with %s decimals', (format, decimals, words) => {
  const property = propertyOf('number', { format, ...(decimals === undefined ? {} : { decimals }) })
  expect(numberWords(1234.5678, property, 'en-US')).toBe(words)
})

it.each([
  [1234.5678, '1,234.57'],
  [0.1 + 0.2, '0.3'],
  [7, '7'],
  [0.00214, '0.0021'],
  [0, '0'],
])('[P 5] what was computed is rounded for people: %s reads %s', (value, words) => {
  expect(roundedWords(value, propertyOf('formula', {}), 'en-US')).toBe(words)
})
