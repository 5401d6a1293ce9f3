// The size check catches growth, and exceptions that lost their ground.
import { expect, test } from 'vitest'
import { checkSizes } from './check-size.mjs'

const why = { lines: 600, reason: 'a table' }
test.each([
  ['500 lines are fine', { a: 500 }, {}, {}, []],
  [
    '501 need a reason',
    { a: 501 },
    {},
    {},
    ['a has 501 lines; above 500 it needs a reason in tools/size-exceptions.json'],
  ],
  ['a reason is enough', { a: 600 }, { a: why }, {}, []],
  ['but not for more lines', { a: 601 }, { a: why }, {}, ['a has 601 lines; its exception allows 600']],
  [
    'nothing passes 800',
    { a: 801 },
    { a: { lines: 900, reason: 'x' } },
    {},
    ['a has 801 lines; nothing may pass 800', 'a is down to 801 lines; lower its exception from 900'],
  ],
  [
    'an exception follows the file down',
    { a: 550 },
    { a: why },
    {},
    ['a is down to 550 lines; lower its exception from 600'],
  ],
  ['and ends with it', { a: 400 }, { a: why }, {}, ['a is down to 400 lines; remove its exception']],
  ['a file that is gone', {}, { a: why }, {}, ['a is gone; remove its exception']],
  ['an empty reason', { a: 600 }, { a: { lines: 600, reason: ' ' } }, {}, ['a has an exception without a reason']],
  [
    'a raised exception',
    { a: 600 },
    { a: why },
    { a: { lines: 550 } },
    ['a: an exception is never raised (550 → 600)'],
  ],
])('%s', (_, sizes, exceptions, committed, report) => {
  expect(checkSizes(sizes, exceptions, committed)).toEqual(report)
})
