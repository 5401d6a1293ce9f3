// Gives somebody another role in a workspace.
import { phrase } from '../../phrase'
import { membershipTypes } from '../../records/membership'
import { exact, oneOf, uuid } from '../../validation/checks'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

export const changeMembership = defineCall({
  name: 'changeMembership',
  access: 'signed-in',
  on: { kind: 'space', at: 'spaceId', needs: 'share', refusal: phrase('Only workspace owners can do this.') },
  input: exact({ spaceId: uuid, userId: uuid, membershipType: oneOf(...membershipTypes) }),
  output: exact({ recordMap }),
  errors: ['LogicalError', 'SpaceFrozenError'],
})
