// Everything a person needs to draw the sidebar, for every account signed in here.
import { exact } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const getSpaces = defineCall({
  name: 'getSpaces',
  access: 'signed-in',
  input: exact({}),
  /** By user id: sheaf_user, space, space_view, space_user, team, and the first pages (limits.firstListedPages) of each list. */
  output: answer<{ readonly [userId: string]: RecordMap }>(),
})
