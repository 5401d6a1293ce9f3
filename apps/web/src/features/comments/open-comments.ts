// Which discussions are open over a page, and at which anchor. One popover at a time.
import type { Uuid } from '@sheaf/core/ids'
import type { HeldText } from '@sheaf/editor/commands/selected-text'
import { Store } from '../../editing/store'

export interface Anchor {
  readonly getBoundingClientRect: () => DOMRect
  readonly contextElement: Element
}
/** What a new discussion is about. */
export interface CommentTarget {
  readonly block: Uuid
  readonly words: HeldText | null
}
export type OpenComments = { readonly pageId: Uuid; readonly anchor: Anchor } & (
  | { readonly ids: readonly Uuid[] }
  | { readonly target: CommentTarget }
)

export const openComments = new Store<OpenComments | null>(null)
/** Counts the requests to comment on the page as a whole. */
export const pageCommentAsked = new Store<{ readonly pageId: Uuid; readonly times: number } | null>(null)

export const askPageComment = (pageId: Uuid): void =>
  pageCommentAsked.set({ pageId, times: (pageCommentAsked.get()?.times ?? 0) + 1 })
