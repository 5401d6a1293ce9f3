// The caller opened a page. Kept for them alone: it ranks what they search for and makes their recent pages. (client-platform.md 3.2)
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const recordPageVisit = defineCall({
  name: 'recordPageVisit',
  access: 'signed-in',
  input: exact({ page: exact({ id: uuid, spaceId: uuid }) }),
  output: answer<Record<string, never>>(),
})
