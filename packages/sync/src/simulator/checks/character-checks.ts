// What became of every character that was ever typed: there once unless somebody deleted it, and in the trash only where the
// one who threw it away had seen it.
import type { Uuid } from '@sheaf/core/ids'
import { keyOfSlice, partsOfKey } from '@sheaf/core/text/slice'
import type { Ledger } from '../ledger'
import { aboveInPage, charactersIn, type StoredSpace, slicesOf } from './stored-space'

export function characterChecks(store: StoredSpace, ledger: Ledger): string[] {
  const shown = new Map<string, number>()
  for (const block of store.blocks.values())
    for (const slice of slicesOf(block))
      for (const character of charactersIn(store, slice)) shown.set(character, (shown.get(character) ?? 0) + 1)

  const typed = new Set<string>()
  const deleted = new Set<string>()
  const restored = new Map<string, number>()
  for (const done of ledger.applied()) {
    for (const character of done.typed) typed.add(character)
    for (const character of done.deleted) deleted.add(character)
    for (const character of done.restored) restored.set(character, (restored.get(character) ?? 0) + 1)
  }
  const errors: string[] = []
  for (const character of typed) {
    const times = shown.get(character) ?? 0
    const backs = restored.get(character) ?? 0
    if (!deleted.has(character) && times !== 1)
      errors.push(`characters: ${character} is there ${times} times and nobody deleted it`)
    if (deleted.has(character) && backs === 0 && times > 0) errors.push(`characters: deleted ${character} is there`)
    // Two people who undo one deletion at the same moment bring it back twice.
    if (times > Math.max(1, backs)) errors.push(`characters: ${character} is there ${times} times`)
  }
  for (const character of shown.keys())
    if (!typed.has(character)) errors.push(`characters: ${character} came from nowhere`)
  return errors
}

export function trashChecks(store: StoredSpace, ledger: Ledger): string[] {
  const seenWith = new Map<string, Set<string>>()
  for (const { transaction } of ledger.applied())
    for (const operation of transaction.operations)
      if (operation.command === 'trashBlock') {
        const seen = seenWith.get(operation.pointer.id) ?? new Set()
        for (const key of operation.args.seen) seen.add(seenAs(...partsOfKey(key)))
        seenWith.set(operation.pointer.id, seen)
      }
  return [...store.blocks.values()].flatMap(block => {
    if (block.type === 'page') return []
    const dead = [block, ...aboveInPage(store, block)].filter(above => !above.alive && above.type !== 'page')
    if (dead.length === 0) return []
    return slicesOf(block).flatMap(slice =>
      charactersIn(store, slice) === '' || dead.some(above => seenWith.get(above.id)?.has(seenAs(slice.t, slice.m)))
        ? []
        : [`trash: ${keyOfSlice(slice)} lies in the trash unseen`],
    )
  })
}

/** A slice keeps its marker where its text is parted. */
const seenAs = (text: Uuid, marker: Uuid | null): string => marker ?? text
