import { describe, expect, it } from 'vitest'
import {
  activate,
  activeLocale,
  compareWords,
  formatDate,
  formatList,
  formatNumber,
  subscribeToLocale,
  t,
  tData,
} from './t'

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

it('says data as it is, whatever somebody has put into it', () => {
  const quoted = 'query should be one of "sum", instead was {"aggregator":"sum"}.'
  expect(tData(quoted)).toBe(quoted)
  activate('de-DE', { Number: 'Zahl' })
  expect([tData('Number'), tData(quoted)]).toEqual(['Zahl', quoted])
  activate('en-US')
})

it('formats by the active locale', () => {
  expect(formatNumber(1234.5)).toBe('1,234.5')
  expect(formatList(['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben, and Cleo')
})

it('says what is translated, and the rest in English', () => {
  const heard: string[] = []
  const leave = subscribeToLocale(() => heard.push(activeLocale()))
  activate('de-DE', { 'Move to trash': 'In den Papierkorb', '{number} of {count}': '{number} von {count}' })
  expect([t('Move to trash'), t('Not now'), t('{number} of {count}', { number: 1, count: 1200 })]).toEqual([
    'In den Papierkorb',
    'Not now',
    '1 von 1.200',
  ])
  expect([formatNumber(1234.5), formatDate(Date.UTC(2026, 10, 15, 12)), formatList(['Ana', 'Ben'])]).toEqual([
    '1.234,5',
    '15.11.2026',
    'Ana und Ben',
  ])
  expect(['Zug', 'Ähre', 'Acker'].sort(compareWords)).toEqual(['Acker', 'Ähre', 'Zug'])
  leave()
  activate('en-US')
  expect(heard).toEqual(['de-DE'])
  expect(t('Move to trash')).toBe('Move to trash')
})

it('[P 5] keeps English in its own order among words that run from right to left', () => {
  activate('he-IL', { 'Move to trash': 'העברה לאשפה', '{count} pages': '{count} עמודים' })
  const isolated = (words: string): string => `\u2066${words}\u2069`
  expect(t('No results. Try different words.')).toBe(isolated('No results. Try different words.'))
  expect(t('{count, plural, one {# row} other {# rows}}', { count: 2 })).toBe(isolated('2 rows'))
  expect(t('{name} (you)', { name: 'Ada' })).toBe(isolated('Ada (you)'))
  expect(t('Sign out of {name}', { name: 'דנה' })).toBe(isolated('Sign out of דנה'))
  expect(t('Signed in {date}', { date: '17 בנוב׳ 2026' })).toBe(isolated('Signed in 17 בנוב׳ 2026'))
  // What keeps its order by itself, and what is translated, stays as it is: it may become the name of something.
  expect([t('New page'), t('Level {n}', { n: 2 }), t('Move to trash'), t('{count} pages', { count: 2 })]).toEqual([
    'New page',
    'Level 2',
    'העברה לאשפה',
    '2 עמודים',
  ])
  activate('en-US')
  expect(t('Loading…')).toBe('Loading…')
})
