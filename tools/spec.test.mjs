// The specification's headings and the titles of tests are read as they are written.
import { expect, test } from 'vitest'
import { citedIn, sectionsOf } from './spec.mjs'

test('numbered headings are sections, others are not', () => {
  const markdown = '# Title\n\n## 5. Validation rules\n\n### space\n\n### 4.13 Local database schema version\n'
  expect(sectionsOf(markdown)).toEqual([
    { number: '5', title: 'Validation rules' },
    { number: '4.13', title: 'Local database schema version' },
  ])
})

test('titles cite sections', () => {
  expect(citedIn(`test('[P 5] a', x); test('[P 5] [C 4.13] b')`)).toEqual({ 'P 5': 2, 'C 4.13': 1 })
})
