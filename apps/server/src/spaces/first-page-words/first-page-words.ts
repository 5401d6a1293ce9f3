// What the first page says, by its places (first-page-blocks.ts). `**bold**` and `` `code` `` stand for themselves.

export interface FirstPageWords {
  readonly title: string
  /** The team that everybody is in. */
  readonly team: string
  readonly welcome: string
  readonly saved: string
  readonly tryIt: string
  readonly tick: string
  readonly write: string
  readonly slash: string
  readonly select: string
  readonly drag: string
  readonly toggle: string
  readonly inToggle: string
  readonly tab: string
  readonly keys: string
  readonly enter: string
  readonly undo: string
  readonly marks: string
  readonly signs: string
  readonly pages: string
  readonly pagesText: string
  readonly ideas: string
  readonly ideasText: string
  readonly ideasIcon: string
  readonly quote: string
}
