// What `button` and `factory` have in common: a label, and what a press does. Their children are the template of the blocks that
// a press inserts, and are shown while the button is being edited.
import type { Uuid } from '@sheaf/core/ids'
import { isCanonicalUuid } from '@sheaf/core/ids'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { element, type HtmlForm, htmlText, type WritePlain } from '@sheaf/core/kinds/exchange'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { type Check, exact, type Json, list, literal, oneOf, stringOf, variants } from '@sheaf/core/validation/checks'
import { textOf } from '../exchange/html-nodes'

export const insertPlaces = ['below', 'above', 'top', 'bottom'] as const
export type InsertPlace = (typeof insertPlaces)[number]

/** In order; a confirmation that is refused ends the run. */
export type ButtonStep =
  | { readonly kind: 'insert'; readonly at: InsertPlace }
  | { readonly kind: 'confirm'; readonly question: string }
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'url'; readonly url: string }
export const stepKinds = ['insert', 'confirm', 'page', 'url'] as const satisfies readonly ButtonStep['kind'][]
export const MAX_STEPS = 20

const step = variants('kind', [
  exact({ kind: literal('insert'), at: oneOf(...insertPlaces) }),
  exact({ kind: literal('confirm'), question: stringOf({ max: 500 }) }),
  exact({ kind: literal('page'), page: stringOf({ max: 36 }) }),
  exact({ kind: literal('url'), url: stringOf({ max: 2_048 }) }),
])
export const STEPS = 'button_steps'
export const buttonFormat = { [STEPS]: list(step, { max: MAX_STEPS }) as unknown as Check<Json> }

type Fields = Pick<BlockTree, 'properties' | 'format'>
export const labelOf = ({ properties }: Pick<Fields, 'properties'>): string =>
  plainText(properties['name'] as RichText | undefined)

/** A button that says nothing of its steps inserts its template. */
export function stepsOf(format: Readonly<Record<string, unknown>> | undefined): readonly ButtonStep[] {
  const steps = format?.[STEPS]
  if (!Array.isArray(steps)) return [{ kind: 'insert', at: 'below' }]
  return steps.filter(isStep)
}
const isStep = (value: unknown): value is ButtonStep =>
  typeof value === 'object' && value !== null && 'kind' in value && stepKinds.some(kind => kind === value.kind)

/** Only pages and the web are opened: an address that runs something opens nothing. */
export function webAddress(url: string): string | null {
  const text = url.trim()
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  return text !== '' && /^(https?|mailto|tel):/i.test(whole) && URL.canParse(whole) ? whole : null
}
export const pageOfStep = ({ page }: { readonly page: string }): Uuid | null => (isCanonicalUuid(page) ? page : null)

export const buttonHtml = (type: string): HtmlForm => ({
  write: (block, out) => [
    element('div', {}, [
      element('button', { type: 'button' }, [htmlText(labelOf(block))]),
      ...out.blocks(block.children),
    ]),
  ],
  read: (node, from) => {
    if (node.properties['dataSheafType'] !== type) return null
    const [head, ...template] = node.children
    const label = head?.type === 'element' ? textOf(head) : ''
    return tree(type, {
      properties: label === '' ? {} : { name: [[label]] },
      children: from.blocks(template),
    })
  },
})
export const buttonPlain: WritePlain = block => `[${labelOf(block)}]`
