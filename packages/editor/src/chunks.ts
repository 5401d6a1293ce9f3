// Chunks group the blocks of the page's first level so that the browser can leave out what is off screen. They are no records:
// cutting and joining them are transactions of their own, after the change that made it necessary.
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { chunkType } from './schema'

export const CHUNK_SIZE = 64

export function chunked(blocks: readonly Node[], size: number): Node[] {
  const chunks: Node[] = []
  for (let i = 0; i < blocks.length; i += size) chunks.push(chunkType.create(null, blocks.slice(i, i + size)))
  return chunks
}

/** A transaction that the editor makes to follow the records; nobody's input, never converted back. */
export const followUp = (state: EditorState): Transaction =>
  state.tr.setMeta('addToHistory', false).setMeta('remote', true)

const isLong = (chunk: Node, size: number): boolean => chunk.childCount > size * 1.5
const goesInto = (chunk: Node, before: Node | undefined, size: number): boolean =>
  chunk.childCount < size / 2 && before !== undefined && before.childCount + chunk.childCount <= size

/** Brings chunks back to about their size; null when they are, as after nearly every key. */
export function tidyChunks(state: EditorState, size: number): Transaction | null {
  const { children, content } = state.doc
  if (!children.some((chunk, i) => isLong(chunk, size) || goesInto(chunk, children[i - 1], size))) return null
  const tr = followUp(state)
  let pos = content.size
  for (const [i, chunk] of [...children.entries()].reverse()) {
    pos -= chunk.nodeSize
    if (isLong(chunk, size))
      for (let at = Math.floor((chunk.childCount - 1) / size) * size; at > 0; at -= size)
        tr.split(pos + 1 + sizeOfFirst(chunk, at))
    else if (goesInto(chunk, children[i - 1], size)) tr.join(pos)
  }
  return tr.docChanged ? tr : null
}

function sizeOfFirst(chunk: Node, count: number): number {
  let size = 0
  for (let i = 0; i < count; i++) size += chunk.child(i).nodeSize
  return size
}
