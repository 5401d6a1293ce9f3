// What a press of a button does: one list of steps for buttons on pages and for those in rows of databases.
import type { Filter } from '@sheaf/core/collection/query'
import { queryParts } from '@sheaf/core/collection/query-check'
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import {
  type Check,
  exact,
  type Json,
  json,
  list,
  literal,
  oneOf,
  optional,
  stringOf,
  variants,
} from '@sheaf/core/validation/checks'
import { passes } from '@sheaf/core/validation/validate'
import { fieldsIn, listIn, stringIn } from '../properties/read-json'

export const insertPlaces = ['below', 'above', 'top', 'bottom'] as const
export type InsertPlace = (typeof insertPlaces)[number]
export const openModes = ['side', 'centre', 'full'] as const
export type OpenMode = (typeof openModes)[number]
/** value: this value. clear: none. toggle: of a checkbox. me: the person who presses. today, now: of dates. */
const settingHows = ['value', 'clear', 'toggle', 'me', 'today', 'now'] as const
export type SettingHow = (typeof settingHows)[number]

/** What one property of a page is set to. */
export interface Setting {
  readonly property: string
  readonly how: SettingHow
  readonly value?: Json
}
/** The row of the button; for a page to open, also the one that an earlier step added. Anything else is an id, or not chosen yet. */
export const THIS = 'this'
export const ADDED = 'added'

/** In order; a confirmation that is refused ends the run. */
export type ButtonStep =
  | { readonly kind: 'insert'; readonly at: InsertPlace }
  | {
      readonly kind: 'add'
      readonly collection: string
      /** What the page begins as, besides its values. */
      readonly template?: string
      readonly values: readonly Setting[]
    }
  | {
      readonly kind: 'edit'
      readonly collection: string
      readonly filter?: Filter
      readonly values: readonly Setting[]
    }
  | { readonly kind: 'page'; readonly page: string; readonly mode?: OpenMode }
  | { readonly kind: 'url'; readonly url: string }
  /** By e-mail, with the way to the page or the row that the button stands on. */
  | { readonly kind: 'notify'; readonly people: readonly string[]; readonly message: string }
  | { readonly kind: 'confirm'; readonly question: string }
type StepKind = ButtonStep['kind']
export type StepOf<Kind extends StepKind> = Extract<ButtonStep, { kind: Kind }>

export const MAX_STEPS = 20
export const MAX_SETTINGS = 50
export const MAX_PEOPLE = limits.maxPeoplePerNotification
export const MAX_MESSAGE = limits.maxNotificationCharacters

const id = stringOf({ max: 36 })
const setting = exact({ property: stringOf({ max: 16 }), how: oneOf(...settingHows), value: optional(json) })
const values = list(setting, { max: MAX_SETTINGS })
const step = variants('kind', [
  exact({ kind: literal('insert'), at: oneOf(...insertPlaces) }),
  exact({ kind: literal('add'), collection: id, template: optional(id), values }),
  exact({ kind: literal('edit'), collection: id, filter: optional(queryParts.filter), values }),
  exact({ kind: literal('page'), page: id, mode: optional(oneOf(...openModes)) }),
  exact({ kind: literal('url'), url: stringOf({ max: 2_048 }) }),
  exact({ kind: literal('notify'), people: list(id, { max: MAX_PEOPLE }), message: stringOf({ max: MAX_MESSAGE }) }),
  exact({ kind: literal('confirm'), question: stringOf({ max: 500 }) }),
  // As rows' buttons were kept before they had the steps of the others.
  exact({ kind: literal('set'), property: stringOf({ max: 16 }), how: oneOf(...settingHows), value: optional(json) }),
  exact({ kind: literal('row') }),
])
export const stepsCheck = list(step, { max: MAX_STEPS }) as Check<Json>

/** Null for a step that this build does not know. */
export function readStep(given: Json): ButtonStep | null {
  const fields = fieldsIn(given)
  const { kind } = fields
  switch (kind) {
    case 'insert':
      return { kind, at: insertPlaces.find(at => at === fields['at']) ?? 'below' }
    case 'add': {
      const template = stringIn(fields['template'])
      return {
        kind,
        collection: stringIn(fields['collection']),
        ...(template !== '' && { template }),
        values: settingsIn(fields['values']),
      }
    }
    case 'edit': {
      const { filter } = fields
      return {
        kind,
        collection: stringIn(fields['collection']),
        ...(passes(queryParts.filter, filter) && { filter }),
        values: settingsIn(fields['values']),
      }
    }
    case 'page': {
      const mode = openModes.find(one => one === fields['mode'])
      return { kind, page: stringIn(fields['page']), ...(mode && { mode }) }
    }
    case 'url':
      return { kind, url: stringIn(fields['url']) }
    case 'notify':
      return {
        kind,
        people: listIn(fields['people']).flatMap(one => stringIn(one) || []),
        message: stringIn(fields['message']),
      }
    case 'confirm':
      return { kind, question: stringIn(fields['question']) }
    case 'set':
      return { kind: 'edit', collection: THIS, values: settingsIn([given]) }
    case 'row':
      return { kind: 'page', page: THIS, mode: 'side' }
    default:
      return null
  }
}
export const readSteps = (given: Json | undefined): readonly (ButtonStep | null)[] => listIn(given).map(readStep)

const settingsIn = (given: Json | undefined): readonly Setting[] =>
  listIn(given).map(one => {
    const { property, how, value } = fieldsIn(one)
    return {
      property: stringIn(property),
      how: settingHows.find(known => known === how) ?? 'value',
      ...(value === undefined ? {} : { value }),
    }
  })

/** The id that a step names; null where nothing is chosen yet, or a keyword is used. */
export const idIn = (words: string): Uuid | null => (isCanonicalUuid(words) ? words : null)

/** Only pages and the web are opened: an address that runs something opens nothing. */
export function webAddress(url: string): string | null {
  const text = url.trim()
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  return text !== '' && /^(https?|mailto|tel):/i.test(whole) && URL.canParse(whole) ? whole : null
}

/** Everything that it does is written where it stands: who may not write there has no use of it. */
export const writesOnlyHere = (steps: readonly (ButtonStep | null)[]): boolean =>
  steps.every(
    one => one?.kind === 'insert' || one?.kind === 'confirm' || (one?.kind === 'edit' && one.collection === THIS),
  )
