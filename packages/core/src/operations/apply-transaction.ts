// Runs a whole transaction on a state and derives what follows from it: the titles of every block whose text changed.
import type { Uuid } from '../ids'
import { atOnce, type Steps } from '../steps'
import { lengthOfRuns, type RichText, type Run, titleOfRuns, undiscussed } from '../text/rich-text'
import { sliceKey } from '../text/slice'
import type { TextIndex } from '../text/text-store'
import { applyOperation, type Operation } from './all'
import type { OperationContext } from './define'
import { textMeant } from './part-texts'
import { sameJson } from './same-json'
import type { SpaceState } from './space-state'
import { editedBy } from './tree'

/** The texts that an operation may have changed or handed to other blocks. */
export const textsOf = (operation: Operation): readonly Uuid[] =>
  operation.command === 'editText' || operation.command === 'splitBlock' ? [operation.args.text] : []

export function runsOfBlock(state: SpaceState, texts: TextIndex, id: Uuid): Run[] {
  return state.slices(id).flatMap(slice => texts.segment(slice.t, slice.m)?.runs ?? [])
}
export const lengthOfBlock = (state: SpaceState, texts: TextIndex, id: Uuid): number =>
  lengthOfRuns(runsOfBlock(state, texts, id))

/** `properties.title` of every block that shows a part of these texts, and of the blocks named. */
function* deriveTitles(
  state: SpaceState,
  texts: TextIndex,
  changed: ReadonlySet<Uuid>,
  blocks: Iterable<Uuid>,
  context: OperationContext,
): Steps<void> {
  const stale = new Set<Uuid>(blocks)
  for (const text of changed)
    for (const marker of texts.markers(text)) {
      const owner = state.owner(sliceKey(text, marker))
      if (owner !== undefined) stale.add(owner)
    }
  for (const id of stale) {
    yield
    const block = state.block(id)
    if (!block) continue
    // On a client a text may not have arrived yet.
    if (state.slices(id).some(slice => !texts.segment(slice.t, slice.m))) continue
    const title = titleOfRuns(runsOfBlock(state, texts, id))
    const before = block.properties?.['title'] as RichText | undefined
    if (sameJson(before ?? [], title)) continue
    const { title: _old, ...rest } = block.properties ?? {}
    const properties = title.length ? { ...rest, title } : rest
    // Whoever comments on words has not edited them.
    const isOnlyDiscussed = sameJson(undiscussed(before), undiscussed(title))
    state.changeBlock(id, { properties, ...(isOnlyDiscussed ? {} : editedBy(context)) })
  }
}

/** Blocks whose list of slices differs from what lies below the overlay. */
function blocksWithMovedSlices(state: SpaceState): Uuid[] {
  const out: Uuid[] = []
  for (const { table, value } of state.own.values()) {
    if (table !== 'block') continue
    const before = state.base.get('block', value.id)?.crdt_data?.title
    if (before !== value.crdt_data?.title) out.push(value.id)
  }
  return out
}

/** The operations of one transaction, then the titles. Used as it is by the client; the server adds permissions between. */
export function applyTransaction(
  state: SpaceState,
  texts: TextIndex,
  operations: readonly Operation[],
  context: OperationContext,
): void {
  state.beginTransaction()
  for (const operation of operations) applyOperation(state, texts, operation, context)
  finishTransaction(state, texts, operations, context)
}

type Finishing = [
  state: SpaceState,
  texts: TextIndex,
  operations: readonly Operation[],
  context: OperationContext,
  /** Texts that changed although no operation names them. */
  more?: Iterable<Uuid>,
]
export const finishTransaction = (...given: Finishing): void => atOnce(finishInSteps(...given))

export function* finishInSteps(...[state, texts, operations, context, more = []]: Finishing): Steps<void> {
  const changed = new Set([...operations.flatMap(textsOf).map(text => textMeant(state, text)), ...more])
  yield
  yield* deriveTitles(state, texts, changed, blocksWithMovedSlices(state), context)
}
