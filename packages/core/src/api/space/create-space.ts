// Makes a workspace with its maker's view, a team and a first page.
import type { Uuid } from '../../ids'
import { limits } from '../../limits'
import { exact, list, optional, stringOf } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const createSpace = defineCall({
  name: 'createSpace',
  access: 'signed-in',
  input: exact({
    name: stringOf({ min: 1, max: limits.maxNameCharacters }),
    icon: optional(stringOf({ max: limits.maxUrlCharacters })),
    initialUseCases: optional(list(stringOf({ max: 100 }), { max: 20 })),
  }),
  output: answer<{ spaceId: Uuid; recordMap: RecordMap }>(),
})
