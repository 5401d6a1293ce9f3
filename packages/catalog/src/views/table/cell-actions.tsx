// What is done to cells that are selected. Rows of a selection that are not here are fetched first; many are written in portions, as
// one step.

import type { CellChange } from '@sheaf/core/actions/database/write-cell'
import type { Property } from '@sheaf/core/collection/schema'
import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { Database } from '@sheaf/database/contract/database'
import type { BlockHost, Step } from '@sheaf/editor/host/block-host'
import { inPortions, longJob } from '../long-job'
import { bounds, type CellPlace, type CellRange } from './cell-range'
import type { CellGrid } from './cell-text'
import { type CellWords, type LostWords, readCells } from './cell-writing'
import { fillFrom, nextInSeries, pasteInto } from './fill'
import { valuesIn } from './new-row-in'
import type { TableItems } from './table-items'

/** The part of a database that this needs. */
type CellPort = Pick<
  Database,
  'columns' | 'kinds' | 'words' | 'isEditable' | 'isSchemaOpen' | 'hasSetup' | 'plain' | 'row' | 'actions' | 'far'
> &
  Pick<Database, 'query' | 'fields' | 'schema' | 'asks'>
type Host = Pick<BlockHost, 't' | 'toast' | 'closeToast' | 'newId'>

export interface CellActions {
  readonly canWrite: (place: CellPlace) => boolean
  /** Something opens: the editor of its value, or of what it is computed from. */
  readonly canBegin: (place: CellPlace) => boolean
  /** Begins with a letter that is typed: words, not choices by press. */
  readonly canType: (place: CellPlace) => boolean
  readonly clear: (range: CellRange) => void
  readonly fill: (range: CellRange, direction: 'down' | 'right') => void
  /** From a selection into all that it was drawn out to. */
  readonly fillTo: (source: CellRange, target: CellRange) => void
  readonly open: (place: CellPlace) => void
  /** Null where not all of it is here. */
  readonly texts: (range: CellRange) => CellGrid | null
  readonly farTexts: (range: CellRange) => Promise<CellGrid | null>
  readonly paste: (grid: CellGrid, range: CellRange) => void
}

const PORTION_ROWS = 500
const MOST_TOLD = 3
const ALL_LINES = Number.MAX_SAFE_INTEGER

export function cellActions(port: CellPort, items: TableItems, host: Host): CellActions {
  const { t } = host
  const { rowAt } = items
  const propertyAt = (column: number): Property | undefined => port.columns[column]?.property
  const kindAt = (column: number) => port.kinds.get(propertyAt(column)?.type ?? '')
  const isWritable = (column: number): boolean =>
    port.isEditable && kindAt(column)?.source === 'stored' && kindAt(column)?.form !== 'none'
  const canWrite = ({ line, column }: CellPlace): boolean => rowAt(line) !== null && isWritable(column)
  const columnsIn = ({ left, right }: { readonly left: number; readonly right: number }): readonly number[] =>
    Array.from({ length: right - left + 1 }, (_, i) => left + i)

  /** Does something to the rows of a selection, wherever they are. */
  const withRows = (range: CellRange, act: (rows: readonly Uuid[], into: Step | undefined) => Step | null): void => {
    const { top, bottom } = bounds(range)
    const here = items.rowLines(top, bottom).map(rowAt)
    const total = here.length
    if (total <= PORTION_ROWS && here.every(id => id !== null)) return void act(here, undefined)
    let step: Step | undefined
    void longJob(
      host,
      done => t('{done} of {total} rows', { done, total }),
      async job => {
        const ids = await port.far.ids(items.stretches(top, bottom), { ...job, onProgress: () => {} })
        await inPortions(ids, PORTION_ROWS, job, async some => {
          await port.far.bring(some, { ...job, onProgress: () => {} })
          const done = act(some, step)
          step ??= done ?? undefined
        })
      },
    )
  }
  const tell = (step: Step, added: number, lost: readonly LostWords[], lostColumns: number): void => {
    const words = [
      ...(added > 0 ? [t('{count, plural, one {# row added} other {# rows added}}', { count: added })] : []),
      ...(lost.length > 0
        ? [t('{count, plural, one {# cell} other {# cells}} could not be pasted', { count: lost.length })]
        : []),
      ...(lostColumns > 0
        ? [t('{count, plural, one {# column} other {# columns}} did not fit', { count: lostColumns })]
        : []),
    ]
    if (words.length === 0) return
    const told = lost
      .slice(0, MOST_TOLD)
      .map(({ property, text }) => t('“{value}” in {property}', { value: text.slice(0, 40), property }))
    host.toast(words.join(' · '), {
      ...(told.length > 0 ? { detail: told.join(', ') } : {}),
      action: { label: t('Undo'), onAction: step.takeBack },
    })
  }
  const fillTo = (source: CellRange, target: CellRange): void => {
    const lines = items.rowLines(Math.min(bounds(source).top, bounds(target).top), bounds(target).bottom)
    const pairs = fillFrom(source, target, lines)
    const changes = pairs.flatMap(({ to, from }) => filled(to, from) ?? [])
    const series = seriesIn(source, target)
    const all = changes.map(change => series.get(`${change.row} ${change.property}`) ?? change)
    if (all.length > 0) port.actions.setValues(all)
  }
  const filled = (to: CellPlace, from: CellPlace): CellChange | null => {
    const [row, source] = [rowAt(to.line), rowAt(from.line)]
    const [property, other] = [propertyAt(to.column), propertyAt(from.column)]
    if (!row || !source || !property || !other || !isWritable(to.column)) return null
    // The value itself where it is the same property: its words may say less.
    if (property.id === other.id && property.id !== TITLE)
      return { row, property: property.id, value: port.row(source)?.properties?.[property.id] ?? null }
    const words = port.plain(source, other)
    if (words === '') return { row, property: property.id, value: null }
    const taken = kindAt(to.column)?.parse(words, property, port.words)
    return taken && taken.loss !== 'lost' && !taken.settings ? { row, property: property.id, value: taken.value } : null
  }
  /** Columns of numbers that go on evenly, drawn down. */
  const seriesIn = (source: CellRange, target: CellRange): ReadonlyMap<string, CellChange> => {
    const found = new Map<string, CellChange>()
    const [held, wanted] = [bounds(source), bounds(target)]
    const sources = items.rowLines(held.top, held.bottom)
    const below = items.rowLines(held.bottom + 1, wanted.bottom)
    if (sources.length < 2 || below.length === 0) return found
    for (const column of columnsIn(held)) {
      const property = propertyAt(column)
      if (!property || kindAt(column)?.form !== 'number') continue
      const values = sources.map(line => port.row(rowAt(line) as Uuid)?.properties?.[property.id])
      const next = values.every(value => typeof value === 'number') && nextInSeries(values, below.length)
      if (!next) continue
      for (const [i, line] of below.entries()) {
        const row = rowAt(line)
        if (row) found.set(`${row} ${property.id}`, { row, property: property.id, value: next[i] as number })
      }
    }
    return found
  }
  return {
    canWrite,
    canBegin: place => {
      const property = propertyAt(place.column)
      return canWrite(place) || (rowAt(place.line) !== null && property !== undefined && port.hasSetup(property))
    },
    canType: place => canWrite(place) && kindAt(place.column)?.form !== 'flag',
    clear: range => {
      const properties = columnsIn(bounds(range)).flatMap(column =>
        isWritable(column) ? (propertyAt(column)?.id ?? []) : [],
      )
      if (properties.length === 0) return
      withRows(range, (rows, into) =>
        port.actions.setValues(
          rows.flatMap(row => properties.map(property => ({ row, property, value: null }))),
          into,
        ),
      )
    },
    fill: (range, direction) => {
      const { top, bottom, left, right } = bounds(range)
      const first = items.rowLines(top, bottom)[0] ?? top
      const source =
        direction === 'down'
          ? { anchor: { line: first, column: left }, head: { line: first, column: right } }
          : { anchor: { line: top, column: left }, head: { line: bottom, column: left } }
      fillTo(source, range)
    },
    fillTo,
    open: ({ line }) => {
      const row = rowAt(line)
      if (row) port.actions.openRow(row)
    },
    texts: range => {
      const { top, bottom, left, right } = bounds(range)
      const rows = items.rowLines(top, bottom).map(rowAt)
      if (!rows.every(row => row !== null)) return null
      return rows.map(row => port.columns.slice(left, right + 1).map(({ property }) => port.plain(row, property)))
    },
    farTexts: range => {
      const { top, bottom, left, right } = bounds(range)
      const stretches = items.stretches(top, bottom)
      const total = items.rowLines(top, bottom).length
      const properties = port.columns.slice(left, right + 1).map(({ property }) => property)
      return longJob(
        host,
        done => t('Copying: {done} of {total} rows', { done, total }),
        job => port.far.texts(stretches, properties, job),
      )
    },
    paste: (grid, range) => {
      const pasting = pasteInto(grid, range, items.rowLines(bounds(range).top, ALL_LINES), port.columns.length)
      const lastLine = items.rowLines(0, ALL_LINES).at(-1)
      const last = lastLine === undefined ? null : items.at(lastLine)
      const at = last?.kind === 'row' ? last.at : {}
      const isSorted = (port.fields.query.sorts?.length ?? 0) > 0
      const added = port.isEditable ? pasting.added : []
      const rows = added.map(() => ({
        id: host.newId(),
        values: valuesIn(port, at),
        ...(last?.kind === 'row' && !isSorted ? { after: last.id } : {}),
      }))
      const cells: CellWords[] = [
        ...pasting.fillings.flatMap(({ line, ...cell }) => {
          const row = rowAt(line)
          return row ? [{ row, ...cell }] : []
        }),
        ...added.flatMap((cells, i) =>
          cells.flatMap(cell => (cell.text === '' ? [] : [{ row: rows[i]?.id as Uuid, ...cell }])),
        ),
      ]
      const { changes, options, lost } = readCells(port, cells)
      if (changes.length === 0 && rows.length === 0 && lost.length === 0) return
      const step = port.actions.write({ changes, rows, options })
      tell(step, rows.length, lost, pasting.lostColumns)
    },
  }
}
