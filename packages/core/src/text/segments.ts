// A text is cut into segments at its markers; each is what one block shows of it.
import type { Uuid } from '../ids'
import type { Attributes, Embed, Run } from './rich-text'

/** What one marker begins: where it lies in the text and what it shows. */
export interface Segment {
  readonly marker: Uuid | null
  readonly start: number
  readonly length: number
  readonly runs: readonly Run[]
}

export type Delta = { insert: string | Embed | { m: Uuid }; attributes?: Attributes }[]

export function cutAtMarkers(delta: Delta): Segment[] {
  const out: Segment[] = []
  let position = 0
  let current = { marker: null as Uuid | null, start: 0, length: 0, runs: [] as Run[] }
  for (const item of delta) {
    if (typeof item.insert !== 'string' && 'm' in item.insert) {
      out.push(current)
      position += 1
      current = { marker: item.insert.m, start: position, length: 0, runs: [] }
      continue
    }
    const size = typeof item.insert === 'string' ? item.insert.length : 1
    current.runs.push(item as Run)
    current.length += size
    position += size
  }
  out.push(current)
  return out
}
