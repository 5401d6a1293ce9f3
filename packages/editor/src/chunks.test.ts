import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { appendBlocks, chunked, countBlocks, firstLevel, followUp, onlyBlock, tidyChunks } from './chunks'
import { blockType, bodyType, chunkType, regionType, schema, stretchType } from './schema'

const blocks = (count: number, from = 0): ReturnType<typeof blockType.create>[] =>
  Array.from({ length: count }, (_, i) =>
    blockType.create({ id: String(from + i) }, bodyType.create(null, schema.text(`b${from + i}`))),
  )
/** A region, its stretches, their chunks: how many blocks each of these has. */
const stateOf = (...regions: number[][][]): EditorState =>
  EditorState.create({
    doc: schema.node(
      'doc',
      null,
      regions.map(stretches =>
        regionType.create(
          null,
          stretches.map(chunks =>
            stretchType.create(
              null,
              chunks.map(count => chunkType.create(null, blocks(count))),
            ),
          ),
        ),
      ),
    ),
  })
const sizesOf = ({ doc }: EditorState): number[][][] =>
  doc.children.map(region => region.children.map(stretch => stretch.children.map(chunk => chunk.childCount)))
const tidied = (state: EditorState, size: number): EditorState => {
  const tr = tidyChunks(state, size)
  return tr ? state.apply(tr) : state
}

describe('pieces of a page', () => {
  it('are cut where they have grown, and the caret stays', () => {
    let state = stateOf([[20]])
    state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, state.doc.content.size - 6)))
    const text = state.selection.$head.parent.textContent
    state = tidied(state, 4)
    expect(sizesOf(state)).toEqual([[[4, 4], [4, 4], [4]]])
    expect(state.selection.$head.parent.textContent).toBe(text)
    state.doc.check()
  })
  it('are joined where they have shrunk, each with the one before it in the same piece', () => {
    const few = stateOf([[2, 1]])
    expect(sizesOf(tidied(few, 4))).toEqual([[[3]]])
    expect(tidyChunks(stateOf([[4, 5, 3]]), 4)).toBeNull()
    const stretches = stateOf([[8, 8, 8], [8]])
    expect(sizesOf(tidied(stretches, 8))).toEqual([[[8, 8, 8, 8]]])
    const regions = stateOf(
      [
        [8, 8],
        [8, 8],
      ],
      [[8, 8]],
    )
    expect(sizesOf(tidied(regions, 8))).toEqual([
      [
        [8, 8],
        [8, 8],
        [8, 8],
      ],
    ])
  })
  it('of many blocks at once are right after one step', () => {
    const state = tidied(stateOf([[400]]), 4)
    expect(countBlocks(state.doc)).toBe(400)
    expect(tidyChunks(state, 4)).toBeNull()
  })
  it('take more blocks behind the last, and their region first', () => {
    const state = EditorState.create({ doc: schema.node('doc', null, chunked(blocks(3), 2)) })
    const longer = state.apply(appendBlocks(followUp(state), blocks(9, 3), 2))
    expect(sizesOf(longer)).toEqual([
      [
        [2, 1],
        [2, 2],
      ],
      [[2, 2], [1]],
    ])
    expect(firstLevel(longer.doc).map(block => block.attrs['id'])).toEqual(Array.from({ length: 12 }, (_, i) => `${i}`))
  })
  it('know the only block of a page', () => {
    expect(onlyBlock(stateOf([[1]]).doc)?.attrs['id']).toBe('0')
    expect(onlyBlock(stateOf([[1, 1]]).doc)).toBeNull()
    expect(onlyBlock(stateOf([[1]], [[1]]).doc)).toBeNull()
  })
})
