import type { Client } from '@sheaf/core/api/client'
import { toBase64 } from '@sheaf/core/base64'
import { deterministicUuid, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { describe, expect, it } from 'vitest'
import { createSpaceCalls } from './space-calls'

const idOf = (name: string): Uuid => deterministicUuid(['space calls', name])
const spaceId = idOf('space')

type Asked = Parameters<Client['syncRecordValues']>[0]['requests']

/** A server that holds these blocks, hides every other, and notes how much it was asked for at a time. */
function serverWith(held: readonly Uuid[], texts: Readonly<Record<string, string>> = {}) {
  const sizes: number[] = []
  const syncRecordValues = async ({ requests }: { requests: Asked }) => {
    sizes.push(requests.length)
    const block = Object.fromEntries(
      requests.map(({ pointer: { id } }) => [
        id,
        held.includes(id) ? { role: 'editor', value: { id, version: 3, last_version: 2 } } : { role: 'none' },
      ]),
    )
    return { recordMap: { block }, texts, seqs: {} }
  }
  return { sizes, calls: createSpaceCalls({ syncRecordValues } as unknown as Client, spaceId) }
}

describe('loadRecords', () => {
  it('[P 6] tells what is gone or hidden, so that it is let go', async () => {
    const { calls } = serverWith([idOf('a')])
    const { records } = await calls.loadRecords(['a', 'hidden'].map(name => blockPointer(spaceId, idOf(name))))
    expect(records.map(({ value, role }) => [value.id, value.version, role])).toEqual([
      [idOf('a'), 3, 'editor'],
      [idOf('hidden'), 0, 'none'],
    ])
  })

  it('passes on texts whose own block was not asked for', async () => {
    const state = Uint8Array.of(1, 2, 3)
    const { calls } = serverWith([idOf('half')], { [idOf('home')]: toBase64(state) })
    expect((await calls.loadRecords([blockPointer(spaceId, idOf('half'))])).texts).toEqual([
      { id: idOf('home'), state },
    ])
  })

  it('asks for many in as many calls as it takes', async () => {
    const { calls, sizes } = serverWith([])
    const many = Array.from({ length: limits.maxRecordsPerSyncRequest + 1 }, (_, i) =>
      blockPointer(spaceId, idOf(`b${i}`)),
    )
    expect((await calls.loadRecords(many)).records).toHaveLength(many.length)
    expect(sizes).toEqual([limits.maxRecordsPerSyncRequest, 1])
  })
})

describe('loadChannel', () => {
  const team = { table: 'team' as const, id: idOf('team'), spaceId }
  const nothing = () => []

  it('[P 8] of a team that may not be read is not found', async () => {
    const { calls } = serverWith([])
    await expect(calls.loadChannel(team, () => {}, nothing)).rejects.toMatchObject({ name: 'NotFoundError' })
    const held = [{ pointer: team, version: 7 }]
    await expect(
      calls.loadChannel(
        team,
        () => {},
        () => held,
      ),
    ).rejects.toMatchObject({ name: 'NotFoundError' })
  })

  it('[P 6] of a team asks for what is held by its version, and for none of the thousands that it lists', async () => {
    const asked: unknown[] = []
    const syncRecordValues = async ({ requests }: { requests: Asked }) => {
      asked.push(...requests.map(({ pointer, version }) => [pointer.id, version]))
      return { recordMap: {}, texts: {}, seqs: { [spaceId]: 12 }, unchanged: { [`team:${team.id}`]: 'editor' } }
    }
    const calls = createSpaceCalls({ syncRecordValues } as unknown as Client, spaceId)
    const held = [
      { pointer: team, version: 7 },
      { pointer: blockPointer(spaceId, idOf('page')), version: 3 },
    ]
    const snapshot = await calls.loadChannel(
      team,
      () => {},
      () => held,
    )
    expect(asked).toEqual([
      [team.id, 7],
      [idOf('page'), 3],
    ])
    expect(snapshot).toMatchObject({
      seq: 12,
      records: [],
      unchanged: [{ table: 'team', id: team.id, role: 'editor' }],
    })
  })
})
