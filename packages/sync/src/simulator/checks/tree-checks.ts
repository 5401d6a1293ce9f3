// The tree and the slices of the store: every live block in one list, every slice in one block, every title what its text says.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import { titleOfRuns } from '@sheaf/core/text/rich-text'
import { keyOfSlice, sliceKey } from '@sheaf/core/text/slice'
import { canonicalJson } from '../canonical-json'
import { aboveInPage, runsIn, type StoredSpace, slicesOf } from './stored-space'

export function treeChecks(store: StoredSpace): string[] {
  const errors: string[] = []
  const listed = new Map<Uuid, Uuid>()
  for (const block of store.blocks.values())
    for (const child of block.content ?? []) {
      const value = store.blocks.get(child)
      if (listed.has(child)) errors.push(`tree: ${child} is in two lists`)
      listed.set(child, block.id)
      if (!value) errors.push(`tree: missing child ${child}`)
      else if (!value.alive) errors.push(`tree: dead child ${child}`)
      else if (value.parent_id !== block.id) errors.push(`tree: ${child} names another parent`)
    }
  for (const block of store.blocks.values()) {
    if (block.alive && block.parent_table === 'block' && !listed.has(block.id))
      errors.push(`tree: live block ${block.id} is in no list`)
    if (hasCycle(store, block)) errors.push(`tree: cycle above ${block.id}`)
    else if (block.alive && block.type !== 'page') {
      const page = aboveInPage(store, block).at(-1)
      if (page?.type !== 'page') errors.push(`tree: ${block.id} is on no page`)
      // What lies in the trash is given its page when it comes back.
      else if (block.page_id !== page.id && aboveInPage(store, block).every(above => above.alive || above === page))
        errors.push(`tree: ${block.id} names another page`)
    }
  }
  return errors
}

function hasCycle(store: StoredSpace, block: BlockValue): boolean {
  const seen = new Set<Uuid>()
  for (
    let at: BlockValue | undefined = block;
    at;
    at = at.parent_table === 'block' ? store.blocks.get(at.parent_id) : undefined
  ) {
    if (seen.has(at.id)) return true
    seen.add(at.id)
  }
  return false
}

export function sliceChecks(store: StoredSpace): string[] {
  const errors: string[] = []
  const owners = new Map<string, Uuid>()
  for (const block of store.blocks.values()) {
    const slices = slicesOf(block)
    const own = block.crdt_data?.own
    const isMerged = block.crdt_data?.merged === true
    if (!isMerged && (!own || !slices[0] || keyOfSlice(slices[0]) !== keyOfSlice(own)))
      errors.push(`slices: ${block.id} does not begin with its own`)
    if (isMerged && (slices.length > 0 || block.alive || (block.content ?? []).length > 0))
      errors.push(`slices: merged ${block.id} keeps something`)
    for (const slice of slices) {
      const key = keyOfSlice(slice)
      if (owners.has(key)) errors.push(`slices: ${key} has two owners`)
      owners.set(key, block.id)
      if (slice.m !== null && !store.texts.get(slice.t)?.has(slice.m))
        errors.push(`slices: ${key} of ${block.id} is not in its text`)
    }
  }
  for (const [text, cut] of store.texts) {
    const { forwards, from } = store.blocks.get(text)?.crdt_data ?? {}
    // A text that was parted keeps the markers of what it gave away, and nothing else of it.
    for (const [marker, runs] of cut)
      if (!owners.has(sliceKey(text, marker)) && (runs.length > 0 || !(forwards || from)))
        errors.push(`slices: nobody shows ${sliceKey(text, marker)}`)
  }
  return errors
}

export function titleChecks(store: StoredSpace): string[] {
  return [...store.blocks.values()].flatMap(block => {
    const wanted = canonicalJson(titleOfRuns(slicesOf(block).flatMap(slice => runsIn(store, slice))))
    const held = canonicalJson(block.properties?.['title'] ?? [])
    return held === wanted ? [] : [`title: ${block.id} says ${held}, its text ${wanted}`]
  })
}
