// Gives a property of a collection another type, or the one it had before, and converts every row. What it was is kept and can be had
// back. The work goes on whether or not somebody waits: the call answers when it is done, or after a moment how far it has come; asked
// again with the same `changeId` it answers anew, and does nothing twice.
import { propertyId } from '../../collection/schema-check'
import {
  boolean,
  type Checked,
  canonicalUuid,
  exact,
  integer,
  jsonObject,
  optional,
  readonlyList,
  string,
  stringOf,
  uuid,
} from '../../validation/checks'
import { defineCall } from '../define'

/** A cell that would not be all there any more, in words. */
const lossSample = exact({
  row: canonicalUuid,
  title: string,
  before: string,
  /** '' for nothing. */
  after: string,
})
export type LossSample = Checked<typeof lossSample>

const name = stringOf({ min: 1, max: 100 })

export const changePropertyType = defineCall({
  name: 'changePropertyType',
  access: 'signed-in',
  on: { kind: 'collection', at: 'collectionId', needs: 'configure' },
  input: exact({
    spaceId: uuid,
    collectionId: uuid,
    propertyId,
    changeId: uuid,
    /** The type it gets, with what the type has to know, such as the collection of a relation. */
    type: optional(stringOf({ min: 1, max: 64 })),
    settings: optional(jsonObject),
    /** Instead of a type: back to what it was, as an answer named it. */
    returnTo: optional(propertyId),
    /** Only says what it would do. */
    dryRun: optional(boolean),
    /** Where the caller is: how values are put into words. */
    context: optional(exact({ zone: optional(name), locale: optional(name) })),
  }),
  output: exact({
    rows: integer,
    kept: integer,
    partly: integer,
    lost: integer,
    isDone: boolean,
    /** Rows that are converted so far. */
    converted: integer,
    /** A few cells that lose something, those that lose all first. */
    samples: readonlyList(lossSample),
    /** What brings it back: `returnTo`. */
    keptAs: propertyId,
  }),
  errors: ['LogicalError', 'SpaceFrozenError'],
})
