// Of a formula or a rollup only what its result can answer is offered.
import type { ColumnForm } from '@sheaf/core/collection/column'
import { MEANING } from '@sheaf/core/collection/schema'
import { aggregationsOf, groupingsOf, operatorsOf } from '@sheaf/core/kinds/askable'
import { expect, it } from 'vitest'
import { catalogProperties } from './all'

const property = (type: string, form?: ColumnForm) => ({
  id: 'p',
  name: 'p',
  type,
  order: 1,
  ...(form && { [MEANING]: { form } }),
})
const stored: readonly (readonly [form: ColumnForm, type: string])[] = [
  ['text', 'text'],
  ['number', 'number'],
  ['flag', 'checkbox'],
  ['date', 'date'],
  ['list', 'person'],
]

it.each(stored)('a computed property of the form %s is asked as one of the type %s', (form, type) => {
  const plain = property(type)
  for (const computed of [property('formula', form), property('rollup', form)]) {
    const asked = [operatorsOf, aggregationsOf, groupingsOf].map(of =>
      [...of(catalogProperties, computed)].sort((a, b) => a.localeCompare(b)),
    )
    expect(asked).toEqual(
      [operatorsOf, aggregationsOf, groupingsOf].map(of =>
        [...of(catalogProperties, plain)].sort((a, b) => a.localeCompare(b)),
      ),
    )
  }
})

it('a type that this build does not know is asked nothing', () => {
  expect(operatorsOf(catalogProperties, property('hologram'))).toEqual([])
  expect(groupingsOf(catalogProperties, property('hologram'))).toEqual([])
})
