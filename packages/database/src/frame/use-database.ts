// One view of a database with everything that may be asked of it: its records, the answer to its question, and what can be done.

import { meaningOf } from '@sheaf/core/collection/asked-column'
import { colorRulesIn, rowPainter } from '@sheaf/core/collection/color-rules'
import type { Cell } from '@sheaf/core/collection/column'
import { foldedList } from '@sheaf/core/collection/nested-rows'
import type { Aggregation, Filter, GroupList, Query } from '@sheaf/core/collection/query'
import { rowFields } from '@sheaf/core/collection/row-fields'
import { dependenciesOf } from '@sheaf/core/collection/row-links'
import { MEANING, type Property, propertiesOf, type Schema } from '@sheaf/core/collection/schema'
import { recordKeyId, type Uuid } from '@sheaf/core/ids'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import type { ViewFields } from '@sheaf/core/kinds/view-kind'
import { type Moment, nestedBy, showOf, viewQuestion } from '@sheaf/core/kinds/view-question'
import { isLockedBlock } from '@sheaf/core/operations/database-lock'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { KnownCollection } from '@sheaf/editor/host/host-databases'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import { useEditable, usePeople } from '@sheaf/editor/host/use-block'
import { useMemo } from 'react'
import { databaseActions } from '../actions/database-actions'
import { withoutCircles } from '../actions/refuse-circles'
import { subItemControls } from '../actions/sub-items'
import { useOpenRows } from '../actions/use-open-rows'
import { collectionIn, shownIn, viewIn } from '../answer/database-records'
import { prefixIn, useDerivedSchema } from '../answer/derived-schema'
import { farRows } from '../answer/far-rows'
import { formulaBench } from '../answer/formula-bench'
import { useAskedBy } from '../answer/use-asked-by'
import { useMinute } from '../answer/use-minute'
import { useQuestion } from '../answer/use-question'
import { namesHere } from '../answer/word-context'
import type { Database, DatabaseActions } from '../contract/database'
import { filterValues } from '../filters/filter-values'
import { groupWords } from '../groups/group-name'
import { useDatabaseHost } from '../host/database-host'
import { aggregationName, aggregationWords } from '../properties/aggregation-words'
import { allColumns } from '../properties/columns'
import { templateFor, useTemplateLoaded } from '../templates/use-templates'
import { nextRows } from '../views/load-limit'
import type { OwnView } from '../views/use-own-view'
import { databaseParts } from './database-parts'
import { useMay } from './may'
import { othersHere } from './others-here'

const noFields: ViewFields = { query: {}, format: {} }
const noSchema: Schema = {}
const noViews: Database['otherViews'] = []

export function useDatabaseOf(
  blockId: Uuid,
  view: CollectionViewValue,
  collection: CollectionValue,
  moment: Moment,
  /** What this person has changed for themselves; null where nothing is kept for one person. */
  own: OwnView | null,
): Database {
  const { figureWords, ports, propertyKinds, propertyViewOf, RowCover, viewKindOf } = useDatabaseHost()
  const session = useSession()
  const host = useBlockHost()
  const { t, t: tData } = host
  const by = useAskedBy()
  const people = usePeople()
  const isOpen = useEditable()
  const block = useRecord('block', blockId)
  const kind = viewKindOf(view.type)
  const fields = useMemo(
    () => ({ query: own?.query ?? view.query ?? noFields.query, format: view.format ?? noFields.format }),
    [own?.query, view.query, view.format],
  )
  const openRows = useOpenRows(view.id)
  const subItems = useMemo(() => nestedBy(collection, moment), [collection, moment])
  const show = showOf(kind, fields)
  const isSearching = moment.search !== undefined
  const query = viewQuestion(kind, fields, collection, moment, openRows.open)
  const questionKey = JSON.stringify(query)
  const asked = useQuestion(collection.id, query, by, nextRows(fields, query.limit))
  const schema = useDerivedSchema(collection.id, asked.meaningOf, asked.answer !== null)
  const columns = useMemo(
    () => allColumns(schema, shownIn(view), propertyKinds, kind.showsByDefault).filter(one => one.visible),
    [schema, view, propertyKinds, kind],
  )
  const forAll = useMemo(() => {
    const schemaNow = (): Schema => collectionIn(session.replica, collection.id)?.schema ?? noSchema
    return databaseActions({
      session,
      host,
      ports,
      blockId,
      collectionId: collection.id,
      viewId: view.id,
      settingsOf: type => propertyKinds.get(type)?.settings ?? {},
      labelOf: type => tData(propertyKinds.get(type)?.label ?? type),
      columns: () => {
        const { replica } = session
        const held = viewIn(replica, view.id)
        return allColumns(schemaNow(), held ? shownIn(held) : [], propertyKinds, kind.showsByDefault)
      },
      opensRows: () => opening(fields.format['open_rows']),
      begin: () => filterValues(fields.query.filter as Filter | undefined, schemaNow(), propertyKinds, session.userId),
      template: () => templateFor(session.replica, collection.id, view.id),
      allowed: changes => withoutCircles(session.replica, collection.id, changes, host),
    })
  }, [session, host, tData, ports, propertyKinds, blockId, collection.id, view.id, kind, fields])
  const actions = useMemo(() => (own ? ownActions(forAll, own) : forAll), [forAll, own])
  useTemplateLoaded(moment.rows ? null : templateFor(session.replica, collection.id, view.id))
  const others = useMemo(() => othersHere(session, host.pageId, host.t), [session, host])
  const now = useMinute()
  const home = useRecord('block', collection.parent_id)
  const isLocked = isLockedBlock(block)
  const mayConfigure = useMay(collection.id, 'configure')
  const isEditable = useMay(collection.id, 'edit') && isOpen
  // A view that shows what lives elsewhere belongs to the page that it is on.
  const isConfigurable = isOpen && !isLocked && (collection.parent_id !== blockId || mayConfigure)
  const isSchemaOpen = isOpen && !isLocked && !isLockedBlock(home) && mayConfigure
  const prefix = useRecord('record_key', recordKeyId(session.spaceId, 'collection', collection.id))
  const words = useMemo(() => {
    const { replica } = session
    const words: WordContext = {
      names: namesHere(replica, people),
      locale: by.locale,
      zone: by.zone,
      now,
      prefix: (prefix?.alive && prefix.record_key) || '',
      wordsOf: (value, property, home) =>
        propertyKinds.get(property.type)?.plain(value, property, {
          ...words,
          ...(home === undefined ? {} : { prefix: prefixIn(replica, session.spaceId, home as Uuid) }),
        }) ?? '',
    }
    return words
  }, [session, people, by, now, prefix, propertyKinds])
  const properties = useMemo(() => propertiesOf(schema), [schema])
  const asks = useMemo(() => ({ ...by, now }), [by, now])
  // What does not go by the answer stays as it is when one comes: whoever shows only that is not drawn again.
  const speaks = useMemo(
    () => ({
      fieldsOf: rowFields,
      hasSetup: (property: Property) => isSchemaOpen && propertyViewOf(property.type)?.Setup !== undefined,
      formulas: (known: readonly KnownCollection[]) =>
        formulaBench(session.replica, propertyKinds, collection.id, known, asks),
      aggregationName: (aggregation: Aggregation) => aggregationName(t, aggregation),
      aggregationWords: (property: Property, aggregation: Aggregation, value: Cell) =>
        aggregationWords({ propertyKinds, figureWords }, words, property, aggregation, value),
      groupWords: (group: GroupList, property: Property, months?: 'short') =>
        groupWords(t, { fields, kinds: propertyKinds, words }, group, property, months),
    }),
    [session, collection.id, propertyKinds, propertyViewOf, figureWords, isSchemaOpen, fields, words, asks, t],
  )
  const far = useMemo(
    () =>
      farRows({
        session,
        propertyKinds,
        collectionId: collection.id,
        query: JSON.parse(questionKey) as Query,
        by,
        words,
      }),
    [session, propertyKinds, collection.id, questionKey, by, words],
  )
  const dependencies = useMemo(() => dependenciesOf(collection), [collection])
  return useMemo(() => {
    const { replica } = session
    const { sorts } = fields.query
    const isSorted = Array.isArray(sorts) && sorts.length > 0
    const row: Database['row'] = id => replica.block(id)
    const cell = (id: Uuid, property: Property): Cell => {
      const held = row(id)
      const known = propertyKinds.get(property.type)
      if (!held || !known) return null
      const computed = asked.cellOf(id, property.id)
      if (computed || known.source === 'computed') return computed?.cell ?? null
      return known.read(held.properties?.[property.id], property, rowFields(held))
    }
    const { open } = openRows
    const answer = asked.answer && (isSearching ? asked.answer : foldedList(asked.answer, id => open.has(id)))
    const paint = rowPainter(
      colorRulesIn(fields.format),
      id => {
        const property = schema[id]
        const known = property && propertyKinds.get(property.type)
        return property?.[MEANING] ?? (property && known ? meaningOf(known, property) : undefined)
      },
      asks,
    )
    return {
      blockId,
      collectionId: collection.id,
      viewId: view.id,
      name: collection.name ?? '',
      schema,
      properties,
      columns,
      kinds: propertyKinds,
      fields,
      query: answer === asked.answer ? asked : { ...asked, answer },
      isEditable,
      isConfigurable,
      isSchemaOpen,
      people,
      words,
      asks,
      actions,
      far,
      subItems:
        subItems &&
        subItemControls({ replica, subItems, show, rows: openRows, isSearching, actions, answer, isSorted }),
      dependencies,
      row,
      comments: asked.commentsOn,
      others,
      cell,
      colors: id =>
        paint(name => {
          const property = schema[name]
          const shown = asked.cellOf(id, name)?.shown
          return { cell: property ? cell(id, property) : null, ...(shown ? { shown } : {}) }
        }),
      failure: (id, property) => asked.cellOf(id, property.id)?.failure ?? null,
      plain: (id, property) => propertyKinds.get(property.type)?.plain(cell(id, property), property, words) ?? '',
      ...speaks,
      ...databaseParts,
      RowCover,
      // Filled in where views are shown with others beside them.
      otherViews: noViews,
      Widget: NoWidget,
    }
  }, [
    session,
    blockId,
    collection.id,
    collection.name,
    view.id,
    schema,
    columns,
    fields,
    asked,
    isEditable,
    isConfigurable,
    isSchemaOpen,
    people,
    words,
    properties,
    actions,
    others,
    asks,
    openRows,
    subItems,
    show,
    isSearching,
    propertyKinds,
    far,
    dependencies,
    speaks,
    RowCover,
  ])
}

const opening = (given: unknown): 'side' | 'centre' | 'full' =>
  given === 'centre' || given === 'full' ? given : 'side'

/** A part that is this person's own stays so, and who may not change the view changes it for themselves. */
function ownActions(actions: DatabaseActions, own: OwnView): DatabaseActions {
  return {
    ...actions,
    ask: own.ask,
    setQuery: (name, value) =>
      name !== 'aggregations' && (own.has(name) || !own.canSave)
        ? own.ask(name, value as never)
        : actions.setQuery(name, value),
  }
}

function NoWidget() {
  return null
}
