// Rows whose property gets another type, and gets it back: nothing is lost on the way, whatever was written meanwhile.
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { Json } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { allPropertyKinds } from './all'
import { Converter, canConvert, convertedSettings } from './convert'
import { ann, collection, context, kindOf, options, pageOne, propertyOf, row, wordy } from './property-samples.fixture'
import { NewType, OldType, settingsGiven, type TypeChange, type Values } from './type-change'

const [KEEP, AGAIN]: PropertyId[] = ['kept1', 'kept2']
const settings: Readonly<Record<string, Json>> = { collection_id: collection }

function changeOf(from: string, to: string, more: Readonly<Record<string, Json>> = {}): TypeChange {
  const typed = { kind: kindOf(from), property: propertyOf(from, more) }
  const kind = kindOf(to)
  const property = convertedSettings(typed, kind, settingsGiven(kind, settings))
  return new NewType(new Converter(typed, { kind, property }, context), KEEP as string)
}
function returnOf({ from, to }: TypeChange): TypeChange {
  const kept = { ...from, property: { ...from.property, id: KEEP as string } }
  return new OldType(new Converter(to, from, context), new Converter(kept, to, context), AGAIN as string)
}
const after = (change: TypeChange, values: Values): Values => change.change(row, values)?.values ?? values
const other = { title: [['Row']], else: 1 }

const stored = allPropertyKinds.filter(({ source, form }) => source === 'stored' && form !== 'none')
const samples = (type: string): readonly Json[] => wordy[type] ?? [{ state: 'verified', by: ann, at: 1, until: 2e12 }]
const pairs = stored.flatMap(from =>
  allPropertyKinds.filter(to => canConvert(from, to)).map(to => [from.type, to.type] as const),
)

describe('every value', () => {
  it.each(pairs)('[P 3] of %s is kept beside %s, and is there again when the type comes back', (from, to) => {
    for (const value of samples(from)) {
      const change = changeOf(from, to)
      const values = { ...other, p1: value }
      const changed = after(change, values)
      expect(changed).toMatchObject({ ...other, [KEEP as string]: value })
      // Done is done, however often it is asked for.
      expect(change.change(row, changed)).toBeNull()
      const { [AGAIN as string]: _new, ...back } = after(returnOf(change), changed)
      expect(back).toEqual(values)
    }
  })
  it('that was not there is not there again', () => {
    const ticked = changeOf('checkbox', 'select')
    const changed = after(ticked, other)
    expect(changed).toEqual({ ...other, p1: expect.any(String), kept1: null })
    expect(after(returnOf(ticked), changed)).toEqual({ ...other, kept2: changed['p1'] })
    expect(changeOf('text', 'number').change(row, other)).toBeNull()
    const made = changeOf('created_time', 'date')
    expect(after(returnOf(made), after(made, other))).toEqual({ ...other, kept2: expect.anything() })
  })
  it.each([
    ['text', ['p1']],
    ['number', ['p1']],
    ['checkbox', null],
    ['verification', null],
    ['created_by', null],
    ['formula', null],
  ])('of %s is looked for only where it can be', (from, holds) => {
    expect(changeOf(from, 'url').holds).toEqual(holds)
  })
  it('that nobody gave is no loss', () => {
    expect(changeOf('verification', 'number').change(row, other)).toBeNull()
  })
})

describe('what was written since', () => {
  const change = changeOf('text', 'number')
  const changed = after(change, { p1: [['12 apples']] })
  it.each<[what: string, values: Values, back: Values]>([
    ['nothing', {}, { p1: [['12 apples']] }],
    ['another value is taken along', { p1: 7 }, { p1: [['7']] }],
    ['words of a device that knew nothing of the change stay', { p1: [['late']] }, { p1: [['late']] }],
  ])('%s', (_what, written, back) => {
    expect(after(returnOf(change), { ...changed, ...written })).toMatchObject(back)
  })
  it('a value that was emptied is empty, and kept', () => {
    const { p1: _value, ...emptied } = changed
    expect(after(returnOf(change), emptied)).toEqual({ kept2: null })
  })
  it('a row that came since brings its value along', () => {
    expect(after(returnOf(change), { p1: 3 })).toEqual({ p1: [['3']], kept2: 3 })
  })
  it('what the old type cannot say gives way to what was there, and is kept', () => {
    const toNumber = changeOf('number', 'text')
    const words = { ...after(toNumber, { p1: 5 }), p1: [['no number']] }
    const result = returnOf(toNumber).change(row, words)
    expect(result?.taken.loss).toBe('lost')
    expect(result?.values).toEqual({ p1: 5, kept2: [['no number']] })
  })
  it('a value of the new type that came before its row was reached stays', () => {
    expect(change.change(row, { p1: 7 })).toBeNull()
  })
  it('a row that somebody wrote in before its turn came keeps what they wrote and what was there', () => {
    const written = { p1: 7, kept1: [['12 apples']] }
    expect(change.change(row, written)).toBeNull()
    expect(after(returnOf(change), written)).toEqual({ p1: [['7']], kept2: 7 })
    const { p1: _value, ...emptied } = written
    expect(change.change(row, emptied)).toBeNull()
  })
  it('a value of the old type that came late to a row that is done is taken along', () => {
    const late = after(change, { p1: [['3 pears']], kept1: [['12 apples']] })
    expect(late).toEqual({ p1: 3, kept1: [['3 pears']] })
    expect(change.change(row, late)).toBeNull()
    expect(after(returnOf(change), { p1: 9, kept1: null, kept2: [['x']] })).toEqual({
      p1: [['9']],
      kept1: null,
      kept2: 9,
    })
  })
  it('options that came since come along', () => {
    const toText = changeOf('select', 'text', { options })
    const back = returnOf(toText)
    const made = after(back, { ...after(toText, { p1: 'o1' }), p1: [['Mate']] })
    const found = (back.to.property['options'] as { id: string; name: string }[]).find(({ name }) => name === 'Mate')
    expect(made['p1']).toBe(found?.id)
  })
})

it('a two-way relation is again what both sides say', () => {
  const change = changeOf('relation', 'text', { kind: 'dual', synced_property: 'back' })
  const changed = after(change, { p1: [pageOne] })
  expect(after(returnOf(change), { ...changed, p1: [['else']], kept1: [ann] })).toMatchObject({ p1: [ann] })
})
it('settings are those of the new type, and a relation does not say by itself that it leads back', () => {
  expect(settingsGiven(kindOf('relation'), { ...settings, kind: 'dual', synced_property: 'x', limit: 1 })).toEqual({
    ...settings,
    limit: 1,
  })
  expect(settingsGiven(kindOf('number'), { format: 'euro', shade: 'red' })).toEqual({ format: 'euro' })
  expect(settingsGiven(kindOf('number'), { format: 7 })).toEqual({})
})
