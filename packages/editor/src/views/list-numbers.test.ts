import type { Node, NodeType } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { piecesOf, placed } from '../chunks'
import { blockType, bodyType, chunkType, regionType, schema, stretchType } from '../schema'
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
/** Two chunks a stretch and two stretches a region, so that every border there is lies between some of them. */
const pairs = (type: NodeType, nodes: readonly Node[]): Node[] =>
  nodes.flatMap((_, i) => (i % 2 === 0 ? [type.create(null, nodes.slice(i, i + 2))] : []))
const docOf = (...chunks: Node[]): Node => schema.node('doc', null, pairs(regionType, pairs(stretchType, chunks)))
/** By the number of the chunk on the page. */
const numbersFrom = (numbers: ListNumbers, doc: Node): Record<number, number> => {
  const places = piecesOf(chunkType, placed(doc.children, 0)).map(({ pos }) => pos)
  return Object.fromEntries([...numbers.startsOf(doc)].map(([{ pos }, start]) => [places.indexOf(pos), start]))
}
const startsOf = (...chunks: string[]): Record<number, number> =>
  numbersFrom(new ListNumbers(views), docOf(...chunks.map(chunk)))

describe('[P 3] numbers over the border of chunks', () => {
  it.each<[string, string[], Record<number, number>]>([
    ['go on', ['tnn', 'nt'], { 1: 3 }],
    ['go on through whole chunks', ['tn', 'nnn', 'nn'], { 1: 2, 2: 5 }],
    ['go on from where they began', ['t5n', 'n'], { 1: 7 }],
    ['end with another block', ['tnn', 'tn', 'n'], { 2: 2 }],
    ['begin anew behind another block', ['nt', 'n'], {}],
    ['are not told where nothing is counted', ['tt', 'tt'], {}],
    ['go on over stretches and regions', ['tn', 'n', 'nn', 'n', 'n', 'nt'], { 1: 2, 2: 3, 3: 5, 4: 6, 5: 7 }],
    ['go on behind a stretch without any', ['tt', 't', 'tn', 'n', 't', 'n', 'n'], { 3: 2, 6: 2 }],
    ['a number in the middle of a row does not count', ['nn', '5n', 'n'], { 1: 3, 2: 5 }],
  ])('%s', (_name, chunks, starts) => {
    expect(startsOf(...chunks)).toEqual(starts)
  })
  it('look at each chunk once', () => {
    const numbers = new ListNumbers(views)
    const [a, b] = [chunk('nn'), chunk('nn')]
    expect(numbersFrom(numbers, docOf(a, b))).toEqual({ 1: 3 })
    expect(numbersFrom(numbers, docOf(a, chunk('nnn'), b))).toEqual({ 1: 3, 2: 6 })
  })
})
