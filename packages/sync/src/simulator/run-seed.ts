// One seed from beginning to end: live, heal, settle, check; then one person undoes everything, and it is checked again.
import type { Uuid } from '@sheaf/core/ids'
import type { Mix } from './actions'
import type { SeededBug } from './bugs'
import { checkAll } from './check-all'
import { readStore } from './checks/stored-space'
import { undoChecks } from './checks/undo-checks'
import { World } from './world'

interface RunOptions {
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

const mixOf = (seed: number): Mix => (['rearranging', 'meeting', 'leaving'] as const)[seed % 5] ?? 'writing'

export async function runSeed(
  seed: number,
  { bug = null, actions = 300, mix = mixOf(seed), keepTrace = 0 }: RunOptions = {},
): Promise<RunResult> {
  const world = new World({ seed, bug, actions, mix, keepTrace })
  const errors: string[] = []
  try {
    await world.live()
    await world.settle()
    errors.push(...checkAll(world))
  } catch (error) {
    // With a bug put in, clients are told what cannot be.
    errors.push(`threw ${(error as Error).stack}`)
  }
  if (errors.length === 0) {
    const before = readStore(world.space)
    const device = world.random.pick(world.devices)
    if (device) while (device.undos.length > 0) world.guard(() => device.revert('undo', true))
    await world.settle()
    errors.push(...checkAll(world), ...undoChecks(before, readStore(world.space), world.ledger, device?.userId as Uuid))
  }
  const { ledger, trace } = world
  const operations = ledger.log.reduce(
    (sum, entry) => sum + (ledger.done.get(entry.id)?.transaction.operations.length ?? 0),
    0,
  )
  return {
    seed,
    errors,
    hash: trace.hash,
    transactions: ledger.log.length,
    operations,
    counts: trace.counts,
    lines: trace.lines,
  }
}
