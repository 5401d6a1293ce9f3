// All rows of a question for a file, page by page, as the server answers it; over the rows on this device where there is no server.
import { rowFields } from '@sheaf/core/collection/row-fields'
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { NameSource, PropertyKinds, WordContext } from '@sheaf/core/kinds/property-kind'
import type { BlockValue } from '@sheaf/core/records/block'
import type { SpacePerson } from '@sheaf/editor/host/block-host'
import { nextTurn } from '@sheaf/sync/in-turns'
import { prefixIn } from '../answer/derived-schema'
import { exportNames } from './export-names'
import { type ExportedRow, type RowPage, type RowQuestion, rowPages } from './row-pages'

const ROWS_IN_A_TURN = 100

export interface ExportJob extends RowQuestion {
  readonly properties: readonly Property[]
  readonly people: readonly SpacePerson[]
  /** In front of numbers of rows. */
  readonly prefix: string
  readonly format: FileFormat
  readonly onProgress: (done: number, total: number) => void
}
/** How rows are written into a file. */
interface FileFormat {
  readonly head: string
  readonly lines: (properties: readonly Property[], rows: readonly ExportedRow[], words: WordContext) => string
}
interface Exported {
  readonly parts: readonly string[]
  readonly count: number
  /** Only what is on this device: the server could not be asked. */
  readonly isLocal: boolean
}
export async function exportRows(job: ExportJob): Promise<Exported> {
  const { properties, format, by, people, prefix, session, propertyKinds, signal } = job
  const parts: string[] = [format.head]
  let count = 0
  let isLocal = false
  for await (const page of rowPages(job, () => (isLocal = true))) {
    for (let i = 0; i < page.rows.length; i += ROWS_IN_A_TURN) {
      const rows = page.rows.slice(i, i + ROWS_IN_A_TURN).map(row => cellsOf(row, properties, page, propertyKinds))
      const called = await exportNames(job, people, properties, rows)
      const names: NameSource = { ...called, page: id => page.title(id as Uuid) }
      const words: WordContext = {
        names,
        locale: by.locale,
        zone: by.zone,
        now: Date.now(),
        prefix,
        wordsOf: (cell, property, home) =>
          propertyKinds.get(property.type)?.plain(cell, property, {
            ...words,
            ...(home === undefined ? {} : { prefix: prefixIn(session.replica, session.spaceId, home as Uuid) }),
          }) ?? '',
      }
      parts.push(format.lines(properties.map(page.told), rows, words))
      await nextTurn(signal)
    }
    count += page.rows.length
    job.onProgress(count, page.total)
  }
  return { parts, count, isLocal }
}

function cellsOf(row: BlockValue, properties: readonly Property[], page: RowPage, kinds: PropertyKinds): ExportedRow {
  const computed = page.computed(row.id)
  const fields = rowFields(row)
  return Object.fromEntries(
    properties.map(property => {
      const kind = kinds.get(property.type)
      const known = computed?.[property.id]
      if (known || kind?.source === 'computed') return [property.id, known?.cell ?? null]
      return [property.id, kind?.read(row.properties?.[property.id], property, fields) ?? null]
    }),
  )
}
