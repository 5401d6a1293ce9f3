// Fetching single blocks anew: they come with the words they show, wherever those are kept, and for nobody else.
import { catalogKinds } from '@sheaf/catalog'
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { plainText, titleOfRuns } from '@sheaf/core/text/rich-text'
import { Replica } from '@sheaf/sync/replica'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import { until } from '../../reliability/crash-run.fixture'
import { HeadlessClient } from '../../reliability/headless-client.fixture'
import { type ListeningServer, startListening } from '../../reliability/listening-server.fixture'
import type { Person } from '../../reliability/person.fixture'

let server: ListeningServer
let ada: Person
let grace: Person
let space: Awaited<ReturnType<Person['createSpace']>>
let client: HeadlessClient
beforeAll(async () => {
  server = await startListening()
  ada = await server.signUp('Ada')
  grace = await server.signUp('Grace')
  space = await ada.createSpace()
  client = await HeadlessClient.start({ person: ada, ...space })
  await until(() => client.isReady, 10_000, 'the page')
})
afterAll(async () => {
  client.stop()
  await server.discard()
})

interface Synced {
  readonly recordMap: RecordMap
  readonly texts: Readonly<Record<string, string>>
}
const ask = (person: Person, id: Uuid, version = -1): Promise<Synced> =>
  person.call('syncRecordValues', { requests: [{ pointer: blockPointer(space.spaceId, id), version }] })
const saved = (): Promise<void> => until(() => client.sync.unsent === 0, 10_000, 'the edits to be saved')
/** A paragraph cut in two: both halves show a part of the text that is at home in the first. */
const halves = async (words: string, at: number): Promise<[Uuid, Uuid]> => {
  const [home, half] = [newUuid(), newUuid()]
  client.commit(draft => {
    draft.create(home, 'text', { table: 'block', id: space.pageId }, { after: [], before: [] })
    draft.insertText(home, 0, words)
  })
  client.commit(draft => draft.split(home, at, half, 'text'))
  await saved()
  return [home, half]
}
const read = ({ texts }: Synced, text: Uuid, marker: Uuid | null): string => {
  const replica = new Replica({ ...client.replica.options, kinds: catalogKinds })
  replica.load([], [{ id: text, state: fromBase64(texts[text] ?? '') }])
  return plainText(titleOfRuns(replica.texts.segment(text, marker)?.runs ?? []))
}

describe('the texts of syncRecordValues', () => {
  it('[P 7] come with the half of a split block, although they are at home in the other', async () => {
    const [home, half] = await halves('Hello world', 6)
    const answer = await ask(ada, half)
    expect(Object.keys(answer.recordMap.block ?? {})).toEqual([half])
    expect(read(answer, home, half)).toBe('world')
    client.commit(draft => draft.trash(home))
    await saved()
    expect(read(await ask(ada, half), home, half)).toBe('world')
  })

  it('[P 7] come with a block that took in another, and with the one that was taken in', async () => {
    const [into, gone] = [newUuid(), newUuid()]
    for (const [id, words] of [
      [into, 'Good '],
      [gone, 'morning'],
    ] as const)
      client.commit(draft => {
        draft.create(id, 'text', { table: 'block', id: space.pageId }, { after: [into], before: [] })
        draft.insertText(id, 0, words)
      })
    client.commit(draft => draft.merge(gone, into))
    await saved()
    const answer = await ask(ada, into)
    expect([read(answer, into, null), read(answer, gone, null)]).toEqual(['Good ', 'morning'])
    expect(read(await ask(ada, gone), gone, null)).toBe('morning')
  })

  it('[P 7] come also where the record is as the client has it', async () => {
    const [home, half] = await halves('Hello again', 6)
    const version = (await ask(ada, home)).recordMap.block?.[home]?.value?.version ?? 0
    // Typing in the second half changes that record and the text, and not the record whose text it is.
    client.commit(draft => draft.insertText(half, 5, ' and again'))
    await saved()
    const answer = await ask(ada, home, version)
    expect(answer.recordMap).toEqual({})
    expect(read(answer, home, half)).toBe('again and again')
  })

  it('[P 6] come for nobody who may not read the block', async () => {
    const [home, half] = await halves('Not for her', 4)
    for (const id of [home, half])
      expect(await ask(grace, id)).toEqual({
        recordMap: { block: { [id]: { role: 'none' } } },
        texts: {},
        unchanged: {},
        seqs: {},
      })
  })
})
