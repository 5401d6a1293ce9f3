import { toBase64 } from '@sheaf/core/base64'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { serverLimits } from '@sheaf/core/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { Room } from './room'
import { Author } from './simulator/author'
import { readStore } from './simulator/checks/stored-space'
import { Random } from './simulator/random'
import { kinds, makeSpace, type SimSpace } from './simulator/sim-space'

let space: SimSpace
let home: Uuid
let room: Room
let anna: Author

beforeEach(() => {
  const random = new Random(1)
  space = makeSpace(random)
  home = space.pages[0] as Uuid
  anna = new Author(space, random, space.people[0] as Uuid)
  room = new Room({
    spaceId: space.id,
    storage: space.storage,
    kinds,
    now: () => 5,
    textClientId: 1,
    onCommitted: () => {},
  })
})

const submit = (transaction: Transaction) => room.submit(transaction, anna.actor)
const title = (id: Uuid): unknown => readStore(space).blocks.get(id)?.properties?.['title']
async function paragraph(text: string): Promise<Uuid> {
  const { id, transaction } = anna.paragraph(home, text)
  await submit(transaction)
  return id
}
/** Refused for good, with this type; and what its author does under the same number next is taken. */
async function isRefused(transaction: Transaction, type: string): Promise<void> {
  const error = await submit(transaction).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SheafError)
  const { name, retryable, clientData } = error as SheafError
  expect([name, retryable, clientData?.['type']]).toEqual(['UserValidationError', false, type])
  expect(await submit({ ...transaction, id: home, operations: [] })).toMatchObject({ status: 'applied' })
}
/** What no editor would send. */
const unusual = (operation: unknown): Transaction => {
  const transaction = anna.write(() => {})
  return { ...transaction, operations: [operation as never] }
}
const textUpdate = (id: Uuid, update: Uint8Array): Transaction =>
  unusual({
    command: 'editText',
    pointer: blockPointer(space.id, id),
    args: { text: id, epoch: 0, update: toBase64(update) },
  })

/** The update of somebody who typed so many letters into an empty text. */
function typed(length: number): Uint8Array {
  const doc = new Y.Doc()
  doc.clientID = 77
  doc.getText('t').insert(0, 'x'.repeat(length))
  return Y.encodeStateAsUpdate(doc)
}

describe('limits that the room holds', () => {
  it('a block has as many characters as are allowed, not one more, and may become shorter again', async () => {
    const id = await paragraph('x'.repeat(limits.maxTextCharacters - 1))
    await submit(anna.write(draft => draft.insertText(id, 0, 'a')))
    await isRefused(
      anna.write(draft => draft.insertText(id, 0, 'b')),
      'text_too_long',
    )
    expect((title(id) as [string][])[0]?.[0]).toHaveLength(limits.maxTextCharacters)
    const again = new Author(space, new Random(2), anna.userId)
    const shorter = again.write(draft => draft.removeText(id, 0, 10))
    expect(await room.submit(shorter, again.actor)).toMatchObject({ status: 'applied' })
  })

  it('an update of a text has as many bytes as are allowed, and not one more', async () => {
    const id = await paragraph('')
    const around = typed(limits.maxTextUpdateBytes).length - limits.maxTextUpdateBytes
    const exact = typed(limits.maxTextUpdateBytes - around)
    expect(exact).toHaveLength(limits.maxTextUpdateBytes)
    await isRefused(textUpdate(id, exact), 'text_too_long')
    await isRefused(textUpdate(id, typed(limits.maxTextUpdateBytes - around + 1)), 'text_update_too_large')
  })

  it('a text with its history has as many bytes as are allowed, and not one more', async () => {
    const few = { ...limits, maxTextStateBytes: 5_000 }
    const usual = { ...limits }
    Object.assign(limits, few)
    try {
      const id = await paragraph('')
      const other = await paragraph('')
      const around = typed(1_000).length - 1_000
      await submit(textUpdate(id, typed(few.maxTextStateBytes - around)))
      await isRefused(textUpdate(other, typed(few.maxTextStateBytes - around + 1)), 'text_state_too_large')
      expect(title(id)).toEqual([['x'.repeat(few.maxTextStateBytes - around)]])
      expect(title(other)).toBeUndefined()
    } finally {
      Object.assign(limits, usual)
    }
  })

  it('a character has as many marks as are allowed, and not one more', async () => {
    const id = await paragraph('x')
    const marked = (count: number): Transaction =>
      anna.write(draft =>
        draft.formatText(id, 0, 1, Object.fromEntries(Array.from({ length: count }, (_, i) => [`z${i}`, true]))),
      )
    await submit(marked(serverLimits.maxMarksPerCharacter))
    await isRefused(marked(serverLimits.maxMarksPerCharacter + 1), 'too_many_marks')
  })

  it('a record has as many bytes as are allowed, and not one more; its children do not count', async () => {
    const id = await paragraph('x')
    const value = (length: number) =>
      unusual({
        command: 'set',
        pointer: blockPointer(space.id, id),
        path: ['format', 'z'],
        args: { value: 'ä'.repeat(length) },
      })
    const half = limits.maxRecordBytes / 2
    await submit(value(half - 5_000))
    const stored = [...space.storage.records(space.id)].find(one => one.value.id === id)?.value
    const { content: _content, ...rest } = stored as Record<string, unknown>
    const left = Math.floor((limits.maxRecordBytes - new TextEncoder().encode(JSON.stringify(rest)).length) / 2)
    await submit(value(half - 5_000 + left))
    await isRefused(value(half - 5_000 + left + 1), 'record_too_large')
  })
})
