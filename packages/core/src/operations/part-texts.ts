// A text that two blocks share must not lie on two pages: readers of one page would hold the words of the other. When a block
// leaves its page, slices that are not where their text is at home go over to a text of their own (text/parted-text.ts), and the
// old one says where they went: what is written without knowing of it is brought there.
import type { Uuid } from '../ids'
import type { CrdtData } from '../records/block'
import type { Slice } from '../text/slice'
import { keyOfSlice, sliceKey } from '../text/slice'
import type { TextIndex } from '../text/text-store'
import type { OperationContext } from './define'
import type { RecordSource, SpaceState } from './space-state'
import { type ParentRef, pageBelow } from './tree'

/** To be called before a block is placed below a parent. */
export function partTexts(
  state: SpaceState,
  texts: TextIndex,
  id: Uuid,
  parent: ParentRef,
  context: OperationContext,
): void {
  const block = state.mustBlock(id)
  if (context.kinds.traits(block.type).page || pageBelow(state, parent, context) === block.page_id) return
  const going = goingWith(state, id, context)
  const shown = new Set([...going].flatMap(one => [one, ...state.slices(one).map(slice => slice.t)]))
  for (const text of shown) partText(state, texts, text, going)
}

/** The block and what lies below it within its page, and what was merged into these. */
function goingWith(state: SpaceState, id: Uuid, context: OperationContext): ReadonlySet<Uuid> {
  const going = new Set<Uuid>()
  const visit = (at: Uuid): void => {
    going.add(at)
    for (const slice of state.slices(at)) going.add(slice.o)
    for (const child of state.content(at)) {
      // On a client a child may not have arrived yet; the server's judgement counts.
      const held = state.block(child)
      if (held && !context.kinds.traits(held.type).page) visit(child)
    }
  }
  visit(id)
  return going
}

/** All slices that are not where the text is at home go together, into the text of the block that the first was made for. */
function partText(state: SpaceState, texts: TextIndex, text: Uuid, going: ReadonlySet<Uuid>): void {
  const leaving = texts.markers(text).flatMap((marker): { slice: Slice; owner: Uuid }[] => {
    const owner = state.owner(sliceKey(text, marker))
    if (owner === undefined || going.has(owner) === going.has(text)) return []
    const slice = state.slices(owner).find(one => one.t === text && one.m === marker)
    return slice && state.block(slice.o) ? [{ slice, owner }] : []
  })
  const [first] = leaving
  if (!first || !state.block(text)) return
  const into = first.slice.o
  texts.part(text, into)
  for (const { slice, owner } of leaving) {
    const after: Slice = { ...slice, t: into }
    state.changeCrdt(owner, {
      title: state.slices(owner).map(one => (keyOfSlice(one) === keyOfSlice(slice) ? after : one)),
    })
    state.changeCrdt(slice.o, { own: after })
  }
  const { page_id } = state.mustBlock(first.owner)
  if (state.mustBlock(into).page_id !== page_id) state.changeBlock(into, { page_id })
  state.changeCrdt(into, { from: text })
  const forwards = state.mustBlock(text).crdt_data?.forwards ?? []
  const m = leaving.flatMap(({ slice }) => slice.m ?? [])
  state.changeCrdt(text, { forwards: [...forwards, { t: into, m }] })
}

/** Whether a text was ever parted, or is a part. */
export function isParted(records: Records, text: Uuid): boolean {
  const { forwards, from } = crdtOf(records, text)
  return forwards !== undefined || from !== undefined
}
type Records = Pick<RecordSource, 'get'>
const crdtOf = (records: Records, id: Uuid): Partial<CrdtData> => records.get('block', id)?.crdt_data ?? {}

/** A text with everything that was parted from it, and what it was parted from itself; on a client as far as that is known. */
export function familyOf(records: Records, text: Uuid): readonly Uuid[] {
  const family = new Set([text])
  // A set grows while it is walked.
  for (const member of family) {
    const { forwards = [], from } = crdtOf(records, member)
    for (const { t } of forwards) family.add(t)
    if (from !== undefined) family.add(from)
  }
  return [...family]
}

/**
 * The text that an author means. Whoever moves a block writes on in the text that it will have got; where it did not get one,
 * because it was thrown away meanwhile, its words are where they were.
 */
export const textMeant = (state: SpaceState, text: Uuid): Uuid => state.block(text)?.crdt_data?.own.t ?? text

/** Where a slice is shown, whichever part of its text that is in. */
interface ShownSlice {
  readonly text: Uuid
  readonly marker: Uuid | null
  readonly owner: Uuid
}

function shownAs(state: SpaceState, family: readonly Uuid[], marker: Uuid | null): ShownSlice | undefined {
  for (const text of family) {
    const owner = state.owner(sliceKey(text, marker))
    if (owner !== undefined) return { text, marker, owner }
  }
  return undefined
}

/**
 * The nearest slice up to a marker that a block shows. Markers without an owner are passed over: a client's text may already hold
 * those of its later pending splits.
 */
export function shownUpTo(
  state: SpaceState,
  texts: TextIndex,
  text: Uuid,
  marker: Uuid | null,
): ShownSlice | undefined {
  const family = familyOf(state, text)
  const order = texts.markers(text)
  for (let i = order.indexOf(marker); i >= 0; i--) {
    const shown = shownAs(state, family, order[i] ?? null)
    if (shown) return shown
  }
  return undefined
}

/** The nearest slice before a marker that nobody shows yet, in the text where both are now. */
export function shownBefore(state: SpaceState, texts: TextIndex, text: Uuid, marker: Uuid): ShownSlice | undefined {
  const seen = new Set<Uuid>()
  for (let at = text; !seen.has(at); ) {
    seen.add(at)
    const near = shownUpTo(state, texts, at, marker)
    if (!near || near.marker === marker) return undefined
    if (near.text === at) return near
    // There it may be behind another one, which came later.
    at = near.text
  }
  return undefined
}
