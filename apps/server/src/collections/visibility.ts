// Which rows an asker sees. Rows follow their collection or its rules, which the engine asks of all of them by columns; only those with
// permissions of their own, and those that an actor was given by themselves, are judged one by one.

import type { CollectionTable } from '@sheaf/core/collection/collection-table'
import type { RowTest } from '@sheaf/core/collection/condition'
import type { WorldVisibility } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { can, namedByActor, rowsWith } from '@sheaf/core/permissions/can'
import type { Services } from '../http/server-parts'
import type { HeldTable } from './held-table'

export interface Seen {
  /** Undefined: every row; a hundred thousand of them need not be asked about one by one. */
  readonly isVisible: RowTest | undefined
  /** Undefined: all of it. The same object for as long as the same rows are seen, also by somebody else. */
  readonly world: WorldVisibility | undefined
  /** A number for what is seen: the same one for as long as, and whoever, sees the same. */
  readonly as: number
}

/** What somebody sees of one table. */
interface SeenTable {
  readonly held: HeldTable
  readonly isOpen: boolean
  readonly rows: ReturnType<typeof rowsWith>
  /** Rows that are judged by themselves, by what came of it. */
  readonly hidden: readonly Uuid[]
  readonly shown: readonly Uuid[]
}

interface World {
  readonly number: number
  readonly visibility: WorldVisibility
  /** Answers for the tables as they are held now. */
  tests: ReadonlyMap<string, RowTest>
  readonly ofTables: WeakMap<CollectionTable, RowTest | undefined>
}
const MOST_WORLDS = 500
const worlds = new Map<string, World>()
/** That of everything. */
const EVERYTHING = 0
let lastNumber = EVERYTHING

/** Judges until nothing has changed meanwhile: a row that came with rights of its own must not pass unjudged. */
export async function seenBy(
  services: Pick<Services, 'roleCache' | 'now'>,
  userId: Uuid,
  spaceId: Uuid,
  held: HeldTable,
  related: readonly HeldTable[],
): Promise<Seen> {
  const actor = personActor(userId)
  const tables = [held, ...related]
  const stamp = (): string => tables.map(({ table }) => table.version).join()
  for (;;) {
    const before = stamp()
    const alone = tables.map(({ apart, table }) => [...apart, ...namedByActor(actor).filter(id => table.has(id))])
    const seen = await services.roleCache.judge(spaceId, alone.flat(), source => {
      const now = services.now()
      return tables.map((held, i): SeenTable => {
        const pointer = { table: 'collection' as const, id: held.id, spaceId }
        const mayRead = (id: Uuid): boolean => can(actor, 'read', { table: 'block', id, spaceId }, source, now)
        const rows = alone[i] ?? []
        const shown = rows.filter(mayRead)
        return {
          held,
          isOpen: i === 0 || can(actor, 'read', pointer, source, now),
          rows: rowsWith(actor, 'read', pointer, source, now),
          shown,
          hidden: rows.filter(id => !shown.includes(id)),
        }
      })
    })
    if (stamp() !== before) continue
    const world = worldOf(spaceId, seen)
    if (!world || !seen[0]) return { isVisible: undefined, world: undefined, as: EVERYTHING }
    return { isVisible: sameTest(world, seen[0]), world: world.visibility, as: world.number }
  }
}

/** The engine knows what it has found before by who sees what. */
function sameTest({ ofTables }: World, seen: SeenTable): RowTest | undefined {
  const { table } = seen.held
  if (!ofTables.has(table)) ofTables.set(table, testOf(seen))
  return ofTables.get(table)
}

/** Undefined where every row is seen. */
function testOf({ held: { table }, rows, hidden, shown }: SeenTable): RowTest | undefined {
  const not = new Set(hidden)
  if (rows === 'all') return not.size > 0 ? row => !not.has(row) : undefined
  const also = new Set(shown)
  if (rows === 'none') return row => also.has(row)
  const stands = table.standsIn(rows)
  return not.size + also.size === 0
    ? (_row, slot) => stands(slot)
    : (row, slot) => (not.has(row) ? false : also.has(row) || stands(slot))
}

/** Rows may change under one and the same object: what is computed over them hears of each that does. */
function worldOf(spaceId: Uuid, seen: readonly SeenTable[]): World | undefined {
  const limited = seen.filter(({ isOpen, rows, hidden }) => !isOpen || rows !== 'all' || hidden.length > 0)
  if (limited.length === 0) return undefined
  const key = JSON.stringify([
    spaceId,
    ...limited.map(({ held, isOpen, rows, hidden, shown }) =>
      isOpen ? [held.id, rows, hidden.toSorted(), rows === 'all' ? [] : shown.toSorted()] : [held.id],
    ),
  ])
  const world = worlds.get(key) ?? newWorld(limited)
  if (!worlds.has(key) && worlds.size >= MOST_WORLDS) worlds.clear()
  worlds.set(key, world)
  world.tests = new Map(limited.flatMap(one => (one.isOpen ? [[one.held.id, slotless(one)] as const] : [])))
  return world
}

function newWorld(limited: readonly SeenTable[]): World {
  const closed = new Set<string>(limited.filter(({ isOpen }) => !isOpen).map(({ held }) => held.id))
  const world: World = {
    number: ++lastNumber,
    tests: new Map(),
    ofTables: new WeakMap(),
    visibility: {
      isOpen: collection => !closed.has(collection),
      sees: (collection, row) => !closed.has(collection) && (world.tests.get(collection)?.(row, -1) ?? true),
    },
  }
  return world
}

function slotless(seen: SeenTable): RowTest {
  const test = testOf(seen)
  const { table } = seen.held
  return row => {
    const slot = table.slotOf(row)
    return slot !== undefined && (test?.(row, slot) ?? true)
  }
}
