import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { madeRecord } from '@sheaf/core/operations/space-state'
import type { Role } from '@sheaf/core/permissions/roles'
import { describe, expect, it } from 'vitest'
import { ConfirmedRecords } from './confirmed-records'
import { textsToTake } from './question'
import { isGone, type RecordRow } from './replica'
import { Random } from './simulator/random'

const random = new Random(4)
const [space, home, half, other] = Array.from({ length: 4 }, () => random.uuid()) as [Uuid, Uuid, Uuid, Uuid]

/** A block that shows slices of these texts. */
const row = (id: Uuid, texts: readonly Uuid[], role: Role = 'editor'): RecordRow => ({
  ...madeRecord('block', {
    id,
    version: 1,
    last_version: 0,
    crdt_data: { title: texts.map(t => ({ t, m: null, o: id })) },
  }),
  role,
})
const holding = (...rows: readonly RecordRow[]): ConfirmedRecords => {
  const confirmed = new ConfirmedRecords()
  for (const one of rows) if (!isGone(one)) confirmed.load(one)
  return confirmed
}
const pointer = (id: Uuid) => blockPointer(space, id)

describe('textsToTake', () => {
  const take = (confirmed: ConfirmedRecords, asked: Uuid[], answered: RecordRow[], wanted = answered): Uuid[] => [
    ...textsToTake(confirmed, asked.map(pointer), answered, wanted),
  ]

  it('[S19] takes the texts that a block shows, and its own, which others may show', () => {
    expect(take(holding(), [half], [row(half, [home, other])])).toEqual([half, home, other])
  })
  it('[S19] takes the text of a block whose record did not come because it is as it was', () => {
    expect(take(holding(row(half, [home])), [half], [])).toEqual([half, home])
  })
  it('[S15] takes nothing of what is not wanted any more, is hidden or was never held', () => {
    expect(take(holding(), [half], [row(half, [home])], [])).toEqual([])
    expect(take(holding(row(half, [home])), [half], [row(half, [], 'none')])).toEqual([])
    expect(take(holding(), [half], [])).toEqual([])
  })
})

describe('the texts of removed blocks', () => {
  it('[S15] go with the last block that shows them or bears their id', () => {
    const confirmed = holding(row(home, [home]), row(half, [home]))
    confirmed.addText(home, Uint8Array.of(1))
    expect(confirmed.remove('block', home)).toEqual([])
    expect([...confirmed.textIds()]).toEqual([home])
    expect(confirmed.remove('block', half)).toEqual([half, home])
    expect([...confirmed.textIds()]).toEqual([])
  })
})
