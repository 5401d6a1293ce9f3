import { expect, it } from 'vitest'
import { faultOf } from './message-fault'

const source = '{count, plural, one {# page in {name}} other {# pages in {name}}}'

it.each([
  ['de-DE', '{count, plural, one {# Seite in {name}} other {# Seiten in {name}}}', null],
  ['ja-JP', '{name}に{count}ページ', null],
  ['ja-JP', '{count, plural, other {{name}に#ページ}}', null],
  ['fr-FR', '{count, plural, one {# page de {name}} many {# de pages de {name}} other {# pages de {name}}}', null],
  ['de-DE', '{count} Seiten in {name}', 'does not count count'],
  ['de-DE', '{count, plural, one {# Seite} other {# Seiten}}', 'names count instead of count, name'],
  ['de-DE', '{count, plural, one {# Seite in {namen}} other {#}}', 'names count, namen instead of count, name'],
  ['de-DE', '{count, plural, other {# Seiten in {name}}}', 'has no case one of count'],
  ['de-DE', '{count, plural, one {{name}}}', 'has no other case of count'],
  ['ja-JP', '{count, plural, one {{name}} other {#}}', 'has the case one, which the language has not'],
  ['ar-SA', '{count, plural, one {{name}} other {#}}', 'has no case zero, two, few, many of count'],
  ['de-DE', '{count, plural, one {{name}', 'cannot be read'],
  ['de-DE', ' ', 'is empty'],
])('a translation into %s, %s: %s', (tag, translation, fault) => {
  if (fault === null) expect(faultOf(source, translation, tag)).toBeNull()
  else expect(faultOf(source, translation, tag)).toContain(fault)
})

it('keeps the space around the words, and the dots after them', () => {
  expect(faultOf('Loading…', 'Lädt', 'de-DE')).toContain('goes on')
  expect(faultOf('Loading…', 'Lädt…', 'de-DE')).toBeNull()
  expect(faultOf('{a} of ', '{a} von', 'de-DE')).toContain('other space')
})
