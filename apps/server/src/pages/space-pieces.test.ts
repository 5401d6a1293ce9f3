import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { expect, it } from 'vitest'
import { PackedJson } from '../http/packed-json'
import { HeldPiece } from './held-piece'
import type { ReadPiece } from './read-piece'
import { SpacePieces } from './space-pieces'

const space = 'space' as Uuid
const home = 'home' as Uuid
const other = 'other' as Uuid

const pieceAt = (seq: number): HeldPiece => {
  const read: ReadPiece = { seq, blocks: [], texts: [], beside: [], asked: [], cursors: [] }
  return new HeldPiece(space, home, read)
}
const lineIn = (page: Uuid, seq: number): LogEntry => {
  const line = { table: 'block', id: 'line', version: 1, last_version: 0, changes: [], channels: [page] }
  const content = [{ list: 'content', insert: [] }]
  const around = { table: 'block', id: page, version: 2, last_version: 1, changes: content, channels: [page, 'team'] }
  return { spaceId: space, seq, items: [line, around], texts: [] } as unknown as LogEntry
}

async function held(seq: number): Promise<SpacePieces> {
  const pieces = new SpacePieces({ log: async () => [] }, space, () => {})
  await pieces.advance(seq)
  const piece = pieceAt(seq)
  await pieces.read('home', async () => piece)
  await piece.write(
    'owner',
    PackedJson.of('"a":1').then(json => ({ json, still: '' })),
  )
  return pieces
}

it('lets a piece go for a new line on its page, and not for one on another page', async () => {
  const pieces = await held(5)
  pieces.committed([lineIn(other, 6)])
  expect(pieces.get('home')).toBeDefined()
  pieces.committed([lineIn(home, 7)])
  expect(pieces.get('home')).toBeUndefined()
})

it('takes what was written before over into a piece that is read again, unless that was read ahead of the log', async () => {
  const pieces = await held(5)
  const again = await pieces.read('home', async () => pieceAt(5))
  expect(again?.writtenFor('owner')).toBeDefined()
  // What another process has committed is in it, and not in what was written.
  const ahead = await pieces.read('home', async () => pieceAt(6))
  expect(ahead?.writtenFor('owner')).toBeUndefined()
})
