// Changes what a person says of themselves, and how they want things to be. What is absent stays; null takes away.
import { limits } from '../../limits'
import { developmentLocales, locales } from '../../locales'
import { type UserSettingsChange, weekStarts } from '../../records/user-settings'
import { type Check, custom, exact, mapOf, nullable, oneOf, optional, string, stringOf } from '../../validation/checks'
import { passes } from '../../validation/validate'
import { defineCall } from '../define'
import { recordMap } from '../record/record-map-check'

const timeZone = stringOf({ min: 1, max: 64, match: /^[A-Za-z0-9_+\-/]+$/, expected: 'the name of a time zone' })

const combination = stringOf({
  min: 1,
  max: 60,
  match: /^((command|ctrl|alt|shift)\+){1,4}code:[A-Za-z0-9]+$/,
  expected: 'a combination of keys',
})

const MOST_SHORTCUTS = 300
const combinations = mapOf(combination)
/** By the name of the action. */
const shortcuts = custom(
  (value): value is Record<string, string> =>
    passes(combinations, value) &&
    Object.keys(value).length <= MOST_SHORTCUTS &&
    Object.keys(value).every(name => /^[\w-]{1,60}$/.test(name)),
  'combinations of keys by the names of actions',
  { type: 'object', additionalProperties: { type: 'string' }, maxProperties: MOST_SHORTCUTS },
)

const settings: Check<UserSettingsChange> = exact({
  locale: optional(nullable(oneOf(...locales, ...developmentLocales))),
  start_of_week: optional(nullable(oneOf(...weekStarts))),
  time_zone: optional(nullable(timeZone)),
  ai_shortcut: optional(nullable(combination)),
  quick_search_shortcut: optional(nullable(combination)),
  shortcuts: optional(nullable(shortcuts)),
})

export const changeProfile = defineCall({
  name: 'changeProfile',
  access: 'signed-in',
  on: 'user',
  input: exact({
    name: optional(string),
    profilePhoto: optional(nullable(stringOf({ max: limits.maxUrlCharacters }))),
    settings: optional(settings),
  }),
  output: exact({ recordMap }),
  errors: ['UserValidationError'],
})
