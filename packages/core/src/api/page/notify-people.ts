// Tells people of a workspace something about a page, by e-mail: what a button does with its step "Notify people".
import { limits } from '../../limits'
import { exact, list, stringOf, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const notifyPeople = defineCall({
  name: 'notifyPeople',
  access: 'signed-in',
  input: exact({
    page: exact({ id: uuid, spaceId: uuid }),
    people: list(uuid, { min: 1, max: limits.maxPeoplePerNotification }),
    message: stringOf({ max: limits.maxNotificationCharacters, match: /\S/, expected: 'not blank' }),
  }),
  /** How many of them it was for: those who may read the page. Whether somebody takes e-mail is theirs to know, and does not show here. */
  output: answer<{ sent: number }>(),
})
