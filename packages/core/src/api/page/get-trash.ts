// The pages and databases in the trash of a workspace that the person may bring back, the latest first.
import type { RemovedSource } from '../../collection/removed-source'
import type { Uuid } from '../../ids'
import { limits } from '../../limits'
import type { RichText } from '../../text/rich-text'
import { between, canonicalUuid, exact, integer, optional, stringOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export interface TrashedPage {
  readonly id: Uuid
  readonly title: RichText
  /** An emoji, or the address of a picture. */
  readonly icon?: string
  readonly trashedTime: number
  readonly trashedBy?: Uuid
  /** What it lay in directly: a block, a team or the space. */
  readonly parentTable: string
  readonly parentId: Uuid
  /** The page that it lay in, where the person may read that. */
  readonly inPage?: { readonly id: Uuid; readonly title: RichText }
  /** A database in a page, and no page of its own. */
  readonly isInline?: true
  /** The database that it was a data source of. */
  readonly removedFrom?: RemovedSource
}

const cursor = exact({ time: integer, id: canonicalUuid })

export const getTrash = defineCall({
  name: 'getTrash',
  access: 'signed-in',
  input: exact({
    spaceId: uuid,
    /** Words that are all in the title. */
    query: optional(stringOf({ max: limits.maxNameCharacters })),
    /** Only what this person put there. */
    trashedBy: optional(canonicalUuid),
    /** Only what lay in this page or team, however deep. */
    within: optional(canonicalUuid),
    limit: between(1, 100),
    cursor: optional(cursor),
  }),
  output: answer<{ pages: TrashedPage[]; cursor?: { readonly time: number; readonly id: Uuid } }>(),
})
