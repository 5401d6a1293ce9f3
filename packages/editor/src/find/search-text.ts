// Where words stand in the text of a page: over the records, so that what is off screen or folded away is found too.
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'
import { headTypes, isTextType } from '../inline'
import { shownChildren } from '../render'

export interface FindOptions {
  readonly text: string
  readonly matchCase: boolean
  readonly wholeWord: boolean
}
/** Offsets in a block's text. */
export interface Match {
  readonly block: Uuid
  readonly from: number
  readonly to: number
}
/** More are not shown one by one. */
const MOST_MATCHES = 10_000

/** All matches in reading order; none overlaps another. */
export function searchPage(replica: Replica, page: Uuid, options: FindOptions): Match[] {
  const pattern = patternOf(options)
  const found: Match[] = []
  if (!pattern) return found
  const visit = (parent: Uuid): void => {
    for (const id of shownChildren(replica, parent, page)) {
      if (found.length >= MOST_MATCHES) return
      const block = replica.block(id)
      if (!block) continue
      if (isTextType(headTypes[replica.options.kinds.traits(block.type).head]))
        for (const [from, to] of matchesIn(textOf(replica, id), pattern)) found.push({ block: id, from, to })
      visit(id)
    }
  }
  visit(page)
  return found
}

/** An embed counts as one character that never matches. */
const textOf = (replica: Replica, id: Uuid): string =>
  replica
    .runs(id)
    .map(({ insert }) => (typeof insert === 'string' ? insert : '\uFFFC'))
    .join('')

export function* matchesIn(text: string, pattern: RegExp): Iterable<readonly [number, number]> {
  for (const { index, 0: match } of text.matchAll(pattern)) yield [index, index + match.length]
}

export function patternOf({ text, matchCase, wholeWord }: FindOptions): RegExp | null {
  if (text === '') return null
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const edge = String.raw`[\p{L}\p{N}\p{M}_]`
  const source = wholeWord ? `(?<!${edge})${literal}(?!${edge})` : literal
  return new RegExp(source, matchCase ? 'gu' : 'giu')
}
