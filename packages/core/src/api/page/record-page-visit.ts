// The caller opened a page. Kept for them alone: it ranks what they search for and makes their recent pages. (client-platform.md 3.2)
import { exact, uuid } from '../../validation/checks'
import { defineCall, nothing } from '../define'

export const recordPageVisit = defineCall({
  name: 'recordPageVisit',
  access: 'signed-in',
  on: { kind: 'page', at: 'page', needs: 'read' },
  input: exact({ page: exact({ id: uuid, spaceId: uuid }) }),
  output: nothing,
  errors: [],
})
