import { expect, it } from 'vitest'
import { partOf } from './number-part'

const property = (more = {}) => ({ id: 'n', name: 'N', type: 'number', order: 0, ...more })
it.each([
  ['a half of a hundred', 50, {}, 0.5],
  ['a percentage is a part already', 0.25, { format: 'percent' }, 0.25],
  ['of what the property says', 3, { max: 4 }, 0.75],
  ['never above the whole', 9, { max: 4 }, 1],
  ['never below nothing', -3, {}, 0],
  ['a whole of nothing is no whole', 50, { max: 0 }, 0.5],
])('%s', (_, value, settings, expected) => expect(partOf(value, property(settings))).toBe(expected))
