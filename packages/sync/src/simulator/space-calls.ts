// The calls of a device: loading what it may read. They travel the same bad network and may fail on the way there or back.
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { recordKey, recordSource } from '@sheaf/core/operations/space-state'
import { personActor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import type { Role } from '@sheaf/core/permissions/roles'
import { textsShownBy } from '@sheaf/core/text/slice'
import { channelsOfRecord } from '../channels'
import type { SpaceCalls } from '../client-ports'
import { LoadingSource } from '../gateway'
import type { LoadedText, RecordRow } from '../replica'
import type { LoadedRecord } from '../storage'
import { kinds } from './sim-space'
import type { World } from './world'

export function spaceCalls(world: World, device: string, userId: Uuid, isCurrent: () => boolean): SpaceCalls {
  const { scheduler, random, net, space } = world
  const travel = <T>(run: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const isLost = (direction: 'up' | 'down'): boolean =>
        net.isCut(device, direction) || random.chance(net.faults.drop)
      const fail = (error: unknown): void =>
        void scheduler.after(random.between(5, 60), () => isCurrent() && reject(error))
      const lost = (): void => fail(new SheafError('NetworkError'))
      scheduler.after(random.between(2, 40), () => {
        if (isLost('up')) return lost()
        run().then(
          value =>
            isLost('down') ? lost() : scheduler.after(random.between(2, 40), () => isCurrent() && resolve(value)),
          fail,
        )
      })
    })
  const roleNow = (pointer: Pointer): Promise<Role> => {
    const source = new LoadingSource(space.storage, space.id)
    return source.ask(() => roleOf(personActor(userId), pointer, source, world.clock()))
  }
  const rows = (records: readonly LoadedRecord[], role: Role): { records: RecordRow[]; texts: LoadedText[] } => ({
    records: records.map(record => ({ ...record, role })),
    texts: records.flatMap(({ value, text }) => (text ? [{ id: value.id, state: text.state }] : [])),
  })
  /** Texts lie in the rows of the blocks whose ids they bear. */
  const textsOf = async (blocks: readonly RecordRow[]): Promise<LoadedText[]> => {
    const ids = new Set(blocks.flatMap(({ value }) => [value.id, ...textsShownBy(value)]))
    const homes = [...ids].map(id => ({ table: 'block' as const, id }))
    const { records } = await space.storage.load(space.id, homes, [])
    return rows(records, 'reader').texts.filter(({ id }) => ids.has(id))
  }
  return {
    loadChannel: pointer =>
      travel(async () => {
        const role = await roleNow(pointer)
        if (role === 'none') throw new SheafError('NotFoundError')
        const all = [...space.storage.records(space.id)]
        const byKey = new Map(all.map(({ table, value }) => [recordKey(table, value.id), value]))
        const source = recordSource((table, id) => byKey.get(recordKey(table, id)))
        const mine = all.filter(({ table, value }) =>
          channelsOfRecord(table, value, source, kinds).includes(pointer.id),
        )
        return { ...rows(mine, role), seq: space.storage.seqOf(space.id) }
      }),
    loadRecords: pointers =>
      travel(async () => {
        const { records } = await space.storage.load(space.id, pointers, [])
        const byKey = new Map(records.map(record => [recordKey(record.table, record.value.id), record]))
        const answer: RecordRow[] = []
        for (const pointer of pointers) {
          const record = byKey.get(recordKey(pointer.table, pointer.id))
          const role = record ? await roleNow(pointer) : 'none'
          answer.push(record && role !== 'none' ? { ...record, role } : goneRow(pointer))
        }
        const blocks = answer.filter(({ table, role }) => table === 'block' && role !== 'none')
        return { records: answer, texts: await textsOf(blocks) }
      }),
  }
}

const goneRow = ({ table, id }: Pointer): RecordRow => ({
  table,
  value: { id, version: 0, last_version: 0 },
  role: 'none',
})
