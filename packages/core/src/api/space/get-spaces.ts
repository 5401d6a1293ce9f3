// Everything a person needs to draw the sidebar, for every account signed in here.
import { exact, mapOf } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const getSpaces = defineCall({
  name: 'getSpaces',
  access: 'signed-in',
  on: 'user',
  input: exact({}),
  /** By user id: sheaf_user, space, space_view, space_user, team, and the first pages (limits.firstListedPages) of each list. */
  output: mapOf(recordMap),
  errors: [],
})
