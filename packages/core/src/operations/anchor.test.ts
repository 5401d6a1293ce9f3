import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterOf, anchorAt, anchorOf, atEnd, insertAt } from './anchor'
import { sameJson } from './same-json'
import { idOf } from './space.fixture'

const [a, b, c, d, e] = [idOf('a'), idOf('b'), idOf('c'), idOf('d'), idOf('e')]
const [f, g, h, x] = [idOf('f'), idOf('g'), idOf('h'), idOf('x')]
const ids = [a, b, c, d, e, f, g, h]

describe('anchors', () => {
  it('name up to three neighbours on each side, nearest first', () => {
    expect(anchorOf(ids, e)).toEqual({ after: [d, c, b], before: [f, g, h] })
    expect(anchorOf(ids, a)).toEqual({ after: [], before: [b, c, d] })
    expect(anchorAt(ids, 1)).toEqual({ after: [a], before: [b, c, d] })
    expect(anchorAt([], 0)).toEqual(atEnd)
  })

  it('the first `after` that is there wins, then the first `before`, else the end', () => {
    const list = [a, b, c]
    expect(insertAt(list, x, { after: [idOf('gone'), a], before: [c] })).toEqual([a, x, b, c])
    expect(insertAt(list, x, { after: [idOf('gone')], before: [idOf('gone'), c] })).toEqual([a, b, x, c])
    expect(insertAt(list, x, atEnd)).toEqual([a, b, c, x])
    expect(insertAt(list, a, afterOf(c))).toEqual([b, c, a])
  })

  it('bring an element back to its own place, whatever else was taken away but one of its neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.subarray(ids), (index, gone) => {
        const id = ids[index] ?? a
        const at = anchorOf(ids, id)
        fc.pre([...at.after, ...at.before].some(other => !gone.includes(other)))
        const rest = ids.filter(other => other !== id && !gone.includes(other))
        expect(insertAt(rest, id, at)).toEqual(ids.filter(other => other === id || !gone.includes(other)))
      }),
    )
  })
})

describe('equality of JSON', () => {
  it('is that of values, whatever the order of keys', () => {
    expect(sameJson({ p: [1, { q: null }], r: 's' }, { r: 's', p: [1, { q: null }] })).toBe(true)
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        fc.pre(!JSON.stringify([one, other]).includes('-0'))
        expect(sameJson(one, JSON.parse(JSON.stringify(one)))).toBe(true)
        if (sameJson(one, other)) expect(other).toEqual(one)
      }),
    )
  })

  it('tells a list from an object, null from nothing, and a longer value from a shorter', () => {
    for (const [one, other] of [
      [[], {}],
      [null, undefined],
      [{ p: 1 }, { p: 1, q: 2 }],
      [{ p: undefined }, { q: undefined }],
      [[1, 2], [1]],
      [0, '0'],
    ] as const)
      expect([sameJson(one, other), sameJson(other, one)]).toEqual([false, false])
  })
})
