// The page a new space opens on, written as a person would write it: by a transaction through the room.
import { catalogKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { Draft } from '@sheaf/sync/draft'
import { type RecordRow, Replica } from '@sheaf/sync/replica'
import { newUuid } from '../auth/secrets'

const TITLE = 'Getting started'
const PARAGRAPHS = [
  'Welcome to your workspace. This is a page: click anywhere and type.',
  'Everything you write is saved as you go, and everybody who has this page open sees it at once.',
  'Press Enter for a new paragraph, Backspace at its start to join it to the one above.',
  'Add pages in the sidebar: under General for everyone, under Private for yourself.',
]

export function firstPage(given: {
  readonly spaceId: Uuid
  readonly teamId: Uuid
  readonly userId: Uuid
  readonly now: number
  readonly records: readonly RecordRow[]
}): { pageId: Uuid; transaction: Transaction } {
  const { spaceId, teamId, userId, now } = given
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
  draft.create(pageId, 'page', { table: 'team', id: teamId }, atEnd)
  draft.insertText(pageId, 0, TITLE)
  for (const text of PARAGRAPHS) {
    const id = newUuid()
    draft.create(id, 'text', { table: 'block', id: pageId }, atEnd)
    draft.insertText(id, 0, text)
  }
  return {
    pageId,
    transaction: { id: newUuid(), clientId: newUuid(), n: 1, spaceId, authoredAt: now, operations: draft.operations },
  }
}
