// The pages and databases in the trash of a workspace that the person may bring back, the latest first.
import type { RemovedSource } from '../../collection/removed-source'
import { limits } from '../../limits'
import type { RichText } from '../../text/rich-text'
import {
  between,
  type Check,
  type Checked,
  canonicalUuid,
  custom,
  exact,
  integer,
  literal,
  optional,
  readonlyList,
  string,
  stringOf,
  uuid,
} from '../../validation/checks'
import { defineCall } from '../define'

const title: Check<RichText> = custom(
  (value): value is RichText =>
    Array.isArray(value) && value.every(item => Array.isArray(item) && typeof item[0] === 'string'),
  'rich text',
  { type: 'array', items: { type: 'array' } },
)
const removedFrom: Check<RemovedSource> = exact({
  collection: canonicalUuid,
  block: canonicalUuid,
  views: readonlyList(canonicalUuid),
})
const trashedPage = exact({
  id: canonicalUuid,
  title,
  /** An emoji, or the address of a picture. */
  icon: optional(string),
  trashedTime: integer,
  trashedBy: optional(canonicalUuid),
  /** What it lay in directly: a block, a team or the space. */
  parentTable: string,
  parentId: canonicalUuid,
  /** The page that it lay in, where the person may read that. */
  inPage: optional(exact({ id: canonicalUuid, title })),
  /** A database in a page, and no page of its own. */
  isInline: optional(literal(true)),
  /** The database that it was a data source of. */
  removedFrom: optional(removedFrom),
})
export type TrashedPage = Checked<typeof trashedPage>

const cursor = exact({ time: integer, id: canonicalUuid })

export const getTrash = defineCall({
  name: 'getTrash',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
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
  output: exact({ pages: readonlyList(trashedPage), cursor: optional(cursor) }),
  errors: [],
})
