// Canonical forms of a page and the rules its records keep, written without the code under test: no renderer, no patcher.
import type { Uuid } from '@sheaf/core/ids'
import { type RichText, type Run, titleOfRuns } from '@sheaf/core/text/rich-text'
import { keyOfSlice, type SliceKey, sliceKey } from '@sheaf/core/text/slice'
import type { Replica } from '@sheaf/sync/replica'
import type { Node } from 'prosemirror-model'
import { attributesOfMarks, contentOfInline } from '../inline'

const sorted = (value: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

export function pageOfView(replica: Replica, page: Uuid): string {
  const { kinds } = replica.options
  const walk = (id: Uuid): unknown => {
    const block = replica.view.mustBlock(id)
    const { head } = kinds.traits(block.type)
    const text = head === 'text' ? titleOfRuns(replica.runs(id)) : head === 'code' ? plainTitle(replica.runs(id)) : []
    return {
      id,
      type: block.type,
      format: sorted(block.format ?? {}),
      text,
      children: childrenOf(replica, id).map(walk),
    }
  }
  return JSON.stringify(childrenOf(replica, page).map(walk))
}

/** A list may be here before the block that it names, or after the block has gone elsewhere. */
const childrenOf = (replica: Replica, id: Uuid): readonly Uuid[] =>
  replica.view.content(id).filter(child => {
    const block = replica.block(child)
    return block?.alive && block.parent_id === id
  })

/** Code shows letters only. */
const plainTitle = (runs: readonly Run[]): RichText =>
  titleOfRuns(runs.map(({ insert }) => ({ insert: typeof insert === 'string' ? insert : '\uFFFC' })))

export function pageOfDoc(doc: Node): string {
  const walk = (node: Node): unknown => {
    const runs: Run[] = []
    node.firstChild?.forEach(inline =>
      runs.push({ insert: contentOfInline(inline), attributes: attributesOfMarks(inline.marks) }),
    )
    const children = node.childCount > 1 ? node.child(1).children.map(walk) : []
    const { id, type, format } = node.attrs as { id: string; type: string; format: object }
    return { id, type, format: sorted(format), text: titleOfRuns(runs), children }
  }
  const blocks: Node[] = []
  doc.descendants(node => {
    if (node.type.name === 'block') blocks.push(node)
    return node.type.name !== 'block'
  })
  const [only] = blocks
  if (blocks.length === 1 && only?.attrs['id'] === '' && only.content.size === 2) return '[]'
  return JSON.stringify(blocks.map(walk))
}

export const allBlocks = (replica: Replica): Uuid[] => {
  const ids = new Set<Uuid>()
  for (const { table, value } of replica.confirmed.all()) if (table === 'block') ids.add(value.id)
  for (const { table, value } of replica.view.own.values()) if (table === 'block') ids.add(value.id)
  return [...ids]
}

/** A live block is in one list, its parent's; a slice has one owner; a block starts with its own slice; titles follow texts. */
export function viewErrors(replica: Replica, page: Uuid): string[] {
  const errors: string[] = []
  const { view } = replica
  const seen = new Set<Uuid>()
  const walk = (id: Uuid): void => {
    if (seen.has(id)) {
      errors.push(`twice in the tree: ${id}`)
      return
    }
    seen.add(id)
    for (const child of view.content(id)) {
      const block = view.block(child)
      if (!block) errors.push(`missing child ${child}`)
      else {
        if (!block.alive) errors.push(`dead child ${child}`)
        if (block.parent_id !== id) errors.push(`parent of ${child}`)
        walk(child)
      }
    }
  }
  walk(page)
  const owners = new Map<string, Uuid>()
  for (const id of allBlocks(replica)) {
    const block = view.mustBlock(id)
    const slices = view.slices(id)
    const own = block.crdt_data?.own
    if (block.alive && !seen.has(id) && replica.isShown(id)) errors.push(`unreachable ${id}`)
    if (!block.alive && seen.has(id)) errors.push(`dead but shown ${id}`)
    if (own && !block.crdt_data?.merged && slices[0] && keyOfSlice(slices[0]) !== keyOfSlice(own))
      errors.push(`own slice not first in ${id}`)
    if (block.crdt_data?.merged && (slices.length > 0 || view.content(id).length > 0))
      errors.push(`merged block keeps content ${id}`)
    for (const slice of slices) {
      if (owners.has(keyOfSlice(slice))) errors.push(`slice owned twice ${keyOfSlice(slice)}`)
      owners.set(keyOfSlice(slice), id)
      if (replica.texts.isOpen(slice.t) && !replica.texts.markers(slice.t).includes(slice.m))
        errors.push(`no marker for ${keyOfSlice(slice)}`)
      if (view.owner(keyOfSlice(slice)) !== id) errors.push(`the owner of ${keyOfSlice(slice)} is not ${id}`)
    }
  }
  for (const text of replica.texts.openIds())
    for (const { marker, length } of replica.texts.segments(text))
      if (length > 0 && view.owner(sliceKey(text, marker)) === undefined)
        errors.push(`no owner for ${sliceKey(text, marker)}`)
  return errors
}

/** `properties.title` of every shown block says what its text says. */
export function titleErrors(replica: Replica, page: Uuid): string[] {
  const walk = (id: Uuid): string[] => {
    const title = (replica.block(id)?.properties?.['title'] ?? []) as RichText
    const text = titleOfRuns(
      replica.view.slices(id).flatMap(slice => replica.texts.segment(slice.t, slice.m)?.runs ?? []),
    )
    const wrong =
      JSON.stringify(title) === JSON.stringify(text)
        ? []
        : [`title of ${id}: ${JSON.stringify(title)} but text ${JSON.stringify(text)}`]
    return [...wrong, ...replica.view.content(id).flatMap(walk)]
  }
  return walk(page)
}

/** How often each character is in the texts, shown or not. Opens every text. */
export function countCharacters(replica: Replica): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const id of allBlocks(replica))
    for (const { runs } of replica.texts.segments(id)) for (const character of charactersOf(runs)) add(character)
  return counts
}

/** How often each character is shown on a page, and the slices that are. Opens every text that is shown. */
export function shownOnPage(
  replica: Replica,
  page: Uuid,
): { readonly counts: ReadonlyMap<string, number>; readonly slices: ReadonlySet<SliceKey> } {
  const counts = new Map<string, number>()
  const slices = new Set<SliceKey>()
  const walk = (id: Uuid): void => {
    if (!replica.view.block(id)?.alive) return
    for (const slice of replica.view.slices(id)) {
      slices.add(keyOfSlice(slice))
      for (const character of charactersOf(replica.texts.segment(slice.t, slice.m)?.runs ?? []))
        counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    for (const child of replica.view.content(id)) walk(child)
  }
  for (const id of replica.view.content(page)) walk(id)
  return { counts, slices }
}
/** The slice that each character lies in, shown or not. */
export function slicesOfCharacters(replica: Replica): ReadonlyMap<string, SliceKey> {
  const found = new Map<string, SliceKey>()
  for (const id of allBlocks(replica))
    for (const { marker, runs } of replica.texts.segments(id))
      for (const character of charactersOf(runs)) found.set(character, sliceKey(id, marker))
  return found
}
/** Without breaks and indents, which are no letters of anybody. */
const charactersOf = (runs: readonly Run[]): string[] =>
  runs.flatMap(({ insert }) =>
    typeof insert === 'string' ? Array.from(insert.replaceAll(/\s/g, '')) : [`@${JSON.stringify(insert.v[0])}`],
  )

export function shownCharacters(doc: Node): Set<string> {
  const found = new Set<string>()
  doc.descendants(node => {
    if (node.isText) for (const character of node.text ?? '') found.add(character)
    else if (node.type.name === 'mention') found.add(`@${JSON.stringify((node.attrs['v'] as unknown[])[0])}`)
  })
  return found
}
