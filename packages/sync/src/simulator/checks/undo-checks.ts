// One person has undone everything: what the others wrote is where it was seen before.
import type { Uuid } from '@sheaf/core/ids'
import type { Ledger } from '../ledger'
import { aboveInPage, charactersIn, type StoredSpace, slicesOf } from './stored-space'

export function undoChecks(before: StoredSpace, after: StoredSpace, ledger: Ledger, undoer: Uuid): string[] {
  const errors: string[] = []
  const mine = new Set<string>()
  for (const done of ledger.applied())
    if (done.userId === undoer) for (const character of done.typed + done.restored) mine.add(character)
  const there = shownCharacters(after)
  for (const character of shownCharacters(before))
    if (!mine.has(character) && !there.has(character)) errors.push(`undo: took ${character} of another person`)
  for (const [id, block] of before.blocks) {
    const colour = block.format?.['color']
    const author = colour === undefined ? undefined : authorOfColour(ledger, id, colour)
    if (author && author !== undoer && colour !== after.blocks.get(id)?.format?.['color'])
      errors.push(`undo: changed the colour that another person gave ${id}`)
  }
  return errors
}

function shownCharacters(store: StoredSpace): Set<string> {
  const out = new Set<string>()
  for (const block of store.blocks.values())
    if ([block, ...aboveInPage(store, block)].every(above => above.alive))
      for (const slice of slicesOf(block)) for (const character of charactersIn(store, slice)) out.add(character)
  return out
}

/** Whose the colour is: an undo that brings an older one back makes it its first author's again. */
function authorOfColour(ledger: Ledger, id: Uuid, colour: unknown): Uuid | undefined {
  for (const { transaction, userId } of ledger.applied())
    for (const operation of transaction.operations)
      if (operation.command === 'set' && operation.pointer.id === id && operation.args.value === colour) return userId
  return undefined
}
