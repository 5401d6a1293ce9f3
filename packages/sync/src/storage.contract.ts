// What every store must do, whatever it is made of. A store's own test file calls this suite with a maker; memory and PostgreSQL
// run the same cases.
import { deterministicUuid, membershipId, type Uuid } from '@sheaf/core/ids'
import { madeRecord } from '@sheaf/core/operations/space-state'
import type { EntryItem, LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Table, TableRecord } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { SpaceUserValue } from '@sheaf/core/records/space-user'
import { ownSlice } from '@sheaf/core/text/slice'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CommitPart, LoadedRecord, Prepared, RecordWrite, SpaceStorage } from './storage'

type LoadedBlock = Extract<LoadedRecord, { readonly table: 'block' }>

/** A store, and what the suite has to do to it beyond the room's interface. */
interface StorageUnderTest {
  readonly storage: SpaceStorage
  /** A space with these records, at seq 0. */
  createSpace(spaceId: Uuid, records: readonly TableRecord[]): Promise<void>
  freeze(spaceId: Uuid, reason: string | null): Promise<void>
  /** Drops the log up to and including a seq. */
  truncateLog(spaceId: Uuid, upTo: number): Promise<void>
}

const id = (name: string): Uuid => deterministicUuid(['storage contract', name])

export function storageContract(name: string, makeStorage: () => Promise<StorageUnderTest>): void {
  describe(`storage contract: ${name}`, () => {
    let under: StorageUnderTest
    let storage: SpaceStorage
    let space: Uuid
    let page: Uuid
    let runs = 0

    beforeEach(async () => {
      under = await makeStorage()
      storage = under.storage
      // Stores that outlive a test give every test a space of its own.
      space = id(`space ${name} ${runs++} ${Math.random()}`)
      page = id(`page of ${space}`)
      await under.createSpace(space, [
        madeRecord('space', { id: space, version: 1, last_version: 0, name: 'Contract' }),
        { table: 'space_user', value: member(space) },
        { table: 'block', value: block(page, { table: 'space', id: space }, { type: 'page' }) },
      ])
    })

    const user = id('user')
    const member = (spaceId: Uuid): SpaceUserValue => ({
      id: membershipId(spaceId, user),
      version: 1,
      last_version: 0,
      space_id: spaceId,
      user_id: user,
      membership_type: 'owner',
      alive: true,
    })
    const block = (
      blockId: Uuid,
      parent: { table: Table; id: Uuid },
      fields: Partial<BlockValue> = {},
    ): BlockValue => ({
      id: blockId,
      version: 1,
      last_version: 0,
      space_id: space,
      type: 'text',
      alive: true,
      properties: {},
      format: {},
      parent_id: parent.id,
      parent_table: parent.table,
      ...(parent.table === 'block' ? { page_id: parent.id } : {}),
      crdt_data: { title: [ownSlice(blockId)], own: ownSlice(blockId) },
      crdt_format_version: 1,
      ...fields,
    })
    const entry = (seq: number, n = seq, clientId = id('client')): LogEntry => ({
      spaceId: space,
      seq,
      id: id(`transaction ${clientId} ${n}`),
      clientId,
      n,
      actorId: user,
      at: 1_700_000_000_000 + seq,
      authoredAt: 1_699_999_999_000,
      items: [
        {
          table: 'block',
          id: page,
          version: 2,
          last_version: 1,
          changes: [{ set: 'type', value: 'page' }],
          channels: [page],
        },
      ],
      texts: [{ text: page, epoch: 0, update: 'AAAA', channels: [page] }],
      permissions: false,
    })
    const part = (expect: number, more: Partial<CommitPart> = {}): CommitPart => ({
      spaceId: space,
      expect,
      entries: [entry(expect + 1)],
      records: [],
      clients: [],
      owners: [],
      parted: [],
      orderKeys: [],
      ...more,
    })
    const added = (blockId: Uuid, orderKey: string, fields: Partial<BlockValue> = {}): RecordWrite => ({
      table: 'block',
      base: 0,
      value: block(blockId, { table: 'block', id: page }, fields),
      orderKey,
    })
    const load = async (id: Uuid): Promise<LoadedBlock | undefined> =>
      (await storage.load(space, [{ table: 'block', id }], [])).records
        .filter(record => record.table === 'block')
        .find(({ value }) => value.id === id)

    it('[S30] gives the head of a space, and null where there is none', async () => {
      expect(await storage.head(space)).toEqual({ seq: 0, frozen: null })
      expect(await storage.head(id('nowhere'))).toBeNull()
    })

    it('[S31] commits when the space is where the room believes it is', async () => {
      expect(await storage.commit(part(0))).toBe('committed')
      expect(await storage.head(space)).toEqual({ seq: 1, frozen: null })
      expect(await storage.commit(part(1, { entries: [entry(2), entry(3)] }))).toBe('committed')
      expect((await storage.head(space))?.seq).toBe(3)
    })

    it('[S31] changes nothing when another was faster', async () => {
      await storage.commit(part(0))
      const child = id(`child of ${space}`)
      expect(
        await storage.commit(
          part(0, {
            records: [added(child, 'V111')],
            clients: [{ clientId: id('other'), userId: user, n: 1, transactionId: id('t') }],
          }),
        ),
      ).toBe('conflict')
      expect(await load(child)).toBeUndefined()
      expect(await storage.client(space, id('other'))).toBeNull()
      expect((await storage.head(space))?.seq).toBe(1)
    })

    it('[S31] lets exactly one of many commits at once win', async () => {
      const clients = Array.from({ length: 8 }, (_, i) => id(`racer ${i}`))
      const outcomes = await Promise.all(
        clients.map(clientId => storage.commit(part(0, { entries: [entry(1, 1, clientId)] }))),
      )
      expect(outcomes.toSorted()).toEqual(['committed', ...Array.from({ length: 7 }, () => 'conflict')])
      const log = await storage.log(space, 0, 10)
      expect(log?.map(({ clientId }) => clientId)).toEqual([clients[outcomes.indexOf('committed')]])
    })

    describe('[S59] preparing', () => {
      const child = (): RecordWrite => added(id(`prepared in ${space}`), 'V111')
      const prepared = (expect: number, more: Partial<CommitPart>): { part: CommitPart; handle: Prepared } => {
        const made = part(expect, more)
        return {
          part: made,
          handle: storage.prepare({ ...made, expect: 0, entries: made.entries.map(one => ({ ...one, seq: 1 })) }),
        }
      }
      const many = (): RecordWrite[] =>
        Array.from({ length: 600 }, (_, i) => added(id(`${space} ${i}`), `V${1000 + i}`))
      const clients = [{ clientId: id('client'), userId: user, n: 1, transactionId: id('transaction') }]

      it('[S59] shows nothing before the commit, and everything after it', async () => {
        const records = many()
        const { part: one, handle } = prepared(1, { records, clients, orderKeys: [[page, 'b']] })
        expect(await handle.ready).toBe(true)
        expect((await load(page))?.value.content).toEqual([])
        // Others are not held up.
        expect(await storage.commit(part(0))).toBe('committed')
        expect(await storage.log(space, 0, 10)).toEqual([entry(1)])
        expect(await storage.commit({ ...one, prepared: handle })).toBe('committed')
        expect((await load(page))?.value.content).toEqual(records.map(({ value }) => value.id))
        expect(await storage.log(space, 0, 10)).toEqual([entry(1), entry(2)])
        expect(await storage.client(space, id('client'))).toEqual(clients[0])
        await handle.abandon()
        expect((await load(page))?.value.content).toHaveLength(600)
      })

      it('[S59] is tried again after a conflict, and locks nothing meanwhile', async () => {
        const { part: one, handle } = prepared(0, { records: [child()] })
        await storage.commit(part(0))
        expect(await storage.commit({ ...one, prepared: handle })).toBe('conflict')
        expect(await storage.commit(part(1))).toBe('committed')
        expect(await storage.commit({ ...one, expect: 2, entries: [{ ...entry(1), seq: 3 }], prepared: handle })).toBe(
          'committed',
        )
        expect(await storage.log(space, 2, 10)).toEqual([{ ...entry(1), seq: 3 }])
      })

      it('[S59] leaves nothing when it is given up or the space is frozen', async () => {
        const { handle } = prepared(0, { records: many() })
        await handle.abandon()
        expect((await load(page))?.value.content).toEqual([])
        const { part: one, handle: other } = prepared(0, { records: [child()] })
        await under.freeze(space, 'migration')
        expect(await storage.commit({ ...one, prepared: other })).toBe('frozen')
        await other.abandon()
        expect(await load(child().value.id)).toBeUndefined()
        expect((await storage.head(space))?.seq).toBe(0)
      })
    })

    it('[S32] takes nothing while the space is frozen, and says why', async () => {
      await under.freeze(space, 'migration')
      expect((await storage.head(space))?.frozen).toBe('migration')
      expect(await storage.commit(part(0))).toBe('frozen')
      expect(await storage.log(space, 0, 10)).toEqual([])
      await under.freeze(space, null)
      expect(await storage.commit(part(0))).toBe('committed')
    })

    it('[S33] fails loudly, and as a whole, when a record is not at the version the commit builds on', async () => {
      const before = (await load(page)) as LoadedBlock
      const write: RecordWrite = { table: 'block', base: 7, value: { ...before.value, version: 8, last_version: 7 } }
      await expect(storage.commit(part(0, { records: [write] }))).rejects.toThrow()
      expect((await load(page))?.value.version).toBe(1)
      expect((await storage.head(space))?.seq).toBe(0)
    })

    it('[S33] stores new and changed records', async () => {
      const child = id(`child of ${space}`)
      await storage.commit(part(0, { records: [added(child, 'V111', { format: { color: 'red' } })] }))
      const stored = (await load(child)) as LoadedBlock
      expect(stored.value).toMatchObject({
        id: child,
        version: 1,
        alive: true,
        format: { color: 'red' },
        parent_id: page,
        content: [],
      })
      const value = { ...stored.value, version: 2, last_version: 1, format: { color: 'blue' } }
      await storage.commit(part(1, { records: [{ table: 'block', base: 1, value }] }))
      expect((await load(child))?.value).toMatchObject({
        version: 2,
        last_version: 1,
        format: { color: 'blue' },
      })
    })

    it('[S33] forgets a field that a change took away', async () => {
      const child = id(`child of ${space}`)
      await storage.commit(part(0, { records: [added(child, 'V111', { moved_to_trash_time: 5 })] }))
      const { moved_to_trash_time: _gone, ...value } = ((await load(child)) as LoadedBlock).value
      await storage.commit(
        part(1, {
          records: [{ table: 'block', base: 1, value: { ...value, version: 2, last_version: 1 } }],
        }),
      )
      expect((await load(child))?.value).not.toHaveProperty('moved_to_trash_time')
    })

    it('[S34] lists live children by their keys, bytewise', async () => {
      const [a, b, c, dead] = ['a', 'b', 'c', 'dead'].map(child => id(`${child} of ${space}`)) as [
        Uuid,
        Uuid,
        Uuid,
        Uuid,
      ]
      await storage.commit(
        part(0, { records: [added(a, 'b1'), added(b, 'Z1'), added(c, 'b11'), added(dead, 'a1', { alive: false })] }),
      )
      const loaded = (await load(page)) as LoadedBlock
      expect(loaded.value.content).toEqual([b, a, c])
      expect(loaded.childKeys).toEqual([
        [b, 'Z1'],
        [a, 'b1'],
        [c, 'b11'],
      ])
    })

    it('[S34] takes fresh keys for children that did not change themselves', async () => {
      const [a, b] = ['a', 'b'].map(child => id(`${child} of ${space}`)) as [Uuid, Uuid]
      await storage.commit(part(0, { records: [added(a, 'a1'), added(b, 'b1')] }))
      await storage.commit(part(1, { orderKeys: [[a, 'c1']] }))
      expect((await load(page))?.value.content).toEqual([b, a])
      expect((await load(a))?.value.version).toBe(1)
    })

    it('[S34] keeps the key of a child that is written without one', async () => {
      const [a, b] = ['a', 'b'].map(child => id(`${child} of ${space}`)) as [Uuid, Uuid]
      await storage.commit(part(0, { records: [added(a, 'a1'), added(b, 'b1')] }))
      const { value } = (await load(a)) as LoadedBlock
      await storage.commit(
        part(1, { records: [{ table: 'block', base: 1, value: { ...value, version: 2, last_version: 1 } }] }),
      )
      expect((await load(page))?.childKeys).toEqual([
        [a, 'a1'],
        [b, 'b1'],
      ])
    })

    it('[S35] loads a block with everything above it', async () => {
      const [child, grandchild] = ['child', 'grandchild'].map(name => id(`${name} of ${space}`)) as [Uuid, Uuid]
      const inner: RecordWrite = {
        table: 'block',
        base: 0,
        value: block(grandchild, { table: 'block', id: child }),
        orderKey: 'a1',
      }
      await storage.commit(part(0, { records: [added(child, 'a1'), inner] }))
      const { records } = await storage.load(space, [{ table: 'block', id: grandchild }], [])
      expect(new Set(records.map(record => `${record.table} ${record.value.id}`))).toEqual(
        new Set([`block ${grandchild}`, `block ${child}`, `block ${page}`, `space ${space}`]),
      )
    })

    it('[S35] answers nothing for records that do not exist, or not in this space', async () => {
      const elsewhere = id(`elsewhere ${space}`)
      await under.createSpace(elsewhere, [madeRecord('space', { id: elsewhere, version: 1, last_version: 0 })])
      expect((await storage.load(elsewhere, [{ table: 'block', id: page }], [])).records).toEqual([])
      expect((await storage.load(space, [{ table: 'block', id: id('nobody') }], [])).records).toEqual([])
    })

    it('[S36] knows who shows a slice; the start of a text belongs to its block until it is handed on', async () => {
      const [child, marker] = [id(`child of ${space}`), id(`marker of ${space}`)]
      await storage.commit(part(0, { records: [added(child, 'a1')] }))
      const owners = async () =>
        (await storage.load(space, [], [child])).owners.toSorted((a, b) =>
          String(a.marker) < String(b.marker) ? -1 : 1,
        )
      expect(await owners()).toEqual([{ text: child, marker: null, block: child }])
      await storage.commit(part(1, { owners: [{ text: child, marker, block: page }] }))
      expect(await owners()).toEqual(
        [
          { text: child, marker, block: page },
          { text: child, marker: null, block: child },
        ].toSorted((a, b) => (String(a.marker) < String(b.marker) ? -1 : 1)),
      )
      await storage.commit(
        part(2, {
          owners: [
            { text: child, marker: null, block: page },
            { text: child, marker, block: child },
          ],
        }),
      )
      expect(new Map((await owners()).map(owner => [owner.marker, owner.block]))).toEqual(
        new Map<Uuid | null, Uuid>([
          [null, page],
          [marker, child],
        ]),
      )
      expect((await storage.load(space, [], [id('no text')])).owners).toEqual([])
    })

    it('[S36] forgets who showed a slice that was parted from its text, and keeps where it went', async () => {
      const [child, half] = [id(`child of ${space}`), id(`half of ${space}`)]
      const before = { t: child, m: half, o: half }
      const made = { crdt_data: { title: [before], own: before } }
      await storage.commit(
        part(0, {
          records: [added(child, 'a1'), added(half, 'a2', made)],
          owners: [{ text: child, marker: half, block: half }],
        }),
      )
      // Its text begins with a slice that is not its own.
      expect((await storage.load(space, [], [half])).owners).toEqual([])
      const after = { t: half, m: half, o: half }
      const parted = [
        { blockId: half, crdt_data: { title: [after], own: after, from: child } },
        {
          blockId: child,
          crdt_data: { title: [ownSlice(child)], own: ownSlice(child), forwards: [{ t: half, m: [half] }] },
        },
      ]
      await storage.commit(
        part(1, {
          records: await Promise.all(
            parted.map(async ({ blockId, crdt_data }): Promise<RecordWrite> => {
              const { value } = (await load(blockId)) as LoadedBlock
              return { table: 'block', base: 1, value: { ...value, crdt_data, version: 2, last_version: 1 } }
            }),
          ),
          owners: [{ text: half, marker: half, block: half }],
          parted: [{ text: child, marker: half }],
        }),
      )
      expect((await storage.load(space, [], [child])).owners).toEqual([{ text: child, marker: null, block: child }])
      expect((await storage.load(space, [], [half])).owners).toEqual([{ text: half, marker: half, block: half }])
      for (const { blockId, crdt_data } of parted) expect((await load(blockId))?.value.crdt_data).toEqual(crdt_data)
    })

    it('[S37] gives a text back byte by byte', async () => {
      const child = id(`child of ${space}`)
      const state = Uint8Array.from({ length: 256 }, (_, i) => i)
      await storage.commit(part(0, { records: [{ ...added(child, 'a1'), text: { state, epoch: 3 } }] }))
      const loaded = (await load(child)) as LoadedBlock
      expect(loaded.text?.epoch).toBe(3)
      expect([...(loaded.text?.state ?? [])]).toEqual([...state])
      const { value } = loaded
      // Another write leaves it alone; a write of the text alone leaves the version alone.
      await storage.commit(
        part(1, { records: [{ table: 'block', base: 1, value: { ...value, version: 2, last_version: 1 } }] }),
      )
      expect((await load(child))?.text?.state.length).toBe(256)
      const now = (await load(child)) as LoadedBlock
      await storage.commit(
        part(2, {
          records: [{ table: 'block', base: 2, value: now.value, text: { state: Uint8Array.of(1, 0), epoch: 3 } }],
        }),
      )
      const last = (await load(child)) as LoadedBlock
      expect([last.value.version, [...(last.text?.state ?? [])]]).toEqual([2, [1, 0]])
    })

    it('[S38] remembers the owner and the last number of each client', async () => {
      const [one, two] = [id('one'), id('two')]
      const [anna, berta] = [id('anna'), id('berta')]
      expect(await storage.client(space, one)).toBeNull()
      await storage.commit(
        part(0, {
          clients: [
            { clientId: one, userId: anna, n: 1, transactionId: id('t1') },
            { clientId: two, userId: berta, n: 5, transactionId: id('t5') },
          ],
        }),
      )
      await storage.commit(part(1, { clients: [{ clientId: one, userId: anna, n: 2, transactionId: id('t2') }] }))
      expect(await storage.client(space, one)).toEqual({ clientId: one, userId: anna, n: 2, transactionId: id('t2') })
      expect(await storage.client(space, two)).toEqual({ clientId: two, userId: berta, n: 5, transactionId: id('t5') })
      expect(await storage.client(id(`elsewhere ${space}`), one).catch(() => null)).toBeNull()
    })

    it('[S39] gives the log back as it was written, in order, as much as was asked for', async () => {
      const [item] = entry(2).items as [EntryItem]
      const telling: LogEntry = {
        ...entry(2),
        cause: { kind: 'copy', id: page },
        items: [{ ...item, before: [{ object: 'properties', put: { due: 'yesterday' }, drop: ['note'] }] }],
      }
      const entries = [entry(1), telling, entry(3)]
      await storage.commit(part(0, { entries }))
      expect(await storage.log(space, 0, 10)).toEqual(entries)
      expect((await storage.log(space, 1, 1))?.map(({ seq }) => seq)).toEqual([2])
      expect(await storage.log(space, 3, 10)).toEqual([])
    })

    it('[S39] says when the log no longer reaches back far enough', async () => {
      await storage.commit(part(0, { entries: [entry(1), entry(2), entry(3)] }))
      await under.truncateLog(space, 2)
      expect(await storage.log(space, 1, 10)).toBeNull()
      expect((await storage.log(space, 2, 10))?.map(({ seq }) => seq)).toEqual([3])
      expect(await storage.log(space, 3, 10)).toEqual([])
      expect((await storage.head(space))?.seq).toBe(3)
    })
  })
}
