// Type-ahead in the tree, also for rows that were never visible: at once among loaded titles, and again when the other titles are
// loaded. This code is loaded when the sidebar is used.
import type { Uuid } from '@sheaf/core/ids'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { ListedTitles, type Titles } from '../../data/listed-titles'
import type { SpaceSession } from '../../data/space-session'
import { isTeam, type TreeSection } from './tree-shape'

interface LettersAt {
  readonly section: Pick<TreeSection, 'id' | 'rows'>
  /** The row that has the focus. */
  readonly from: Uuid
  readonly focus: (id: Uuid) => void
}

export class TreeLetters {
  private typed: TypedWord | null = null
  private titles: Titles = new Map()
  private readonly listed: ListedTitles

  constructor(
    private readonly session: Pick<SpaceSession, 'api' | 'replica' | 'pointer' | 'viewPointer'>,
    /** Says when what was done is on the screen. */
    private readonly shown: (then: (timeMs: number) => void) => void = afterFrame,
  ) {
    this.listed = new ListedTitles(session.api)
  }

  /** Says whether the key belongs to a word. */
  press(key: string, timeMs: number, { section: { id: sectionId, rows }, from, focus }: LettersAt): boolean {
    const typing = typedWord(this.typed, key, timeMs)
    this.typed = typing
    if (!typing) return false
    const look = (): void => {
      // Rendering time does not count as a pause in typing.
      typing.drawings += 1
      this.shown(at => {
        typing.drawings -= 1
        typing.at = Math.max(typing.at, at)
      })
      const found = rowStarting(rows, from, typing.word, id => this.titleOf(id) ?? '')
      if (found) focus(found)
    }
    look()
    if (rows.every(({ id }) => this.titleOf(id) !== undefined)) return true
    const { session } = this
    this.listed.of(isTeam(sectionId) ? session.pointer('team', sectionId) : session.viewPointer).then(
      titles => {
        this.titles = titles
        if (this.typed === typing) look()
      },
      // Without a connection, what is here is all there is.
      () => {},
    )
    return true
  }
  private titleOf(id: Uuid): string | undefined {
    const block = this.session.replica.block(id)
    return block ? rawTitle(block) : this.titles.get(id)
  }
}

const afterFrame = (then: (timeMs: number) => void): void =>
  void requestAnimationFrame(() => setTimeout(() => then(performance.now())))

/** The next row that begins with what was typed, going round. A second letter is looked for from where the first has led. */
export function rowStarting<Id extends string>(
  rows: readonly { readonly id: Id }[],
  current: string,
  typed: string,
  titleOf: (id: Id) => string,
): Id | null {
  const start = rows.findIndex(row => row.id === current) + (typed.length > 1 ? 0 : 1)
  const wanted = typed.toLocaleLowerCase()
  for (let i = 0; i < rows.length; i++) {
    const { id } = rows[(start + i) % rows.length] as { readonly id: Id }
    if (titleOf(id).toLocaleLowerCase().startsWith(wanted)) return id
  }
  return null
}

/** Letters typed within this time are one word. */
const WORD_MS = 1_000

interface TypedWord {
  readonly word: string
  at: number
  /** How much of what it led to is not on the screen yet. */
  drawings: number
}

/**
 * What was typed so far, with one more letter; null when the key writes none. The same letter again means the next row, not a word
 * of two, and a space begins no word.
 */
export function typedWord(before: TypedWord | null, key: string, at: number): TypedWord | null {
  if (key.length !== 1) return null
  const isWord = before !== null && (before.drawings > 0 || at - before.at < WORD_MS) && before.word !== key
  if (isWord) return { word: before.word + key, at, drawings: 0 }
  return key === ' ' ? null : { word: key, at, drawings: 0 }
}
