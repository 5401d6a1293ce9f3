// What a view asks as a whole: what it has saved or what a person made of it, and which rows below others are open. The screen asks by it,
// and the server for a first screen before there is one: only where both come to the same is an answer used.
import type { Nesting, Query } from '../collection/query'
import { type Linked, type SubItems, subItemsOf } from '../collection/row-links'
import type { Uuid } from '../ids'
import { questionOf, type ViewFields, type ViewKind } from './view-kind'

/** What a person asks for a moment, and nobody else sees. */
export type Moment = Partial<Pick<Query, 'filter' | 'rows' | 'search'>>

/** How rows that belong to others are shown. nested, where the view can draw it: else as flat. */
export type SubItemShow = Nesting['show'] | 'flat'

const shows: readonly SubItemShow[] = ['nested', 'parents', 'children', 'flat']

export function showOf({ nests }: Pick<ViewKind, 'nests'>, { format }: ViewFields): SubItemShow {
  const wanted = shows.find(show => show === format['sub_items']) ?? 'nested'
  return wanted === 'nested' && !nests ? 'flat' : wanted
}

/** Among rows that are named there is nothing to nest. */
export const nestedBy = (collection: Linked, { rows }: Moment): SubItems | null =>
  rows ? null : subItemsOf(collection)

export const viewQuestion = (
  kind: ViewKind,
  fields: ViewFields,
  collection: Linked,
  moment: Moment = {},
  openRows: Iterable<Uuid> = [],
): Query =>
  questionOf(kind, fields, collection.schema ?? {}, {
    ...moment,
    ...nestingOf(nestedBy(collection, moment), showOf(kind, fields), openRows, moment.search !== undefined),
  })

/** While somebody searches, all that is found is shown. */
function nestingOf(
  subItems: SubItems | null,
  show: SubItemShow,
  open: Iterable<Uuid>,
  isSearching: boolean,
): { readonly nest?: Nesting } {
  if (!subItems || show === 'flat') return {}
  const { id } = subItems.parent
  if (show !== 'nested') return { nest: { parent: id, show } }
  return { nest: { parent: id, show, open: isSearching ? 'all' : [...open].sort() } }
}
