import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Uuid, uuid } from '../ids'
import { applyChanges, applyPatch, diffValue, patchOf } from './patch'

const idOf = (n: number): Uuid => uuid(`${n.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`)
const [a, b, c, d] = [idOf(10), idOf(11), idOf(12), idOf(13)]

describe('differences', () => {
  it('no change gives none, whatever the order of keys', () => {
    expect(diffValue({ x: { p: 1, q: [1, { r: 2 }] }, y: 2 }, { y: 2, x: { q: [1, { r: 2 }], p: 1 } })).toEqual([])
  })

  it('fields are set and unset', () => {
    expect(diffValue({ type: 'text', icon: 'x' }, { type: 'quote', alive: true })).toEqual([
      { set: 'type', value: 'quote' },
      { unset: 'icon' },
      { set: 'alive', value: true },
    ])
  })

  it('objects change by key, one level deep', () => {
    const before = { properties: { title: [['a']], color: 'red', deep: { x: 1, y: 2 } } }
    const after = { properties: { title: [['b']], deep: { x: 1, y: 3 } } }
    expect(diffValue(before, after)).toEqual([
      { object: 'properties', put: { title: [['b']], deep: { x: 1, y: 3 } }, drop: ['color'] },
    ])
  })

  it('lists of ids change by edits', () => {
    expect(diffValue({ content: [a, b, c] }, { content: [a, d, c] })).toEqual([
      { list: 'content', remove: [b], insert: [{ id: d, after: a }] },
    ])
    expect(diffValue({ content: [] }, { content: [a] })).toEqual([
      { list: 'content', remove: [], insert: [{ id: a, after: null }] },
    ])
    expect(diffValue({ content: [a] }, { content: [] })).toEqual([{ list: 'content', remove: [a], insert: [] }])
  })

  it('other lists, and lists that hold an id twice, are set whole', () => {
    expect(diffValue({ tags: ['x'] }, { tags: ['x', 'y'] })).toEqual([{ set: 'tags', value: ['x', 'y'] }])
    expect(diffValue({ pages: [a, a] }, { pages: [a] })).toEqual([{ set: 'pages', value: [a] }])
  })

  it('a change of kind sets the field', () => {
    expect(diffValue({ x: { p: 1 } }, { x: [1] })).toEqual([{ set: 'x', value: [1] }])
    expect(diffValue({ x: null }, { x: { p: 1 } })).toEqual([{ set: 'x', value: { p: 1 } }])
    expect(diffValue({ x: 1 }, { x: null })).toEqual([{ set: 'x', value: null }])
  })

  it('a record that is new is set field by field', () => {
    expect(diffValue(undefined, { id: a, version: 1, last_version: 0, type: 'text', content: [b] })).toEqual([
      { set: 'type', value: 'text' },
      { set: 'content', value: [b] },
    ])
  })

  it('id and versions belong to the patch', () => {
    expect(diffValue({ id: a, version: 1, last_version: 0 }, { id: a, version: 2, last_version: 1 })).toEqual([])
  })

  it('a key without a value counts as absent', () => {
    expect(diffValue({ x: undefined }, {})).toEqual([])
    expect(diffValue({ x: 1, o: { p: 1 } }, { x: undefined, o: { p: undefined } })).toEqual([
      { unset: 'x' },
      { object: 'o', put: {}, drop: ['p'] },
    ])
    expect(diffValue({ o: { q: { r: undefined } } }, { o: { q: {} } })).toEqual([])
  })

  it('a long list that changes in one place travels as one small change', () => {
    const content = Array.from({ length: 10_000 }, (_, i) => idOf(i + 100))
    const changes = diffValue({ content }, { content: content.toSpliced(7000, 0, a) })
    expect(JSON.stringify(changes).length).toBeLessThan(200)
  })
})

describe('applying', () => {
  it('an object that was not there is made', () => {
    expect(applyChanges({}, [{ object: 'format', put: { x: 1 }, drop: ['y'] }])).toEqual({ format: { x: 1 } })
    expect(applyChanges(undefined, [{ list: 'content', remove: [], insert: [{ id: a, after: null }] }])).toEqual({
      content: [a],
    })
  })

  it('never changes what it was given', () => {
    const before = deepFreeze({ content: [a, b], properties: { x: 1, y: { z: 1 } }, type: 'text' })
    const after = { content: [b], properties: { y: { z: 2 } } }
    const result = applyChanges(before, deepFreeze(diffValue(before, after)))
    expect(result).toEqual(after)
    expect(before).toEqual({ content: [a, b], properties: { x: 1, y: { z: 1 } }, type: 'text' })
  })

  it('keeps what did not change, not a copy of it', () => {
    const before = { properties: { x: 1 }, format: { y: 1 } }
    expect(applyChanges(before, [{ object: 'format', put: { y: 2 }, drop: [] }])['properties']).toBe(before.properties)
  })

  it('no key reaches a prototype', () => {
    const hostile = JSON.parse('{"__proto__":{"admin":true}}') as Record<string, unknown>
    const result = applyChanges({}, [{ object: 'format', put: hostile as never, drop: [] }])
    expect(Object.getPrototypeOf(result['format'])).toBe(Object.prototype)
    expect((result['format'] as { admin?: unknown }).admin).toBeUndefined()
  })
})

describe('patches', () => {
  const before = { id: a, version: 4, last_version: 3, type: 'text' }
  const after = { id: a, version: 5, last_version: 4, type: 'quote' }

  it('carry a record from one version to the next', () => {
    const patch = patchOf('block', before, after)
    expect(patch).toEqual({
      table: 'block',
      id: a,
      version: 5,
      last_version: 4,
      changes: [{ set: 'type', value: 'quote' }],
    })
    expect(applyPatch(before, patch)).toEqual(after)
  })

  it('make a new record from nothing', () => {
    const made = { id: a, version: 1, last_version: 0, type: 'text', content: [b] }
    expect(applyPatch(undefined, patchOf('block', undefined, made))).toEqual(made)
  })

  it('of another version are not applied', () => {
    const patch = patchOf('block', before, after)
    expect(applyPatch({ ...before, version: 3 }, patch)).toBeNull()
    expect(applyPatch(after, patch)).toBeNull()
    expect(applyPatch(undefined, patch)).toBeNull()
  })
})

describe('round trips', () => {
  const key = fc.constantFrom('title', 'color', 'x', 'y', 'constructor', '__proto__', 'length')
  const idList = fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 12 }).map(ns => ns.map(idOf))
  const json = fc.jsonValue({ depthSize: 'small', noUnicodeString: true } as never)
  const object = fc.dictionary(key, json, { maxKeys: 5 })
  const value = fc.record(
    {
      type: fc.constantFrom('text', 'quote', null),
      alive: fc.boolean(),
      properties: object,
      format: fc.oneof(object, json),
      settings: object,
      content: fc.oneof(idList, fc.array(fc.constantFrom(a, b), { maxLength: 4 })),
      discussions: idList,
      tags: fc.array(fc.string({ maxLength: 2 }), { maxLength: 3 }),
      anything: json,
    },
    { requiredKeys: [] },
  )

  it('apply(diff(a, b), a) is b, for any two values', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const changes = JSON.parse(JSON.stringify(diffValue(before, after))) as ReturnType<typeof diffValue>
        expect(normal(applyChanges(before, changes))).toEqual(normal(after))
      }),
      { numRuns: 2000 },
    )
  })

  it('and from nothing as well', () => {
    fc.assert(
      fc.property(value, after => {
        expect(normal(applyChanges(undefined, diffValue(undefined, after)))).toEqual(normal(after))
      }),
    )
  })

  it('and there is no change between a value and its copy', () => {
    fc.assert(
      fc.property(value, before => {
        expect(diffValue(before, JSON.parse(JSON.stringify(before)))).toEqual([])
      }),
    )
  })
})

/** As it would travel: JSON knows no −0. */
const normal = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}
