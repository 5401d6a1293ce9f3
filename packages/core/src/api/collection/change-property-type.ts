// Gives a property of a collection another type, or the one it had before, and converts every row. What it was is kept and can be had
// back. The work goes on whether or not somebody waits: the call answers when it is done, or after a moment how far it has come; asked
// again with the same `changeId` it answers anew, and does nothing twice.
import type { ChangeCounts } from '../../collection/kept-property'
import type { PropertyId } from '../../collection/schema'
import { propertyId } from '../../collection/schema-check'
import type { Uuid } from '../../ids'
import { boolean, exact, jsonObject, optional, stringOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

/** A cell that would not be all there any more, in words. */
export interface LossSample {
  readonly row: Uuid
  readonly title: string
  readonly before: string
  /** '' for nothing. */
  readonly after: string
}

const name = stringOf({ min: 1, max: 100 })

export const changePropertyType = defineCall({
  name: 'changePropertyType',
  access: 'signed-in',
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
  output: answer<
    ChangeCounts & {
      readonly isDone: boolean
      /** Rows that are converted so far. */
      readonly converted: number
      /** A few cells that lose something, those that lose all first. */
      readonly samples: readonly LossSample[]
      /** What brings it back: `returnTo`. */
      readonly keptAs: PropertyId
    }
  >(),
})
