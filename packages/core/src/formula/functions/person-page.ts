// People and pages. What the reader may not see has no name.
import { TEXT } from '../types'
import { isPage, isPerson } from '../value'
import { wordsOf } from '../words'
import { group } from './define'
import { optional, person, personOrPage } from './parameters'

const all = group('person and page')

all.add('name', {
  doc: 'The name of a person, or the title of a page.',
  example: ['prop("Owner").first().name()', 'Ada Lovelace'],
  takes: [personOrPage()],
  gives: TEXT,
  run: (frame, value) => wordsOf(value, frame),
})
all.add('email', {
  doc: 'The email address of a person.',
  example: ['prop("Owner").first().email()', 'ada@example.org'],
  takes: [person()],
  gives: TEXT,
  run: ({ host }, id) => host.person(id)?.email ?? null,
})
all.add('id', {
  doc: 'The id of a page or a person; without a value, that of this page.',
  example: ['length(id())', '36'],
  takes: [optional(personOrPage())],
  gives: TEXT,
  run: ({ host }, value) =>
    value === undefined ? host.page : isPage(value) ? value.page : isPerson(value) ? value.person : null,
})

export const personPageFunctions = all.all
