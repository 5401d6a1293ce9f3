import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { blockType, bodyType, chunkType, schema } from '../schema'
import { ListNumbers } from './list-numbers'

const views = new Map([
  ['n', { type: 'n', counts: ({ format }: { format: Record<string, unknown> }) => Number(format['start'] ?? 1) }],
]) as never

/** A letter a block: `n` is counted, `5` is counted and begins with 5. */
const chunk = (blocks: string): Node =>
  chunkType.create(
    null,
    blocks
      .split('')
      .map(sign =>
        blockType.create(
          { type: sign === '5' ? 'n' : sign, format: sign === '5' ? { start: 5 } : {} },
          bodyType.create(),
        ),
      ),
  )
const startsOf = (...chunks: string[]): Record<number, number> =>
  Object.fromEntries(new ListNumbers(views).startsOf(schema.node('doc', null, chunks.map(chunk))))

describe('[P 3] numbers over the border of chunks', () => {
  it.each<[string, string[], Record<number, number>]>([
    ['go on', ['tnn', 'nt'], { 1: 3 }],
    ['go on through whole chunks', ['tn', 'nnn', 'nn'], { 1: 2, 2: 5 }],
    ['go on from where they began', ['t5n', 'n'], { 1: 7 }],
    ['end with another block', ['tnn', 'tn', 'n'], { 2: 2 }],
    ['begin anew behind another block', ['nt', 'n'], {}],
    ['are not told where nothing is counted', ['tt', 'tt'], {}],
    ['a number in the middle of a row does not count', ['nn', '5n', 'n'], { 1: 3, 2: 5 }],
  ])('%s', (_name, chunks, starts) => {
    expect(startsOf(...chunks)).toEqual(starts)
  })
  it('look at each chunk once', () => {
    const numbers = new ListNumbers(views)
    const [a, b] = [chunk('nn'), chunk('nn')]
    const doc = (...chunks: Node[]): Node => schema.node('doc', null, chunks)
    expect(Object.fromEntries(numbers.startsOf(doc(a, b)))).toEqual({ 1: 3 })
    expect(Object.fromEntries(numbers.startsOf(doc(a, chunk('nnn'), b)))).toEqual({ 1: 3, 2: 6 })
  })
})
