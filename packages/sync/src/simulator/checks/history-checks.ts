// The log against what people were told: every transaction once, numbers without holes, versions by ones, nothing forgotten.
import type { Uuid } from '@sheaf/core/ids'
import { readPath } from '@sheaf/core/operations/json-path'
import { recordKey } from '@sheaf/core/operations/space-state'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Json } from '@sheaf/core/validation/checks'
import { canonicalJson } from '../canonical-json'
import type { Ledger } from '../ledger'
import type { StoredSpace } from './stored-space'

export function historyChecks(ledger: Ledger, stillWaiting: ReadonlySet<Uuid>): string[] {
  const errors: string[] = []
  const numbers = new Map<Uuid, number>()
  const versions = new Map<string, number>()
  const applied = new Map<Uuid, number>()
  for (const [i, entry] of ledger.log.entries()) {
    if (entry.seq !== i + 1) errors.push(`log: place ${i + 1} holds seq ${entry.seq}`)
    const first = applied.get(entry.id)
    if (first === undefined) applied.set(entry.id, entry.seq)
    else if (!mayRepeat(ledger, entry, first, ledger.floors[i] as number))
      errors.push(`log: transaction ${entry.id} was applied twice`)
    const last = numbers.get(entry.clientId) ?? 0
    if (entry.n !== last + 1) errors.push(`log: number ${entry.n} of ${entry.clientId} follows ${last}`)
    numbers.set(entry.clientId, entry.n)
    for (const item of entry.items) {
      const key = recordKey(item.table, item.id)
      const held = versions.get(key) ?? (item.last_version === 0 ? 0 : 1)
      if (item.last_version !== held || item.version !== held + 1)
        errors.push(`log: ${key} goes from ${held} to ${item.version} on ${item.last_version}`)
      versions.set(key, item.version)
    }
  }
  for (const id of ledger.acknowledged)
    if (!applied.has(id)) errors.push(`promises: ${id} was acknowledged and is not in the log`)
  for (const id of ledger.stored)
    if (ledger.done.has(id) && !applied.has(id) && !ledger.unsaved.has(id) && !stillWaiting.has(id))
      errors.push(`promises: ${id} was stored and is nowhere`)
  const floor = ledger.floors.at(-1) ?? 0
  for (const id of ledger.unsaved.keys()) {
    const entry = ledger.log[(applied.get(id) ?? 0) - 1]
    if (entry && ledger.acknowledged.has(id) && !mayRepeat(ledger, entry, entry.seq, floor))
      errors.push(`promises: ${id} was acknowledged and reported as unsaved`)
  }
  return errors
}

/**
 * Two devices with one client id send the same or get new numbers in the middle of it, and once the log has forgotten a number
 * nobody can tell a copied profile from a lost answer. Then, and only then, twice is better than never.
 */
function mayRepeat(ledger: Ledger, { id }: LogEntry, first: number, floor: number): boolean {
  const firstClient = ledger.log[first - 1]?.clientId as Uuid
  return first <= floor || ledger.copied.has(id) || ledger.sharedClients.has(firstClient)
}

/** The last writer in the log has its way, per path. */
export function fieldChecks(store: StoredSpace, ledger: Ledger): string[] {
  const last = new Map<
    string,
    { readonly id: Uuid; readonly path: readonly string[]; readonly value: Json | undefined }
  >()
  for (const { transaction } of ledger.applied())
    for (const operation of transaction.operations) {
      if ((operation.command !== 'set' && operation.command !== 'unset') || operation.path?.[0] !== 'format') continue
      const { id } = operation.pointer
      const value = operation.command === 'set' ? operation.args.value : undefined
      last.set(`${id}/${operation.path.join('/')}`, { id, path: operation.path, value })
    }
  return [...last.values()].flatMap(({ id, path, value }) => {
    const block = store.blocks.get(id)
    if (!block) return []
    const held = readPath(block, path)
    return canonicalJson(held ?? null) === canonicalJson(value ?? null)
      ? []
      : [`fields: ${id} ${path.join('.')} is ${canonicalJson(held)}, the last writer said ${canonicalJson(value)}`]
  })
}
