// Changes from devices that do not know the type of a property yet go to what it was: nothing is refused, and nothing lost.
import { describe, expect, it } from 'vitest'
import { keptAs } from '../collection/kept-property'
import type { Json } from '../validation/checks'
import type { Operation } from './all'
import { fillBack } from './fill-back'
import { blockPointer } from './record-id'
import { drawSpace, idOf, spaceId } from './space.fixture'

const told = { property: 'p', at: 1, zone: 'UTC', locale: 'en', rows: 0, kept: 0, partly: 0, lost: 0, isDone: true }
const relation = (more: Readonly<Record<string, Json>> = {}) => ({
  type: 'relation',
  collection_id: idOf('Projects'),
  ...more,
})
function draw(
  now: Readonly<Record<string, Json>>,
  was: Readonly<Record<string, Json>> | null,
  kept: Readonly<Record<string, Json>> = {},
) {
  const s = drawSpace(`
    P
      t(collection_view)
      p(collection_view)`)
  s.collection('Tasks', 't', { p: now, note: { type: 'text' } })
  s.collection('Projects', 'p', {
    back: { type: 'relation', collection_id: idOf('Tasks'), kind: 'dual', synced_property: 'p' },
  })
  if (was) {
    const before = keptAs({ id: 'p', name: 'p', order: 1, type: '', ...was }, 'k', { ...told, ...kept })
    s.state.change('collection', idOf('Tasks'), { deleted_schema: { k: before } })
  }
  return s.run(...['T1', 'T2'].map(name => s.create(name, 'Tasks')), s.create('P1', 'Projects'))
}
const pointer = (row: string) => blockPointer(spaceId, idOf(row))
const set = (row: string, value: Json): Operation => ({
  command: 'set',
  pointer: pointer(row),
  path: ['properties', 'p'],
  args: { value },
})
const relate = (row: string, other: string): Operation => ({
  command: 'relate',
  pointer: pointer(row),
  args: { property: 'p', row: idOf(other) },
})

describe('what comes late', () => {
  it('a row related where there is text now is related in the relation that is kept', () => {
    const s = draw({ type: 'text' }, relation())
    s.run(relate('T1', 'P1'), set('T1', [['words']]))
    expect(s.block('T1').properties).toEqual({ p: [['words']], k: [idOf('P1')] })
    s.run({ command: 'unrelate', pointer: pointer('T1'), args: { property: 'p', row: idOf('P1') } })
    expect(s.block('T1').properties).toEqual({ p: [['words']] })
  })
  it('words written where there is a relation now are kept with the words', () => {
    const s = draw(relation(), { type: 'text' })
    s.run(set('T1', [['late']]), relate('T1', 'P1'))
    expect(s.block('T1').properties).toEqual({ k: [['late']], p: [idOf('P1')] })
  })
  it('a relation that was never anything else is not set, and nothing is related where there never was one', () => {
    const s = draw({ type: 'text' }, null)
    s.run(relate('T1', 'P1'))
    expect(s.block('T1').properties ?? {}).toEqual({})
  })
})

describe('[P 3] a row that a change of type has not come to yet', () => {
  type Fields = Readonly<Record<string, Json>>
  const [text, number] = [{ type: 'text' }, { type: 'number' }]
  const underWay = (now: Fields, was: Fields, held: Fields, more = {}) => {
    const s = draw(now, was, { isDone: false, ...more })
    s.state.changeBlock(idOf('T1'), { properties: { ...held } })
    return s.run()
  }
  const unset: Operation = { command: 'unset', pointer: pointer('T1'), path: ['properties', 'p'], args: {} }
  const unrelate: Operation = { ...relate('T1', 'P1'), command: 'unrelate' } as Operation
  it.each<[what: string, does: Operation[], held: Record<string, Json>, after: Record<string, Json>]>([
    [
      'what was there is kept, and what is written stays',
      [set('T1', 7)],
      { p: [['7 apples']] },
      { p: 7, k: [['7 apples']] },
    ],
    ['it is kept once', [set('T1', 7), set('T1', 8)], { p: [['x']] }, { p: 8, k: [['x']] }],
    ['emptied', [unset], { p: [['x']] }, { k: [['x']] }],
    ['with nothing in it', [set('T1', 7)], {}, { p: 7, k: null }],
    [
      'other properties are written as ever',
      [{ ...set('T1', 'n'), path: ['properties', 'note'] }],
      { p: 1 },
      { p: 1, note: 'n' },
    ],
  ])('%s', (_what, does, held, after) => {
    expect(
      underWay(number, text, held)
        .run(...does)
        .block('T1').properties,
    ).toEqual(after)
  })
  it('going back: what was kept of the old type gives way to what is written, and the other one is kept', () => {
    const s = underWay(text, number, { p: 7, r: [['7 apples']] }, { returnsTo: 'r' })
    s.run(set('T1', [['pears']]))
    expect(s.block('T1').properties).toEqual({ p: [['pears']], k: 7 })
  })
  it.each<[what: string, does: Operation[], after: Record<string, Json>]>([
    ['related, while words become a relation', [relate('T1', 'P1')], { p: [idOf('P1')], k: [['words']] }],
    ['words that come late are taken along by the change', [set('T1', [['late']])], { p: [['late']] }],
  ])('%s', (_what, does, after) => {
    expect(
      underWay(relation(), text, { p: [['words']] })
        .run(...does)
        .block('T1').properties,
    ).toEqual(after)
  })
  it.each<[what: string, does: Operation[], after: Record<string, Json>]>([
    ['related late, while a relation becomes words', [relate('T1', 'P1')], { p: [idOf('T2'), idOf('P1')] }],
    ['not related late', [relate('T1', 'P1'), unrelate], { p: [idOf('T2')] }],
    ['words, while a relation becomes words', [set('T1', [['new']])], { p: [['new']], k: [idOf('T2')] }],
  ])('%s', (_what, does, after) => {
    const s = underWay(text, relation(), { p: [idOf('T2')] })
    expect(s.run(...does).block('T1').properties).toEqual(after)
  })
  it.each<[what: string, does: Operation[], after: Record<string, Json>]>([
    ['joins what it was', [relate('T1', 'P1')], { p: [idOf('T2'), idOf('P1')], k: [['words']] }],
    ['leaves what it was', [relate('T1', 'P1'), unrelate], { p: [idOf('T2')], k: [['words']] }],
  ])('a relation that comes back %s', (_what, does, after) => {
    const s = underWay(relation(), text, { p: [['words']], r: [idOf('T2')] }, { returnsTo: 'r' })
    expect(s.run(...does).block('T1').properties).toEqual(after)
  })
})

describe('a relation that becomes two-way', () => {
  const two = (limit: Readonly<Record<string, Json>> = {}) =>
    draw(relation({ kind: 'dual', synced_property: 'back', ...limit }), null)
  it('is filled on the other side, once', () => {
    const s = two()
    for (const row of ['T1', 'T2']) s.state.changeBlock(idOf(row), { properties: { p: [idOf('P1')] } })
    for (const row of ['T1', 'T2', 'T1']) fillBack(s.state, idOf(row), 'p')
    expect(s.block('P1').properties).toEqual({ back: [idOf('T1'), idOf('T2')] })
  })
  it('takes nothing from a row that has the one it may have', () => {
    const s = two()
    s.state.change('collection', idOf('Projects'), {
      schema: {
        ...(s.state.get('collection', idOf('Projects'))?.['schema'] as object),
        back: {
          id: 'back',
          name: 'back',
          order: 1,
          type: 'relation',
          collection_id: idOf('Tasks'),
          kind: 'dual',
          synced_property: 'p',
          limit: 1,
        },
      },
    })
    for (const row of ['T1', 'T2']) s.state.changeBlock(idOf(row), { properties: { p: [idOf('P1')] } })
    for (const row of ['T1', 'T2']) fillBack(s.state, idOf(row), 'p')
    expect(s.block('P1').properties).toEqual({ back: [idOf('T1')] })
    expect(s.block('T2').properties).toEqual({ p: [idOf('P1')] })
  })
})
