// Which workspace a domain is the name of, for its people.
import type { Uuid } from '../../ids'
import { exact, string } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const findSpace = defineCall({
  name: 'findSpace',
  access: 'signed-in',
  input: exact({ domain: string }),
  output: answer<{ spaceId: Uuid }>(),
})
