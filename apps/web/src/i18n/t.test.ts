import { describe, expect, it } from 'vitest'
import { directionOf, formatList, formatNumber, t } from './t'

describe('t', () => {
  it('says plain messages as they are', () => {
    expect(t('Move to trash')).toBe('Move to trash')
  })

  it('counts', () => {
    const message = '{count, plural, one {# unsent change} other {# unsent changes}}'
    expect(t(message, { count: 1 })).toBe('1 unsent change')
    expect(t(message, { count: 1200 })).toBe('1,200 unsent changes')
  })

  it('fills in names, whatever they hold', () => {
    expect(t('Sign out of {name}', { name: 'Ada {x}' })).toBe('Sign out of Ada {x}')
    expect(t('Sign out of {name}', { name: '' })).toBe('Sign out of ')
  })
})

it('knows which way a language runs', () => {
  expect(['ar', 'he-IL', 'fa', 'en-US', 'de'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr'])
})

it('formats by the active locale', () => {
  expect(formatNumber(1234.5)).toBe('1,234.5')
  expect(formatList(['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben, and Cleo')
})
