// CSV out and in: nothing is lost on the way, whatever the words, and nothing of it runs in a spreadsheet.
import type { Cell } from '@sheaf/core/collection/column'
import { optionsOf, type Property, type Schema } from '@sheaf/core/collection/schema'
import { chooseColumns, type ImportTarget } from '@sheaf/core/csv/column-choices'
import type { CsvTable, GuessedColumn } from '@sheaf/core/csv/csv-table'
import { type ImportPlan, planImport } from '@sheaf/core/csv/plan-import'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogProperties } from '../properties/all'
import { ann, bob, context, kindOf, propertyOf, row, wordy } from '../properties/property-samples.fixture'
import { guessColumns, guessType } from './guess-columns'
import { readCsv } from './read-csv'
import { guarded, unguarded } from './spreadsheet-guard'
import { BYTE_ORDER_MARK, writeCsv } from './write-csv'

const column = (id: string, name: string, type: string): Property => ({ ...propertyOf(type), id, name })
const counting = (schema: Schema = {}): ImportTarget => {
  let count = 0
  return { kinds: catalogProperties, schema, newId: () => `new${++count}` }
}
const imported = (
  table: CsvTable,
  columns: readonly GuessedColumn[],
  target: ImportTarget,
  words: WordContext,
): ImportPlan => planImport(table, chooseColumns(columns, target.schema), target, words)
const texts = (properties: readonly Property[], rows: readonly (readonly string[])[]): string =>
  writeCsv(
    properties,
    rows.map(cells => Object.fromEntries(properties.map(({ id }, i) => [id, cells[i] || null]))),
    context,
  )

describe('words of any kind', () => {
  const two = [column('title', 'Name', 'title'), column('b', '"B", שדה 🍵\nx', 'text')]
  it.each([
    'plain',
    'with "quotes"',
    'a, b; c\td|e',
    'line\nline\r\nline',
    '🍵 👩‍👩‍👧',
    'שלום world مرحبا',
    '\ufeffbegins with a mark',
    '=1+1',
    '+49 30 123456',
    '-12 apples',
    '@ann',
    "'=1+1",
    "''=1+1",
    "'quoted'",
    '\t=1',
    '＝1',
    ' spaces ',
  ])('%j goes out and comes back', words => {
    const table = readCsv(
      texts(two, [
        [words, 'x'],
        ['y', words],
      ]),
    )
    expect(table.headers).toEqual(['Name', '"B", שדה 🍵\nx'])
    expect(table.rows).toEqual([
      [words, 'x'],
      ['y', words],
    ])
    expect(table.problems).toEqual([])
  })
  it('all of them', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...`=+-@',;"\t\n\r x1`.split('')) }),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { maxLength: 5 }), rows => {
        expect(readCsv(texts(two, rows)).rows).toEqual(rows)
      }),
      { numRuns: 300 },
    )
  })
  it('keeps empty rows, also of one column', () => {
    expect(
      readCsv(
        texts(two, [
          ['', ''],
          ['x', ''],
        ]),
      ).rows,
    ).toEqual([
      ['', ''],
      ['x', ''],
    ])
    expect(readCsv(texts(two.slice(0, 1), [[''], ['x'], ['']])).rows).toEqual([[''], ['x'], ['']])
  })
})

describe('spreadsheets', () => {
  it.each(['=cmd|"/c calc"!A1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])('do not run %j', words => {
    expect(guarded(words)).toBe(`'${words}`)
    expect(unguarded(guarded(words))).toBe(words)
  })
  it.each(['-12', '+3.5', '-1e+21', '12%', "it's", 'a=b'])('see %s as it is', words => {
    expect(guarded(words)).toBe(words)
    expect(unguarded(words)).toBe(words)
  })
  it('guards names of properties too', () => {
    expect(texts([column('a', '=x', 'text')], [])).toContain("'=x")
  })
})

describe('reading', () => {
  it.each([
    ['a;b\n1,5;2', [['1,5', '2']], ';'],
    ['a\tb\n1\t2', [['1', '2']], '\t'],
    ['a,b\r\n1,2\r\n', [['1', '2']], ','],
    [`${BYTE_ORDER_MARK}a,b\n1,2`, [['1', '2']], ','],
    ['a,b\n\n1,2\n', [['1', '2']], ','],
  ])('%j', (text, rows, delimiter) => {
    expect(readCsv(text)).toMatchObject({ headers: ['a', 'b'], rows, delimiter, problems: [] })
  })
  it('gives cells beyond the headers a column, and headers that are the same or missing a name', () => {
    const table = readCsv('a,A,\n1,2,3,4\n5')
    expect(table.headers).toEqual(['a', 'A 2', 'Column 3', 'Column 4'])
    expect(table.rows).toEqual([
      ['1', '2', '3', '4'],
      ['5', '', '', ''],
    ])
  })
  it('tells of a quote that does not end', () => {
    expect(readCsv('a,b\n"1,2').problems).not.toEqual([])
  })
  it('reads nothing as nothing', () => {
    expect(readCsv('')).toMatchObject({ headers: [], rows: [] })
  })
})

describe('guessing', () => {
  it.each<[type: string, values: readonly string[]]>([
    ['number', ['1', '2.5', '$3']],
    ['number', ['0', '1', '1']],
    ['text', ['007', '042']],
    ['date', ['2026-05-03', '2026-06-01 14:00']],
    ['date', ['5/3/2026', 'May 4, 2026']],
    ['checkbox', ['Yes', 'No', 'yes']],
    ['checkbox', ['true', 'false']],
    ['url', ['https://example.org', 'www.example.org']],
    ['email', ['someone@example.org', 'else@example.org']],
    ['person', ['ann@example.org', 'bob@example.org']],
    ['select', ['Tea', 'Coffee', 'Tea', 'Tea', 'Coffee']],
    ['multi_select', ['Tea, Coffee', 'Tea', 'Coffee, Tea', 'Tea']],
    ['text', ['A story', 'Another story', 'A third']],
    ['text', ['1', '2', 'three']],
    ['text', []],
  ])('%s', (type, values) => {
    expect(guessType(values, context)).toBe(type)
  })
  it('finds the title by its name, else takes the first column', () => {
    expect(guessColumns(readCsv('x,Name\n1,a'), context).map(({ type }) => type)).toEqual(['number', 'title'])
    expect(guessColumns(readCsv('x,y\na,1'), context).map(({ type }) => type)).toEqual(['title', 'number'])
  })
})

describe('importing', () => {
  it('makes a database with the types that were found', () => {
    const table = readCsv('Name,Price,Kind\nTea,2.5,Hot\nCoffee,3,Hot\nJuice,4,Cold\nMilk,1,Cold\n')
    const plan = imported(table, guessColumns(table, context), counting(), context)
    expect(plan.properties.map(({ id, name, type }) => [id, name, type])).toEqual([
      ['title', 'Name', 'title'],
      ['new1', 'Price', 'number'],
      ['new2', 'Kind', 'select'],
    ])
    const [hot, cold] = optionsOf(plan.properties[2] as Property)
    expect([hot?.name, cold?.name]).toEqual(['Hot', 'Cold'])
    expect(plan.rows).toEqual([
      { title: [['Tea']], new1: 2.5, new2: hot?.id },
      { title: [['Coffee']], new1: 3, new2: hot?.id },
      { title: [['Juice']], new1: 4, new2: cold?.id },
      { title: [['Milk']], new1: 1, new2: cold?.id },
    ])
    expect([plan.problems, plan.skipped]).toEqual([[], []])
  })
  it('keeps the words of cells that a type cannot say', () => {
    const table = readCsv('Name,Price\nTea,2.5\nCoffee,cheap\nJuice,about 4\n')
    const plan = imported(
      table,
      [
        { name: 'Name', type: 'title' },
        { name: 'Price', type: 'number' },
      ],
      counting(),
      context,
    )
    expect(plan.properties.map(({ name, type }) => [name, type])).toEqual([
      ['Name', 'title'],
      ['Price', 'number'],
      ['Price (text)', 'text'],
    ])
    expect(plan.rows.slice(1)).toEqual([
      { title: [['Coffee']], new2: [['cheap']] },
      { title: [['Juice']], new1: 4, new2: [['about 4']] },
    ])
    expect(plan.problems).toEqual([
      { row: 1, column: 'Price', words: 'cheap', loss: 'lost', keptIn: 'new2' },
      { row: 2, column: 'Price', words: 'about 4', loss: 'partly', keptIn: 'new2' },
    ])
  })
  it('merges into the properties of the same names, and tells of those that nobody writes', () => {
    const schema: Schema = {
      title: column('title', 'Task', 'title'),
      s: column('s', 'Kind', 'select'),
      c: column('c', 'Created', 'created_time'),
    }
    const table = readCsv('KIND ,task,Created,Extra\ntea,Brew,yesterday,1\nMate,Sip,,2\n')
    const plan = imported(table, guessColumns(table, context), counting(schema), context)
    expect(plan.skipped).toEqual(['Created'])
    expect(plan.properties.map(({ id, name }) => [id, name])).toEqual([
      ['s', 'Kind'],
      ['new1', 'Extra'],
    ])
    const made = optionsOf(plan.properties[0] as Property).at(-1)
    expect(made?.name).toBe('Mate')
    expect(plan.rows).toEqual([
      { title: [['Brew']], s: 'o1', new1: 1 },
      { title: [['Sip']], s: made?.id, new1: 2 },
    ])
  })
})

describe('types are kept', () => {
  const stored = Object.entries(wordy).filter(([type]) => type !== 'title')
  it.each(stored.flatMap(([type, values]) => values.map(value => [type, value] as const)))(
    '%s %j goes out and is imported the same',
    (type, value) => {
      const schema: Schema = { title: column('title', 'Name', 'title'), a: column('a', 'It\'s "a" 🍵 שדה', type) }
      const properties = Object.values(schema)
      const cells: Readonly<Record<string, Cell>> = {
        title: 'Row',
        a: kindOf(type).read(value, schema['a'] as Property, row),
      }
      const table = readCsv(writeCsv(properties, [cells], context))
      const plan = imported(table, guessColumns(table, context), counting(schema), context)
      expect(plan).toEqual({ properties: [], rows: [{ title: [['Row']], a: value }], problems: [], skipped: [] })
    },
  )
  it.each<[locale: string, value: Json]>([
    ['de-DE', 1.234],
    ['fr-FR', 1234567.891],
  ])('a number for a reader in %s', (locale, value) => {
    const schema: Schema = { title: column('title', 'Name', 'title'), a: column('a', 'N', 'number') }
    const text = writeCsv(Object.values(schema), [{ title: 'x', a: value as number }], { ...context, locale })
    const table = readCsv(text)
    const plan = imported(table, guessColumns(table, context), counting(schema), { ...context, locale })
    expect(plan.rows[0]?.['a']).toBe(value)
  })
  it('writes row numbers with their prefix and people by name', () => {
    const properties = [column('u', 'ID', 'unique_id'), column('p', 'Who', 'person')]
    expect(readCsv(writeCsv(properties, [{ u: 12, p: [ann, bob] }], context)).rows).toEqual([
      ['TASK-12', 'Ann "Q" Müller, بوب'],
    ])
  })
})
