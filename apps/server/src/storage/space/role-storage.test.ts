import type { Change } from '@sheaf/core/records/patch'
import { expect, it } from 'vitest'
import { concernsRoles } from './role-storage'

const words: Change = { object: 'properties', put: { title: [['Tea']] }, drop: [] }

it.each<[table: 'block' | 'collection' | 'team' | 'space_user', change: Change, isRead: boolean]>([
  ['block', words, false],
  ['block', { set: 'last_edited_time', value: 3 }, false],
  ['block', { list: 'content', ins: [], del: [] } as unknown as Change, false],
  ['block', { set: 'parent_id', value: 'x' }, true],
  ['block', { set: 'alive', value: false }, true],
  ['block', { set: 'permissions', value: [] }, true],
  ['block', { unset: 'permissions' }, true],
  ['block', { set: 'page_id', value: 'x' }, true],
  ['block', { set: 'deleted_from_trash_time', value: 1 }, true],
  // Rules on rows look at properties, as long as there are such.
  ['collection', { object: 'schema', put: {}, drop: ['a'] }, true],
  ['collection', { set: 'name', value: [['Tea']] }, false],
  ['collection', { set: 'parent_id', value: 'x' }, true],
  ['team', { set: 'name', value: 'x' }, true],
  ['space_user', { set: 'membership_type', value: 'guest' }, true],
])('[P 6] a change of a %s, %j, is read again by the judge: %s', (table, change, isRead) => {
  expect(concernsRoles({ table, changes: [change] })).toBe(isRead)
  expect(concernsRoles({ table, changes: [{ set: 'version_of_nothing', value: 1 }, change] })).toBe(isRead)
})
