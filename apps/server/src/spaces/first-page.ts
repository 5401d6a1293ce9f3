// The page a new space opens on, written as a person would write it: by a transaction through the room.
import { catalogKinds } from '@sheaf/catalog'
import { insertTree } from '@sheaf/core/actions/block-trees'
import { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { type RecordRow, Replica } from '@sheaf/sync/replica'
import { newUuid } from '../auth/secrets'
import { blocksOf, ICON } from './first-page-blocks'
import type { FirstPageWords } from './first-page-words/first-page-words'

export function firstPage(given: {
  readonly spaceId: Uuid
  readonly teamId: Uuid
  readonly userId: Uuid
  readonly now: number
  readonly records: readonly RecordRow[]
  readonly words: FirstPageWords
}): { pageId: Uuid; transaction: Transaction } {
  const { spaceId, teamId, userId, now, words } = given
  const replica = new Replica({
    spaceId,
    userId,
    kinds: catalogKinds,
    now: () => now,
    textClientId: () => Math.floor(Math.random() * 2 ** 31),
  })
  replica.load(given.records, [])
  const draft = new Draft(replica)
  const pageId = newUuid()
  draft.create(pageId, 'page', { table: 'team', id: teamId }, atEnd, { format: { page_icon: ICON } })
  draft.insertText(pageId, 0, words.title)
  insertTree(draft, blocksOf(words), { table: 'block', id: pageId }, atEnd, newUuid)
  return {
    pageId,
    transaction: { id: newUuid(), clientId: newUuid(), n: 1, spaceId, authoredAt: now, operations: draft.operations },
  }
}
