// What is done to cells that are selected. Words that come in are read by the kind of each cell.
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds, WordContext } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { bounds, type CellPlace, type CellRange } from './cell-range'
import type { CellGrid } from './cell-text'
import { type Filling, pasteInto } from './fill'
import type { TableItem } from './table-items'

interface CellChange {
  readonly row: Uuid
  readonly property: string
  readonly value: Json | null
}
/** The part of a database that this needs. */
export interface CellPort {
  readonly columns: readonly { readonly property: Property }[]
  readonly kinds: PropertyKinds
  readonly words: WordContext
  readonly isEditable: boolean
  readonly isSchemaOpen: boolean
  readonly hasSetup: (property: Property) => boolean
  readonly plain: (row: Uuid, property: Property) => string
  readonly deeds: {
    readonly setValues: (changes: readonly CellChange[]) => void
    readonly changeProperty: (property: string, settings: Readonly<Record<string, Json | null>>) => void
    readonly openRow: (row: Uuid) => void
  }
}

export interface CellDeeds {
  readonly canWrite: (place: CellPlace) => boolean
  /** Something opens: the editor of its value, or of what it is computed from. */
  readonly canBegin: (place: CellPlace) => boolean
  /** Begins with a letter that is typed: words, not choices by press. */
  readonly canType: (place: CellPlace) => boolean
  readonly clear: (range: CellRange) => void
  readonly fill: (range: CellRange, direction: 'down' | 'right') => void
  readonly open: (place: CellPlace) => void
  readonly texts: (range: CellRange) => CellGrid
  readonly paste: (grid: CellGrid, range: CellRange) => void
}

export function cellDeeds(port: CellPort, items: readonly TableItem[]): CellDeeds {
  const rowAt = (line: number): Uuid | null => {
    const item = items[line]
    return item?.kind === 'row' ? item.id : null
  }
  const propertyAt = (column: number): Property | undefined => port.columns[column]?.property
  const kindAt = (column: number) => port.kinds.get(propertyAt(column)?.type ?? '')
  const canWrite = ({ line, column }: CellPlace): boolean =>
    port.isEditable && rowAt(line) !== null && kindAt(column)?.source === 'stored' && kindAt(column)?.form !== 'none'
  const canBegin = (place: CellPlace): boolean => {
    const property = propertyAt(place.column)
    return canWrite(place) || (rowAt(place.line) !== null && property !== undefined && port.hasSetup(property))
  }
  const rowLines = (range: CellRange): readonly number[] => {
    const { top, bottom } = bounds(range)
    return items.flatMap((item, line) => (item.kind === 'row' && line >= top && line <= bottom ? [line] : []))
  }
  const write = (fillings: readonly Filling[]): void => {
    const changes: CellChange[] = []
    const settings = new Map<string, Property>()
    for (const { line, column, text } of fillings) {
      const row = rowAt(line)
      const kind = kindAt(column)
      const known = propertyAt(column)
      if (!row || !kind || !known || !canWrite({ line, column })) continue
      // Options that a cell before brought along are known to the next.
      const property = settings.get(known.id) ?? known
      if (text === '') {
        changes.push({ row, property: property.id, value: null })
        continue
      }
      const taken = kind.parse(text, property, port.words)
      if (taken.settings && port.isSchemaOpen) settings.set(property.id, { ...property, ...taken.settings })
      if (taken.settings && !port.isSchemaOpen) continue
      if (taken.loss !== 'lost') changes.push({ row, property: property.id, value: taken.value })
    }
    for (const [id, property] of settings) port.deeds.changeProperty(id, { options: property['options'] ?? null })
    if (changes.length > 0) port.deeds.setValues(changes)
  }

  return {
    canWrite,
    canBegin,
    canType: place => canWrite(place) && kindAt(place.column)?.form !== 'flag',
    clear: range => {
      const { left, right } = bounds(range)
      const fillings: Filling[] = []
      for (const line of rowLines(range))
        for (let column = left; column <= right; column++) fillings.push({ line, column, text: '' })
      write(fillings)
    },
    fill: (range, direction) => {
      const { top, left, right } = bounds(range)
      const lines = rowLines(range)
      const changes: CellChange[] = []
      for (const line of lines)
        for (let column = left; column <= right; column++) {
          const from = direction === 'down' ? { line: lines[0] ?? top, column } : { line, column: left }
          const fromRow = rowAt(from.line)
          const property = propertyAt(column)
          const row = rowAt(line)
          if (!row || !fromRow || !property || !canWrite({ line, column })) continue
          if (from.line === line && from.column === column) continue
          const source = propertyAt(from.column)
          if (!source) continue
          const taken = kindAt(column)?.parse(port.plain(fromRow, source), property, port.words)
          if (taken && taken.loss !== 'lost' && !taken.settings)
            changes.push({ row, property: property.id, value: taken.value })
        }
      if (changes.length > 0) port.deeds.setValues(changes)
    },
    open: ({ line }) => {
      const row = rowAt(line)
      if (row) port.deeds.openRow(row)
    },
    texts: range => {
      const { left, right } = bounds(range)
      return rowLines(range).map(line => {
        const row = rowAt(line)
        return port.columns.slice(left, right + 1).map(({ property }) => (row ? port.plain(row, property) : ''))
      })
    },
    paste: (grid, range) =>
      write(
        pasteInto(
          grid,
          range,
          items.flatMap((item, line) => (item.kind === 'row' ? [line] : [])),
          port.columns.length,
        ),
      ),
  }
}
