// The pages of a workspace that the caller opened last, as far as they may still read them.
import type { Uuid } from '../../ids'
import { limits } from '../../limits'
import { between, exact, optional, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const getRecentPages = defineCall({
  name: 'getRecentPages',
  access: 'signed-in',
  input: exact({ spaceId: uuid, limit: optional(between(1, limits.maxSearchResults)) }),
  output: answer<{
    /** The latest first. */
    pages: readonly { readonly id: Uuid; readonly visitedTime: number }[]
    recordMap: RecordMap
  }>(),
})
