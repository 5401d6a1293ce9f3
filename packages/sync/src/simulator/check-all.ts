// Everything that has to hold when a run is over (sync.md 5.1).
import { characterChecks, trashChecks } from './checks/character-checks'
import { fieldChecks, historyChecks } from './checks/history-checks'
import { pageChecks } from './checks/page-checks'
import { permissionChecks } from './checks/permission-checks'
import { replicaChecks } from './checks/replica-checks'
import { readStore } from './checks/stored-space'
import { tableChecks } from './checks/table-checks'
import { sliceChecks, titleChecks, treeChecks } from './checks/tree-checks'
import type { World } from './world'

/** All of it, where every character was typed once. */
export const checkAll = (world: World): string[] => [
  ...checkState(world),
  ...characterChecks(readStore(world.space), world.ledger),
  ...world.leaks,
  ...pageChecks(world.space),
]

export function checkState(world: World): string[] {
  const { space, ledger, devices } = world
  const store = readStore(space)
  const waiting = new Set(devices.flatMap(device => device.client.replica.pending.map(transaction => transaction.id)))
  return [
    ...world.failures,
    ...treeChecks(store),
    ...sliceChecks(store),
    ...titleChecks(store),
    ...trashChecks(store, ledger),
    ...historyChecks(ledger, waiting),
    ...fieldChecks(store, ledger),
    ...permissionChecks(world.start, ledger.log),
    ...tableChecks(world.start, store, space),
    ...devices.flatMap(device => replicaChecks(store, space, device, world.clock())),
  ]
}
