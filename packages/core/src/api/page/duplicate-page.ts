// Copies a page with everything in it, beside the original or into another place.
import { boolean, canonicalUuid, exact, integer, oneOf, optional, uuid } from '../../validation/checks'
import { defineCall } from '../define'

export const duplicatePage = defineCall({
  name: 'duplicatePage',
  access: 'signed-in',
  on: { kind: 'page', at: 'pageId', needs: 'read' },
  input: exact({
    spaceId: uuid,
    pageId: uuid,
    /** The copy's id, chosen by who asks: it can be opened, and taken back, before all of it is there. */
    copyId: canonicalUuid,
    /** A collection: the copy is a row of it, also of a template. */
    parent: optional(exact({ table: oneOf('block', 'team', 'space', 'collection'), id: canonicalUuid })),
  }),
  /**
   * `isWhole`: false where the copy was put into the trash before it was finished. In parts, all but the last say how much there is already
   * of the `total`.
   */
  output: exact({ pageId: canonicalUuid, blocks: integer, total: optional(integer), isWhole: boolean }),
  join: parts => {
    const last = parts.at(-1)
    if (!last) throw new Error('a copy was answered by nothing')
    return last
  },
  errors: ['id-exists', 'LogicalError', 'SpaceFrozenError'],
})
