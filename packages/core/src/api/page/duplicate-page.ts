// Copies a page with everything in it, beside the original or into another place.
import type { Uuid } from '../../ids'
import { canonicalUuid, exact, oneOf, optional, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const duplicatePage = defineCall({
  name: 'duplicatePage',
  access: 'signed-in',
  input: exact({
    spaceId: uuid,
    pageId: uuid,
    /** The copy's id, chosen by who asks: it can be opened, and taken back, before all of it is there. */
    copyId: canonicalUuid,
    /** A collection: the copy is a row of it, also of a template. */
    parent: optional(exact({ table: oneOf('block', 'team', 'space', 'collection'), id: canonicalUuid })),
  }),
  /** `isWhole`: false where the copy was put into the trash before it was finished. */
  output: answer<{ pageId: Uuid; blocks: number; isWhole: boolean }>(),
})
