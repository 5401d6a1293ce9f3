// One seed from beginning to end: live, heal, settle, check; then one person undoes everything, and it is checked again.
import type { Uuid } from '@sheaf/core/ids'
import type { Mix } from './actions'
import type { SeededBug } from './bugs'
import { characterChecks, trashChecks } from './checks/character-checks'
import { fieldChecks, historyChecks } from './checks/history-checks'
import { permissionChecks } from './checks/permission-checks'
import { replicaChecks } from './checks/replica-checks'
import { readStore, type StoredSpace } from './checks/stored-space'
import { sliceChecks, titleChecks, treeChecks } from './checks/tree-checks'
import { undoChecks } from './checks/undo-checks'
import { World } from './world'

export interface RunOptions {
  readonly bug?: SeededBug | null
  readonly actions?: number
  readonly mix?: Mix
  readonly keepTrace?: number
}
export interface RunResult {
  readonly seed: number
  readonly errors: readonly string[]
  readonly hash: string
  readonly transactions: number
  readonly operations: number
  readonly counts: ReadonlyMap<string, number>
  readonly lines: readonly string[]
}

export async function runSeed(seed: number, { bug = null, actions = 300, mix = seed % 5 === 0 ? 'rearranging' : 'writing', keepTrace = 0 }: RunOptions = {}): Promise<RunResult> {
  const world = new World({ seed, bug, actions, mix, keepTrace })
  const start = readStore(world.space)
  const errors: string[] = []
  try {
    await world.live()
    await world.settle()
    errors.push(...checkAll(world, start))
  } catch (error) {
    // With a bug put in, clients are told what cannot be.
    errors.push(`threw ${(error as Error).stack}`)
  }
  if (errors.length === 0) {
    const before = readStore(world.space)
    const device = world.random.pick(world.devices)
    if (device) while (device.undos.length > 0) world.guard(() => device.revert('undo', true))
    await world.settle()
    errors.push(...checkAll(world, start), ...undoChecks(before, readStore(world.space), world.ledger, device?.userId as Uuid))
  }
  const { ledger, trace } = world
  const operations = ledger.log.reduce((sum, entry) => sum + (ledger.done.get(entry.id)?.transaction.operations.length ?? 0), 0)
  return { seed, errors, hash: trace.hash, transactions: ledger.log.length, operations, counts: trace.counts, lines: trace.lines }
}

function checkAll(world: World, start: StoredSpace): string[] {
  const { space, ledger, devices } = world
  const store = readStore(space)
  const waiting = new Set(devices.flatMap(device => device.client.replica.pending.map(transaction => transaction.id)))
  const errors = [
    ...world.failures,
    ...treeChecks(store),
    ...sliceChecks(store),
    ...titleChecks(store),
    ...characterChecks(store, ledger),
    ...trashChecks(store, ledger),
    ...historyChecks(ledger, waiting),
    ...fieldChecks(store, ledger),
    ...permissionChecks(start, ledger.log),
    ...devices.flatMap(device => replicaChecks(store, space, device)),
  ]
  return errors
}
