// The table of times catches a proof that becomes slower, on a slow machine too, and rows that went up.
import { expect, test } from 'vitest'
import { checkTable, lowered, slowerThan, timesInWords } from './test-times.mjs'

const table = { whole: 100, steps: { unit: 50 }, files: { 'a.e2e.ts': 30 } }
const slower = (measured, speed = 1) =>
  slowerThan(table, { whole: 90, steps: { unit: 40 }, files: { 'a.e2e.ts': 25 }, ...measured }, speed)

test.each([
  ['a run like the table', {}, 1, []],
  ['chance', { whole: 120, steps: { unit: 70 }, files: { 'a.e2e.ts': 55 } }, 1, []],
  ['a slow whole', { whole: 150 }, 1, ['npm test took 150 s; the table says 100 s']],
  ['the same on a slow machine', { whole: 150, steps: { unit: 90 } }, 1.5, []],
  ['a slow step', { steps: { unit: 90 } }, 1, ['unit took 90 s; the table says 50 s']],
  ['a slow file', { files: { 'a.e2e.ts': 61 } }, 1, ['a.e2e.ts took 61 s; the table says 30 s']],
  [
    'a slow file that is new',
    { files: { 'a.e2e.ts': 25, 'b.e2e.ts': 41 } },
    1,
    ['b.e2e.ts took 41 s; above 20 s it needs a row in tools/test-times.json'],
  ],
])('told: %s', (_, measured, speed, lines) => {
  expect(slower(measured, speed)).toEqual(lines)
})

test.each([
  ['a file that is gone', table, [], ['a.e2e.ts is gone; remove its row']],
  [
    'a row that went up',
    { ...table, files: { 'a.e2e.ts': 20 } },
    ['a.e2e.ts'],
    ['a.e2e.ts: a row is never raised (20 → 30)'],
  ],
  ['a row that is new', { whole: 100, steps: { unit: 50 } }, ['a.e2e.ts'], []],
])('%s', (_, committed, there, lines) => {
  expect(checkTable(table, committed, file => there.includes(file))).toEqual(lines)
})

test('rows are lowered, never raised, and scaled to the machine of the table', () => {
  const measured = {
    whole: 120,
    steps: { unit: 90, lint: 20 },
    files: { 'a.e2e.ts': 50, 'b.e2e.ts': 44, 'c.e2e.ts': 30 },
  }
  expect(lowered(measured, table, 2)).toEqual({
    whole: 60,
    steps: { lint: 10, unit: 45 },
    files: { 'a.e2e.ts': 25, 'b.e2e.ts': 22 },
  })
})

test('people see steps, then the slowest files, beside what the table allows', () => {
  const lines = timesInWords({ steps: { unit: 40 }, files: { 'b.e2e.ts': 5, 'a.e2e.ts': 25 } }, table)
  expect(lines.map(line => line.replace(/ +/g, ' '))).toEqual([
    'unit 40 s of 50 s',
    'a.e2e.ts 25 s of 30 s',
    'b.e2e.ts 5 s',
  ])
})
