// The row behind a readable id such as TASK-12.
import type { Uuid } from '../../ids'
import { exact, stringOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const findRow = defineCall({
  name: 'findRow',
  access: 'signed-in',
  input: exact({ spaceId: uuid, uniqueId: stringOf({ min: 1, max: 30 }) }),
  output: answer<{ pageId: Uuid; collectionId: Uuid }>(),
})
