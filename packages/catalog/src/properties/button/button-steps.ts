// What a press of a button does with its row, as its settings say it. Steps of other kinds are kept, and said to be not possible here.
import type { Property } from '@sheaf/core/collection/schema'
import type { Json } from '@sheaf/core/validation/checks'
import { dateValueOf } from '../date-value'
import { fieldsIn, listIn, stringIn } from '../read-json'

/** value: this one. clear. toggle: of a tick box. me: whoever presses. today, now: of dates. */
export type SetHow = 'value' | 'clear' | 'toggle' | 'me' | 'today' | 'now'
export type ButtonStep =
  | { readonly kind: 'set'; readonly property: string; readonly how: SetHow; readonly value?: Json }
  | { readonly kind: 'confirm'; readonly question: string }
  | { readonly kind: 'row' }
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'url'; readonly url: string }
export const stepKinds = ['set', 'confirm', 'row', 'page', 'url'] as const satisfies readonly ButtonStep['kind'][]

/** Null for a step that this build does not know. */
export function readStep(given: Json): ButtonStep | null {
  const { kind, property, how, value, question, page, url } = fieldsIn(given)
  switch (kind) {
    case 'set':
      return { kind, property: stringIn(property), how: howOf(how), ...(value === undefined ? {} : { value }) }
    case 'confirm':
      return { kind, question: stringIn(question) }
    case 'row':
      return { kind }
    case 'page':
      return { kind, page: stringIn(page) }
    case 'url':
      return { kind, url: stringIn(url) }
    default:
      return null
  }
}
const hows: readonly SetHow[] = ['value', 'clear', 'toggle', 'me', 'today', 'now']
const howOf = (given: Json | undefined): SetHow => hows.find(how => how === given) ?? 'value'

export const stepsOf = (property: Property): readonly (ButtonStep | null)[] => listIn(property['steps']).map(readStep)

interface Presser {
  readonly me: string
  readonly zone: string
  readonly now: number
}
/** What the property gets; undefined where the step says nothing that it could. */
export function valueOfStep(
  { how, value }: Extract<ButtonStep, { kind: 'set' }>,
  present: Json | undefined,
  { me, zone, now }: Presser,
): Json | null | undefined {
  switch (how) {
    case 'clear':
      return null
    case 'toggle':
      return present === true ? null : true
    case 'me':
      return [...new Set([...listIn(present), me])]
    case 'now':
      return dateValueOf({ start: now, hasTime: true }, zone)
    case 'today': {
      const moment = dateValueOf({ start: now, hasTime: true }, zone)
      return { start: stringIn(fieldsIn(moment ?? undefined)['start']).slice(0, 10) }
    }
    default:
      return value
  }
}
