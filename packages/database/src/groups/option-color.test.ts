import { catalogProperties } from '@sheaf/catalog/properties/all'
import { MEANING, type Property } from '@sheaf/core/collection/schema'
import { expect, it } from 'vitest'
import { optionColor } from './option-color'

const options = [{ id: 'a', name: 'Open', color: 'red' }]
const status: Property = { id: 's', name: 'State', type: 'status', order: 1, options }
const rollup: Property = {
  id: 'r',
  name: 'States',
  type: 'rollup',
  order: 2,
  [MEANING]: { form: 'list', refersTo: 'options', property: status },
}

it('[P 3] what stands for an option has its colour, over a rollup and by groups of a status too', () => {
  expect(optionColor('a', status)).toBe('red')
  expect(optionColor(['a', 'b'], status)).toBe('red')
  expect(optionColor('a', rollup, catalogProperties)).toBe('red')
  expect(optionColor('complete', status, catalogProperties)).not.toBeNull()
  expect(optionColor('verified', { ...status, type: 'verification' }, catalogProperties)).not.toBeNull()
  expect(optionColor(7, status)).toBeNull()
})
