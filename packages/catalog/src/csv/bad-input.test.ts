// Files as people have them: broken, bare, in old encodings, or no tables at all.
import type { Schema } from '@sheaf/core/collection/schema'
import { type ColumnChoice, chooseColumns } from '@sheaf/core/csv/column-choices'
import { planImport } from '@sheaf/core/csv/plan-import'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogProperties } from '../properties/all'
import { context, propertyOf } from '../properties/property-samples.fixture'
import { decodeText } from './decode-text'
import { guessColumns } from './guess-columns'
import { readCsv, readCsvInTurns } from './read-csv'

const bytes = (...given: readonly (number | string)[]): Uint8Array =>
  Uint8Array.from(given.flatMap(part => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])))

describe('bytes', () => {
  it.each([
    ['UTF-8', bytes('Café,שם,🍵'), 'Café,שם,🍵'],
    ['UTF-8', bytes(0xef, 0xbb, 0xbf, 'a,b'), 'a,b'],
    ['UTF-16', bytes(0xff, 0xfe, 0x61, 0, 0x2c, 0, 0xe9, 0), 'a,é'],
    ['UTF-16', bytes(0xfe, 0xff, 0, 0x61, 0, 0x2c, 0, 0xe9), 'a,é'],
    ['Windows-1252', bytes('Caf', 0xe9, ',', 0x80, ',', 0x93, 'x', 0x94), 'Café,€,“x”'],
  ] as const)('in %s', (encoding, given, text) => expect(decodeText(given)).toEqual({ text, encoding }))
  it.each([
    ['empty', bytes()],
    ['empty', bytes(0xef, 0xbb, 0xbf)],
    ['empty', bytes(' \r\n\r\n')],
    ['workbook', bytes('PK', 3, 4, 'xl/workbook.xml')],
    ['workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
    ['binary', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13)],
    ['binary', bytes('%PDF-1.7', 0, 1, 2)],
    ['binary', bytes('a,b\n1,', 0)],
  ] as const)('%s', (problem, given) => expect(decodeText(given)).toEqual({ problem }))
})

describe('tables', () => {
  it('with only a header make properties and no rows', () => {
    const table = readCsv('Name,Price\r\n')
    expect(table).toMatchObject({ headers: ['Name', 'Price'], rows: [] })
    expect(guessColumns(table, context).map(({ type }) => type)).toEqual(['title', 'text'])
  })
  it('without a header have numbered columns', () => {
    expect(readCsv('Tea,2\nMilk,1,x', { isBare: true })).toMatchObject({
      headers: ['Column 1', 'Column 2', 'Column 3'],
      rows: [
        ['Tea', '2', ''],
        ['Milk', '1', 'x'],
      ],
    })
  })
  it('take the sign that a person says separates', () => {
    expect(readCsv('a;b,c\n1;2,3', { delimiter: ',' }).headers).toEqual(['a;b', 'c'])
  })
  it('of 200 columns, with names that are empty, the same or too long, have 200 properties of different names', () => {
    const names = Array.from({ length: 200 }, (_, i) =>
      i % 3 === 0 ? '' : i % 3 === 1 ? 'Same' : `${'x'.repeat(300)}${i}`,
    )
    const table = readCsv(`${names.join(',')}\r\n${names.map((_, i) => `v${i}`).join(',')}`)
    let count = 0
    const plan = planImport(
      table,
      chooseColumns(guessColumns(table, context), {}),
      { kinds: catalogProperties, schema: {}, newId: () => `n${++count}` },
      context,
    )
    expect(new Set(table.headers).size).toBe(200)
    expect(new Set(plan.properties.map(({ id }) => id)).size).toBe(200)
    expect(plan.properties.every(({ name }) => name.length <= 255)).toBe(true)
    expect(Object.keys(plan.rows[0] ?? {})).toHaveLength(200)
  })
  it.each(['🍵', 'שם', 'اسم', '"quoted"', 'two\nlines', '-1', '=SUM(A1)', 'constructor', '__proto__'])(
    'may have a column called %j',
    name => {
      const table = readCsv(`Name,"${name.replaceAll('"', '""')}"\nx,y`)
      expect(table.headers[1]).toBe(name)
      const plan = planImport(
        table,
        chooseColumns(guessColumns(table, context), {}),
        { kinds: catalogProperties, schema: {}, newId: () => 'n' },
        context,
      )
      expect(plan.properties[1]?.name).toBe(name)
    },
  )
})

describe('reading in turns', () => {
  const inTurns = async (text: string): Promise<{ readonly turns: number; readonly same: boolean }> => {
    let turns = 0
    const found = await readCsvInTurns(text, async () => void turns++)
    expect(found).toEqual(readCsv(text))
    return { turns, same: true }
  }
  it('gives the same, with pauses', async () => {
    const line = '"a ""quoted""\r\nline, and more",1,שלום 🍵\r\n'
    expect((await inTurns(`x,y,z\r\n${line.repeat(12_000)}`)).turns).toBeGreaterThan(1)
  })
  it('gives the same of anything', async () => {
    const words = fc.string({ unit: fc.constantFrom(...`ab,;"\n\r\t '=`.split('')), maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(words, async text => (await inTurns(text)).same),
      { numRuns: 200 },
    )
  })
  it('ends where its pause fails', async () => {
    await expect(readCsvInTurns('a\nb', () => Promise.reject(new Error('stop')))).rejects.toThrow('stop')
  })
})

describe('merging', () => {
  const schema: Schema = {
    title: { ...propertyOf('title'), id: 'title', name: 'Task' },
    n: { ...propertyOf('number'), id: 'n', name: 'Price' },
    s: { ...propertyOf('select'), id: 's', name: 'Kind' },
  }
  const table = readCsv('Task,Price,Kind,Extra\nA,1,Tea,x\nB,two,New,y\n')
  const plan = (choices: readonly ColumnChoice[]) => {
    let count = 0
    return planImport(table, choices, { kinds: catalogProperties, schema, newId: () => `new${++count}` }, context)
  }
  it('leaves out what a person leaves out, and tells of nothing there', () => {
    const chosen = plan([{ to: 'property', id: 'title' }, { to: 'nowhere' }, { to: 'nowhere' }, { to: 'nowhere' }])
    expect(chosen.rows).toEqual([{ title: [['A']] }, { title: [['B']] }])
    expect([chosen.properties, chosen.problems]).toEqual([[], []])
  })
  it('puts a column where a person says', () => {
    const chosen = plan([
      { to: 'property', id: 'title' },
      { to: 'nowhere' },
      { to: 'nowhere' },
      { to: 'property', id: 's' },
    ])
    expect(chosen.properties.map(({ id }) => id)).toEqual(['s'])
    expect(chosen.rows[0]?.['s']).toBeTypeOf('string')
  })
  it('keeps what does not fit beside it, and says where', () => {
    const chosen = plan(chooseColumns(guessColumns(table, context), schema))
    expect(chosen.problems).toEqual([{ row: 1, column: 'Price', words: 'two', loss: 'lost', keptIn: 'new2' }])
    expect(chosen.rows[1]).toMatchObject({ title: [['B']], new2: [['two']] })
  })
  it('into a property that is gone meanwhile writes nothing', () => {
    expect(plan([{ to: 'property', id: 'gone' }]).rows).toEqual([{}, {}])
  })
})
