// Words that come into cells, read by the kind of each: what is written, which options come with it, and what could not be read.

import type { CellChange } from '@sheaf/core/actions/database/write-cell'
import type { WrittenOptions } from '@sheaf/core/actions/database/write-options'
import { optionsOf, type Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds, WordContext } from '@sheaf/core/kinds/property-kind'

export interface CellWords {
  readonly row: Uuid
  readonly column: number
  readonly text: string
}
export interface LostWords {
  readonly property: string
  readonly text: string
}
interface CellWriting {
  readonly changes: readonly CellChange[]
  readonly options: readonly WrittenOptions[]
  readonly lost: readonly LostWords[]
}
interface WritingPort {
  readonly columns: readonly { readonly property: Property }[]
  readonly kinds: PropertyKinds
  readonly words: WordContext
  readonly isSchemaOpen: boolean
}

export function readCells(port: WritingPort, cells: Iterable<CellWords>): CellWriting {
  const changes: CellChange[] = []
  const lost: LostWords[] = []
  const settings = new Map<string, Property>()
  for (const { row, column, text } of cells) {
    const known = port.columns[column]?.property
    const kind = known && port.kinds.get(known.type)
    if (!known || !kind) continue
    if (kind.source !== 'stored' || kind.form === 'none') {
      if (text !== '') lost.push({ property: known.name, text })
      continue
    }
    // Options that a cell before brought along are known to the next.
    const property = settings.get(known.id) ?? known
    if (text === '') {
      changes.push({ row, property: property.id, value: null })
      continue
    }
    const taken = kind.parse(text, property, port.words)
    const isRefused = taken.loss === 'lost' || (taken.settings !== undefined && !port.isSchemaOpen)
    if (isRefused || taken.loss === 'partly') lost.push({ property: known.name, text })
    if (isRefused) continue
    if (taken.settings) settings.set(property.id, { ...property, ...taken.settings })
    changes.push({ row, property: property.id, value: taken.value })
  }
  const options = port.columns.flatMap(({ property: seen }) => {
    const learned = settings.get(seen.id)
    return learned ? [{ seen, options: optionsOf(learned) }] : []
  })
  return { changes, options, lost }
}
