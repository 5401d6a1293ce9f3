// The invariants of a stored space: one parent per block, no cycles, pages and order agree with the tree, every slice of text
// has one owner, and the index of owners says the same as the blocks.
import type { Uuid } from '@sheaf/core/ids'
import type { CrdtData } from '@sheaf/core/records/block'

export interface BlockRow {
  readonly id: Uuid
  readonly type: string
  readonly alive: boolean
  readonly parent_id: Uuid
  readonly parent_table: string
  readonly page_id: Uuid | null
  readonly ord: string | null
  readonly crdt_data: CrdtData | null
  readonly version: number
}
export interface OwnerRow {
  readonly text_id: Uuid
  readonly marker_id: Uuid | null
  readonly block_id: Uuid
}

export function checkTree(
  blocks: readonly BlockRow[],
  owners: readonly OwnerRow[],
  isPage: (type: string) => boolean,
): string[] {
  const found: string[] = []
  const byId = new Map(blocks.map(block => [block.id, block]))
  const places = new Map<string, Uuid>()
  const ownerOf = new Map<string, Uuid>()
  for (const block of blocks) {
    if (!reachesTop(block, byId)) found.push(`${block.id} is below itself or below nothing`)
    if (block.alive) {
      const place = `${block.parent_id} ${block.ord}`
      if (block.parent_table === 'block' && block.ord === null)
        found.push(`${block.id} has no place among its siblings`)
      if (places.has(place) && block.parent_table === 'block')
        found.push(`${block.id} and ${places.get(place)} have the same place`)
      places.set(place, block.id)
      if (block.page_id !== pageAbove(block, byId, isPage)) found.push(`${block.id} is on the wrong page`)
    }
    if (block.crdt_data?.merged && block.crdt_data.title.length) found.push(`${block.id} was merged and keeps slices`)
    for (const slice of block.crdt_data?.title ?? []) {
      const key = `${slice.t}/${slice.m}`
      if (ownerOf.has(key)) found.push(`the slice ${key} belongs to ${ownerOf.get(key)} and ${block.id}`)
      ownerOf.set(key, block.id)
    }
  }
  for (const { text_id, marker_id, block_id } of owners) {
    const owner = ownerOf.get(`${text_id}/${marker_id}`)
    if (owner !== block_id) found.push(`the index gives ${text_id}/${marker_id} to ${block_id}, the blocks to ${owner}`)
  }
  return found
}

function reachesTop(block: BlockRow, byId: ReadonlyMap<Uuid, BlockRow>): boolean {
  let at: BlockRow | undefined = block
  for (let depth = 0; depth < 10_000; depth++) {
    if (!at) return false
    if (at.parent_table !== 'block') return true
    at = byId.get(at.parent_id)
  }
  return false
}

function pageAbove(block: BlockRow, byId: ReadonlyMap<Uuid, BlockRow>, isPage: (type: string) => boolean): Uuid | null {
  const parent = block.parent_table === 'block' ? byId.get(block.parent_id) : undefined
  if (!parent) return null
  return isPage(parent.type) ? parent.id : parent.page_id
}
