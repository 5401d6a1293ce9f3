// Tells people of a workspace something about a page, by e-mail: what a button does with its step "Notify people".

import { limits } from '../../limits'
import { phrase } from '../../phrase'
import { exact, integer, list, stringOf, uuid } from '../../validation/checks'
import { defineCall } from '../define'

export const notifyPeople = defineCall({
  name: 'notifyPeople',
  access: 'signed-in',
  on: { kind: 'page', at: 'page', needs: 'edit', refusal: phrase('You can’t edit this page') },
  input: exact({
    page: exact({ id: uuid, spaceId: uuid }),
    people: list(uuid, { min: 1, max: limits.maxPeoplePerNotification }),
    message: stringOf({ max: limits.maxNotificationCharacters, match: /\S/, expected: 'not blank' }),
  }),
  /** How many of them it was for: those who may read the page. Whether somebody takes e-mail is theirs to know, and does not show here. */
  output: exact({ sent: integer }),
  errors: ['LogicalError', 'NetworkError'],
})
