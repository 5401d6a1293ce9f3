// Which template new rows are made of, where nobody chooses one. A view's word comes before the collection's; of a template that is
// not among the collection's any more, neither counts.
import type { Uuid } from '../ids'
import type { Json } from '../validation/checks'

/** In `format` of a collection or of a view: the id of a template; of a view also `EMPTY_PAGE`. */
export const DEFAULT_TEMPLATE = 'default_template'
/** A view that begins with nothing, whatever the collection says. */
export const EMPTY_PAGE = 'empty'

/** Whether a button can make rows of it. with pages: only the server copies pages inside pages, which is not undone with the rest. */
export type TemplateState = 'here' | 'gone' | 'with pages'

type Format = Readonly<Record<string, Json>> | undefined

/** Null: rows begin empty. */
export function defaultTemplate(templates: readonly Uuid[], ofCollection: Format, ofView: Format): Uuid | null {
  const wanted = ofView?.[DEFAULT_TEMPLATE]
  if (wanted === EMPTY_PAGE) return null
  const among = (id: Json | undefined): Uuid | undefined => templates.find(one => one === id)
  return among(wanted) ?? among(ofCollection?.[DEFAULT_TEMPLATE]) ?? null
}
