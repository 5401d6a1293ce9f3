// Titles of the pages that a team lists, or a person: of thousands, without their records. Whoever walks the sidebar finds a page by its
// first letters, also one that was never in sight.
import { exact, mapOf, oneOf, string, uuid } from '../../validation/checks'
import { defineCall } from '../define'

export const getListedTitles = defineCall({
  name: 'getListedTitles',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'read' },
  input: exact({ spaceId: uuid, list: exact({ table: oneOf('team', 'space_view'), id: uuid }) }),
  /** By page id, plain; only what the caller may read and what is not in the trash. */
  output: exact({ titles: mapOf(string) }),
  errors: [],
})
