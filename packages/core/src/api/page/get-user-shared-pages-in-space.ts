// The pages of a workspace that were shared with the person outside its teams.
import type { Uuid } from '../../ids'
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'
import type { RecordMap } from '../record/record-map'

export const getUserSharedPagesInSpace = defineCall({
  name: 'getUserSharedPagesInSpace',
  access: 'signed-in',
  input: exact({ spaceId: uuid }),
  output: answer<{ pages: { readonly id: Uuid; readonly spaceId: Uuid }[]; recordMap: RecordMap }>(),
})
