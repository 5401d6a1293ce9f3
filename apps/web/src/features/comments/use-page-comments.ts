// What is said about a page as a whole, and whether there is a place to say more under its title.
import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import type { PageDiscussion } from '@sheaf/sync/page-discussions'
import { useRecord, useRole } from '../../data/hooks'
import { useStore } from '../../editing/store'
import { isOpen, useDiscussions } from './discussion-store'
import { pageCommentAsked } from './open-comments'

interface PageComments {
  readonly discussions: readonly PageDiscussion[]
  readonly mayComment: boolean
  /** How often the field was requested. */
  readonly asked: number
  /** Something is shown under the title: what was said, or the field. */
  readonly isOpen: boolean
}

export function usePageComments(pageId: Uuid): PageComments {
  const page = useRecord('block', pageId)
  const wanted = useStore(pageCommentAsked)
  const discussions = useDiscussions(pageId).filter(one => one.at === pageId && isOpen(one))
  const mayComment = allows(useRole('block', pageId), 'comment') && page?.alive === true
  const asked = wanted?.pageId === pageId ? wanted.times : 0
  // Under the properties of a row there is always a field.
  const hasField = page?.parent_table === 'collection' || asked > 0
  return { discussions, mayComment, asked, isOpen: discussions.length > 0 || (mayComment && hasField) }
}
