// People and pages. What the reader may not see has no name.
import { TEXT } from '../types'
import { isPage, isPerson } from '../value'
import { wordsOf } from '../words'
import { group } from './define'
import { optional, person, personOrPage } from './parameters'

const all = group('person and page')

all.add('name', {
  doc: 'Returns the name of a person or the title of a page.',
  example: ['prop("Owner").first().name()', 'Ada Lovelace'],
  takes: [personOrPage()],
  gives: TEXT,
  run: (frame, value) => wordsOf(value, frame),
})
all.add('email', {
  doc: 'Returns a person’s email address.',
  example: ['prop("Owner").first().email()', 'ada@example.org'],
  takes: [person()],
  gives: TEXT,
  run: ({ host }, id) => host.person(id)?.email ?? null,
})
all.add('id', {
  doc: 'Returns the ID of a page or person, or of this page if no value is given.',
  example: ['length(id())', '36'],
  takes: [optional(personOrPage())],
  gives: TEXT,
  run: ({ host }, value) =>
    value === undefined ? host.page : isPage(value) ? value.page : isPerson(value) ? value.person : null,
})

export const personPageFunctions = all.all
