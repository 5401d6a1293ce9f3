// A person's own view of a space: the sidebar, and what opens at the start. There is one per person and space
// (`spaceViewId`); nobody else reads or writes it.

import { noRights } from '../permissions/rights'
import { rightsOf } from '../permissions/roles'
import { canonicalUuid, exact, literal, optional, variants } from '../validation/checks'
import { defineRecord, fields, type ValueOf } from './define'
import { created, edited } from './edited'
import { type Given, lasting } from './judging'

/** What opens when the app starts (product.md 2.7). */
export const startPreferences = ['personal_home', 'chat', 'ai', 'first_page', 'last_visited_page'] as const

const lastVisitedRoute = variants('type', [
  exact({ type: literal('team'), teamId: canonicalUuid }),
  exact({ type: literal('page'), blockId: canonicalUuid, collectionViewId: optional(canonicalUuid) }),
])

export const spaceView = defineRecord({
  table: 'space_view',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    user_id: fields.uuid(),
    parent_id: fields.uuid(),
    parent_table: fields.oneOf(['sheaf_user'], { initial: 'sheaf_user' }),
    alive: fields.boolean({ initial: true }),
    private_pages: fields.uuids({ initial: [], writable: 'edit' }),
    shared_pages: fields.uuids({ initial: [], writable: 'edit' }),
    /** Favourites. */
    bookmarked_pages: fields.uuids({ initial: [], writable: 'edit' }),
    joined_teams: fields.uuids({ initial: [], writable: 'edit' }),
    start_preference: fields.oneOf(startPreferences, { initial: 'last_visited_page', writable: 'edit' }),
    last_visited_route: fields.shaped(lastVisitedRoute, { writable: 'edit' }),
    settings: fields.object({ initial: {}, writable: 'edit' }),
    ...created,
    ...edited,
  },
  required: ['space_id', 'user_id', 'parent_id', 'parent_table', 'alive'],
  indexesAcrossSpaces: [['user_id']],
  judging: {
    rights: ({ user_id }, { userId }): Given => lasting(userId && user_id === userId ? rightsOf('owner') : noRights),
  },
})

export type SpaceViewValue = ValueOf<typeof spaceView>
