// What people do to a database, as steps that can be undone. Everything is done here at once and told to the server behind it.
import type { DatabasePorts } from '@sheaf/core/actions/database/database-ports'
import { fillRow, templateFields } from '@sheaf/core/actions/database/fill-row'
import { freshName } from '@sheaf/core/actions/database/fresh-name'
import type { CellChange } from '@sheaf/core/actions/database/write-cell'
import { writeCell } from '@sheaf/core/actions/database/write-cell'
import { writeOptions } from '@sheaf/core/actions/database/write-options'
import type { Draft } from '@sheaf/core/actions/draft'
import { renamePage } from '@sheaf/core/actions/rename-page'
import { RELATION } from '@sheaf/core/collection/relation'
import { type Placed, rowKeyBetween } from '@sheaf/core/collection/row-order'
import { type PropertyId, TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { ShownProperty, ViewQuery } from '@sheaf/core/kinds/view-kind'
import { type Anchor, atEnd } from '@sheaf/core/operations/anchor'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { Json } from '@sheaf/core/validation/checks'
import type { BlockHost, Step } from '@sheaf/editor/host/block-host'
import type { HostSession } from '@sheaf/editor/host/session'
import { collectionIn, shownIn, viewIn } from '../answer/database-records'
import type { DatabaseActions, NewRow } from '../contract/database'
import { copyTemplate, fillWhenHere, isHere, isSimple } from '../templates/template-rows'
import { addView } from './add-view'
import { rowActions } from './row-actions'

export interface DatabaseActionPlace {
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
  const { session, host, collectionId, viewId } = place
  const { replica } = session
  const row = (id: Uuid): Pointer => session.pointer('block', id)
  const collection = session.pointer('collection', collectionId)
  const view = session.pointer('collection_view', viewId)
  const schema = () => collectionIn(replica, collectionId)?.schema ?? {}

  const setCell = (draft: Draft, change: CellChange): void => writeCell(draft, collectionId, change)
  const neighbour = (id: Uuid | undefined): Placed | null => {
    const block = id ? replica.block(id) : undefined
    const orderKey = block?.format?.['collection_order']
    return block
      ? { id: block.id, created_time: block.created_time ?? 0, ...(typeof orderKey === 'string' ? { orderKey } : {}) }
      : null
  }
  const addRow = (given: NewRow = {}): Uuid => {
    const { id = host.newId(), title, after, before, template = place.template() } = given
    const values = { ...place.begin(), ...given.values }
    const order = after || before ? { collection_order: rowKeyBetween(neighbour(after), neighbour(before)) } : {}
    if (template && !isSimple(session, template))
      return copyTemplate(session, id, template, collectionId, () =>
        setValues([
          ...Object.entries(values).map(([property, value]) => ({ row: id, property, value })),
          ...(title ? [{ row: id, property: TITLE, value: title }] : []),
        ]),
      )
    const model = template ? templateFields(replica, template) : null
    const plain = Object.entries({ ...model?.properties, ...values }).filter(([name]) => !isRelated(name))
    host.commit(draft => {
      draft.create(id, 'page', { table: 'collection', id: collectionId }, atEnd, {
        properties: Object.fromEntries(plain),
        format: { ...model?.format, ...order },
      })
      for (const [property, value] of Object.entries(values))
        if (isRelated(property)) setCell(draft, { row: id, property, value })
      if (title) draft.insertText(id, 0, title)
      if (template && isHere(session, template)) fillRow(draft, id, template, host.newCopyId)
    })
    if (template && !isHere(session, template)) fillWhenHere(session, host, id, template)
    return id
  }
  const isRelated = (name: PropertyId): boolean => schema()[name]?.type === RELATION

  const listProperty = (draft: Draft, shown: ShownProperty, at?: KeyAnchor): void =>
    draft.setItem(view, ['format', 'properties'], shown.id, shown, at as Anchor | undefined)
  /** The properties at the head of a row's page are no view that is kept. */
  const inView = (build: (draft: Draft, listed: readonly ShownProperty[]) => void, into?: Step): void => {
    const held = viewIn(replica, viewId)
    if (!held) return
    host.step(draft => build(draft, shownIn(held)), into)
  }
  /** A property that the view comes to name keeps its place only when those before it are named too. */
  const inOrder = (build: (draft: Draft, listed: readonly ShownProperty[]) => void, into?: Step): void =>
    inView((draft, listed) => {
      const known = new Set(listed.map(one => one.id))
      const all = place.columns()
      for (const [i, { id, visible }] of all.entries())
        if (!known.has(id))
          listProperty(
            draft,
            { id, visible },
            {
              after: all
                .slice(0, i)
                .map(one => one.id)
                .slice(-3)
                .reverse(),
              before: [],
            },
          )
      build(draft, [...listed, ...all.filter(({ id }) => !known.has(id)).map(({ id, visible }) => ({ id, visible }))])
    }, into)
  const setValues: DatabaseActions['setValues'] = (changes, into) => {
    const allowed = place.allowed(changes)
    return host.step(draft => {
      for (const change of allowed) setCell(draft, change)
    }, into)
  }
  const moveRows: DatabaseActions['moveRows'] = (rows, at, changes, into) =>
    host.step(draft => {
      for (const change of place.allowed(changes)) setCell(draft, change)
      if (!at) return
      let above = neighbour(at.after)
      for (const id of rows) {
        const orderKey = rowKeyBetween(above, neighbour(at.before))
        draft.set(row(id), ['format', 'collection_order'], orderKey)
        above = { id, created_time: 0, orderKey }
      }
    }, into)

  const setQuery: DatabaseActions['setQuery'] = (name: keyof ViewQuery, value: unknown) =>
    inView(draft =>
      value === null ? draft.unset(view, ['query', name]) : draft.set(view, ['query', name], value as Json),
    )

  return {
    setValue: (id, property, value) => setValues([{ row: id, property, value }]),
    setValues,
    setTitle: (id, words) => host.commit(draft => renamePage(draft, id, words)),
    addRow,
    ...rowActions(place, { setCell, neighbour }),
    moveRow: (id, at) => void moveRows([id], at, []),
    moveRows,
    openRow: (id, mode = place.opensRows()) => host.pages.openAs(id, mode),
    addProperty: (type, settings = {}, name, before) => {
      const id = place.ports.newShortId()
      const names = Object.values(schema()).map(one => one.name)
      const property = {
        ...place.settingsOf(type),
        ...settings,
        id,
        type,
        name: freshName(name ?? place.labelOf(type), names),
        order: Date.now(),
      }
      const step = host.step(draft => draft.set(collection, ['schema', id], property))
      if (before !== undefined)
        inOrder(
          draft => listProperty(draft, { visible: true, id }, { after: [], before: before ? [before] : [] }),
          step,
        )
      return id
    },
    changeProperty: (seen, settings) =>
      host.commit(draft => {
        for (const [name, value] of Object.entries(settings))
          if (name === 'options' && Array.isArray(value)) writeOptions(draft, collectionId, { seen, options: value })
          else if (value === null) draft.unset(collection, ['schema', seen.id, name])
          else draft.set(collection, ['schema', seen.id, name], value)
      }),
    removeProperty: property =>
      host.step(draft => {
        // What it says is kept with the deleted ones by the server, and its values stay on the rows.
        if (property !== TITLE) draft.unset(collection, ['schema', property])
      }),
    addView: type => addView(host, place.ports, place.blockId, { collectionId, type }),
    setFormat: (name, value) =>
      inView(draft =>
        value === null ? draft.unset(view, ['format', name]) : draft.set(view, ['format', name], value),
      ),
    setFormatItems: changes =>
      host.commit(draft => {
        for (const { list, id, value, before } of changes) {
          const path = ['format', list]
          if (value === null) draft.removeItem(view, path, id)
          else {
            const at = before === undefined ? undefined : { after: [], before: before === null ? [] : [before as Uuid] }
            draft.setItem(view, path, id, value, at)
          }
        }
      }),
    setQuery,
    // Where nothing is kept for one person, it is asked for everyone.
    ask: setQuery,
    showProperty: (property, shown) =>
      inOrder((draft, listed) => {
        const before = listed.find(one => one.id === property)
        listProperty(draft, said({ visible: true, ...before, ...shown, id: property }))
      }),
    moveProperty: (property, before) =>
      inOrder((draft, listed) => {
        const held = listed.find(one => one.id === property)
        listProperty(draft, { visible: true, ...held, id: property }, { after: [], before: before ? [before] : [] })
      }),
  }
}

/** Only what is said: nothing undefined is stored. */
const said = (shown: object): ShownProperty =>
  Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined)) as ShownProperty

interface KeyAnchor {
  readonly after: readonly string[]
  readonly before: readonly string[]
}
