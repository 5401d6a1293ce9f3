// What people do to a database, as steps that can be undone: each names an action of core. Everything is done here at once and told to the
// server behind it.
import { createRow } from '@sheaf/core/actions/database/create-row'
import type { DatabasePorts } from '@sheaf/core/actions/database/database-ports'
import { addProperty, changeProperty, removeProperty } from '@sheaf/core/actions/database/edit-schema'
import { setViewFormat, setViewItems, setViewQuery } from '@sheaf/core/actions/database/edit-view'
import { placeRows } from '@sheaf/core/actions/database/place-rows'
import {
  insertProperty,
  moveProperty,
  type ShownView,
  showProperty,
} from '@sheaf/core/actions/database/view-properties'
import type { CellChange } from '@sheaf/core/actions/database/write-cell'
import { writeCell } from '@sheaf/core/actions/database/write-cell'
import type { Draft } from '@sheaf/core/actions/draft'
import { renamePage } from '@sheaf/core/actions/rename-page'
import { type PropertyId, TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { ShownProperty, ViewQuery } from '@sheaf/core/kinds/view-kind'
import type { Json } from '@sheaf/core/validation/checks'
import type { BlockHost, Step } from '@sheaf/editor/host/block-host'
import type { HostSession } from '@sheaf/editor/host/session'
import { viewIn } from '../answer/database-records'
import type { DatabaseActions, NewRow } from '../contract/database'
import { copyTemplate, fillWhenHere, isHere, isSimple } from '../templates/template-rows'
import { addView } from './add-view'
import { rowActions } from './row-actions'

interface DatabaseActionPlace {
  readonly session: HostSession
  readonly host: Pick<BlockHost, 'commit' | 'newCopyId' | 'newId' | 'note' | 'pages' | 'step'>
  readonly ports: DatabasePorts
  readonly blockId: Uuid
  readonly collectionId: Uuid
  readonly viewId: Uuid
  readonly settingsOf: (type: string) => Readonly<Record<string, Json>>
  readonly labelOf: (type: string) => string
  /** Every property as the view has them in order, hidden ones too. */
  readonly columns: () => readonly ShownProperty[]
  readonly opensRows: () => 'side' | 'centre' | 'full'
  /** What a new row says, so that the view's filter lets it in. */
  readonly begin: () => Readonly<Record<PropertyId, Json>>
  /** What rows are made of where nobody chooses; null for nothing. */
  readonly template: () => Uuid | null
  /** What of it may be written. */
  readonly allowed: (changes: readonly CellChange[]) => readonly CellChange[]
}

export function databaseActions(place: DatabaseActionPlace): DatabaseActions {
  const { session, host, ports, collectionId, viewId } = place
  const { replica } = session

  const addRow = (given: NewRow = {}): Uuid => {
    const { id = host.newId(), title, template = place.template(), ...more } = given
    const values = { ...place.begin(), ...given.values }
    if (template && !isSimple(session, template))
      return copyTemplate(session, id, template, collectionId, () =>
        setValues([
          ...Object.entries(values).map(([property, value]) => ({ row: id, property, value })),
          ...(title ? [{ row: id, property: TITLE, value: title }] : []),
        ]),
      )
    const model = template ? { id: template, isWhole: isHere(session, template), newId: host.newCopyId } : undefined
    const row = { ...more, id, values, ...(title ? { title } : {}) }
    host.commit(draft => createRow(draft, collectionId, row, model))
    if (model && !model.isWhole) fillWhenHere(session, host, id, model.id)
    return id
  }
  const shownView = (): ShownView => ({ id: viewId, columns: place.columns() })
  /** The properties at the head of a row's page are no view that is kept. */
  const inView = (build: (draft: Draft) => void, into?: Step): void => {
    if (viewIn(replica, viewId)) host.step(build, into)
  }
  const write = (draft: Draft, changes: readonly CellChange[]): void => {
    for (const change of changes) writeCell(draft, collectionId, change)
  }
  const setValues: DatabaseActions['setValues'] = (changes, into) => {
    const allowed = place.allowed(changes)
    return host.step(draft => write(draft, allowed), into)
  }
  const moveRows: DatabaseActions['moveRows'] = (rows, at, changes, into) =>
    host.step(draft => {
      write(draft, place.allowed(changes))
      if (at) placeRows(draft, rows, at)
    }, into)
  const setQuery: DatabaseActions['setQuery'] = (name: keyof ViewQuery, value: unknown) =>
    inView(draft => setViewQuery(draft, viewId, [name], value as Json | null))

  return {
    setValue: (id, property, value) => setValues([{ row: id, property, value }]),
    setValues,
    setTitle: (id, words) => host.commit(draft => renamePage(draft, id, words)),
    addRow,
    ...rowActions(place),
    moveRow: (id, at) => void moveRows([id], at, []),
    moveRows,
    openRow: (id, mode = place.opensRows()) => host.pages.openAs(id, mode),
    addProperty: (type, settings = {}, name = place.labelOf(type), before) => {
      const id = ports.newShortId()
      const wanted = { id, type, name, settings: { ...place.settingsOf(type), ...settings } }
      const step = host.step(draft => addProperty(draft, ports, collectionId, wanted))
      if (before !== undefined) inView(draft => insertProperty(draft, shownView(), id, before), step)
      return id
    },
    changeProperty: (seen, settings) => host.commit(draft => changeProperty(draft, collectionId, seen, settings)),
    removeProperty: property => host.step(draft => removeProperty(draft, collectionId, property)),
    addView: type => addView(host, ports, place.blockId, { collectionId, type }),
    setFormat: (name, value) => inView(draft => setViewFormat(draft, viewId, name, value)),
    setFormatItems: changes => host.commit(draft => setViewItems(draft, viewId, changes)),
    setQuery,
    // Where nothing is kept for one person, it is asked for everyone.
    ask: setQuery,
    showProperty: (property, shown) => inView(draft => showProperty(draft, shownView(), property, shown)),
    moveProperty: (property, before) => inView(draft => moveProperty(draft, shownView(), property, before)),
  }
}
