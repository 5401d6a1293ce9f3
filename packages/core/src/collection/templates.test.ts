import { expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import { rowId } from './kinds.fixture'
import { defaultTemplate } from './templates'

const [one, two, gone] = [rowId(1), rowId(2), rowId(3)]
const format = (default_template: Json | undefined): Readonly<Record<string, Json>> =>
  default_template === undefined ? {} : { default_template }

it.each([
  ['nothing is said', undefined, undefined, null],
  ['the collection says one', one, undefined, one],
  ['the view says one', undefined, two, two],
  ['both do: the view', one, two, two],
  ['the view wants an empty page', one, 'empty', null],
  ['that of the view is gone', one, gone, one],
  ['that of the collection is gone', gone, undefined, null],
  ['something else is there', 7, ['a'], null],
])('rows are made of a template where %s', (_, ofCollection, ofView, expected) => {
  expect(defaultTemplate([one, two], format(ofCollection), format(ofView))).toBe(expected)
})
