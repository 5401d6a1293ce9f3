import { expect, it } from 'vitest'
import { cellOfValue, formOfType } from './cell'
import { ADA, compile, host, TASKS } from './formula.fixture'

const day = { start: Date.UTC(2026, 11, 24), hasTime: false }
it.each([
  ['prop("Name")', 'text', 'Sheaf'],
  ['style("a", "b")', 'text', 'a'],
  ['prop("Price")', 'number', 20],
  ['prop("Nothing")', 'number', null],
  ['prop("Done")', 'flag', true],
  ['empty() == 1', 'flag', false],
  ['prop("Due")', 'date', day],
  ['prop("Owner")', 'list', [ADA]],
  ['prop("Owner").first()', 'list', [ADA]],
  ['prop("Tasks")', 'list', [...TASKS]],
  ['prop("Tags")', 'text', 'new, big'],
  ['[1, "a"]', 'text', '1, a'],
  ['[]', 'text', null],
  ['round("a")', 'text', null],
])('%s is a cell of form %s: %j', (source, form, cell) => {
  const formula = compile(source)
  expect(formOfType(formula.type)).toBe(form)
  expect(cellOfValue(formula.evaluate(host()), formOfType(formula.type), host())).toEqual(cell)
})
