import { expect, it } from 'vitest'
import { isTable } from './offer-database'

it.each([
  ['people.csv', 'text/csv', true],
  ['people.CSV', 'application/vnd.ms-excel', true],
  ['people.tsv', '', true],
  ['people', 'text/csv', true],
  ['people.csv.zip', 'application/zip', false],
  ['notes.txt', 'text/plain', false],
])('%s (%s) is a table: %s', (name, type, expected) => {
  expect(isTable({ name, type })).toBe(expected)
})
