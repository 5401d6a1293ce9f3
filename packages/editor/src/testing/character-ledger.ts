// Tracks every character: who typed it, who deleted it, who deleted its block. A character that nobody deleted must be shown
// exactly once in the end.
import type { Uuid } from '@sheaf/core/ids'
import type { SliceKey } from '@sheaf/core/text/slice'
import type { Replica } from '@sheaf/sync/replica'
import { countCharacters, shownOnPage, slicesOfCharacters } from './canonical'

/**
 * What an action may do to characters: take away any, as its author means to; none at all, as a split, a join or a move; or, as
 * an undo, its author's own.
 */
export type Meaning = 'may delete' | 'keeps all' | 'takes back'

interface CharacterLife {
  readonly author: string
  readonly deletedBy: Set<string>
  readonly restoredBy: Set<string>
}

export class CharacterLedger {
  readonly lives = new Map<string, CharacterLife>()
  /** Who threw the block away that showed a slice, and did not bring it back. */
  private readonly thrown = new Map<SliceKey, Set<string>>()

  /** Books what a person does to a replica. Returns what may not happen. */
  ledger(person: string, replica: Replica, page: Uuid, meaning: Meaning, run: () => void): string[] {
    const [texts, shown] = [countCharacters(replica), shownOnPage(replica, page)]
    run()
    const [textsAfter, shownAfter] = [countCharacters(replica), shownOnPage(replica, page)]
    const errors: string[] = []
    for (const [character, n] of shown.counts) {
      const isGone = n > (shownAfter.counts.get(character) ?? 0)
      const { author } = this.lives.get(character) ?? { author: person }
      if (isGone && (meaning === 'keeps all' || (meaning === 'takes back' && author !== person)))
        errors.push(`${person} took ${character} of ${author} away, which ${meaning}`)
    }
    for (const [character, n] of textsAfter) {
      if (n <= (texts.get(character) ?? 0)) continue
      const life = this.lives.get(character)
      if (life) life.restoredBy.add(person)
      else this.lives.set(character, { author: person, deletedBy: new Set(), restoredBy: new Set() })
    }
    for (const [character, n] of texts)
      if (n > (textsAfter.get(character) ?? 0)) this.lives.get(character)?.deletedBy.add(person)
    if (meaning === 'may delete')
      for (const slice of shown.slices)
        if (!shownAfter.slices.has(slice)) this.thrown.set(slice, (this.thrown.get(slice) ?? new Set()).add(person))
    for (const slice of shownAfter.slices) if (!shown.slices.has(slice)) this.thrown.get(slice)?.delete(person)
    return errors
  }
  /** What was typed so far was there before anybody came. */
  handToPage(): void {
    for (const [character, life] of this.lives) this.lives.set(character, { ...life, author: 'the page' })
  }

  /** Against what is stored in the end. */
  check(stored: Replica, page: Uuid): string[] {
    const errors: string[] = []
    const inTexts = countCharacters(stored)
    const shown = shownOnPage(stored, page).counts
    const places = slicesOfCharacters(stored)
    for (const [character, { author, deletedBy, restoredBy }] of this.lives) {
      const n = inTexts.get(character) ?? 0
      if (deletedBy.size === 0 && n !== 1)
        errors.push(`${character} of ${author} is there ${n} times, nobody deleted it`)
      if (deletedBy.size > 0 && restoredBy.size === 0 && n !== 0) errors.push(`${character} was deleted and is back`)
      if (restoredBy.size < 2 && n > 1) errors.push(`${character} is there twice`)
      const isThrown = (this.thrown.get(places.get(character) ?? '')?.size ?? 0) > 0
      if (deletedBy.size === 0 && n === 1 && shown.get(character) !== 1 && !isThrown)
        errors.push(`${character} of ${author} is not shown, nobody threw it away`)
    }
    return errors
  }
  isDeleted(character: string): boolean {
    return (this.lives.get(character)?.deletedBy.size ?? 0) > 0
  }
}
