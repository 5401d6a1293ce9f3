// What views, cells and settings read of the database around them. Whoever reads says what: a component draws again only when that is
// another one.
import type { RowColors } from '@sheaf/core/collection/color-rules'
import type { Cell } from '@sheaf/core/collection/column'
import type { Property, PropertyId } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Database, DatabaseActions, OtherAt } from './database'

/** The database as it is now. It stays the same object while the view is open. */
interface DatabaseStore {
  readonly get: () => Database
  readonly set: (next: Database) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly actions: DatabaseActions
  /** Each member is what it is when it is read. */
  readonly live: Database
}

const Store = createContext<DatabaseStore | null>(null)

export function DatabaseProvider({ value, children }: { readonly value: Database; readonly children: ReactNode }) {
  const [store] = useState(() => databaseStore(value))
  // Before anything is painted: whoever reads a piece of it draws again in the same frame.
  useLayoutEffect(() => store.set(value), [store, value])
  return <Store.Provider value={store}>{children}</Store.Provider>
}

/** The database around it, but for some of its members. */
export function DatabaseWith({
  changes,
  children,
}: {
  readonly changes: Partial<Database>
  readonly children: ReactNode
}) {
  const around = useStore()
  const [store] = useState(() => databaseStore({ ...around.get(), ...changes }))
  useLayoutEffect(() => {
    const follow = (): void => store.set({ ...around.get(), ...changes })
    follow()
    return around.subscribe(follow)
  }, [store, around, changes])
  return <Store.Provider value={store}>{children}</Store.Provider>
}

function databaseStore(first: Database): DatabaseStore {
  let now = first
  const listeners = new Set<() => void>()
  // Each calls the action as it is at that moment, so that who only acts is never drawn again for it.
  const latest = Object.keys(first.actions).map(name => [
    name,
    (...given: readonly unknown[]) =>
      (now.actions[name as keyof DatabaseActions] as (...given: readonly unknown[]) => unknown)(...given),
  ])
  return {
    get: () => now,
    set: next => {
      if (next === now) return
      now = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    actions: Object.fromEntries(latest),
    live: new Proxy(first, { get: (_first, name: keyof Database) => now[name] }),
  }
}

function useStore(): DatabaseStore {
  const store = useContext(Store)
  if (!store) throw new Error('a view is drawn outside of a database')
  return store
}

type Subscribe = DatabaseStore['subscribe']

function useHeld<T>(subscribe: Subscribe, read: () => T, same: (a: T, b: T) => boolean): T {
  const held = useRef<{ readonly value: T } | null>(null)
  const get = (): T => {
    const value = read()
    if (!held.current || !same(held.current.value, value)) held.current = { value }
    return held.current.value
  }
  return useSyncExternalStore(subscribe, get, get)
}

/** Something about it; drawn again only where it is not the same. */
export function useOfDatabase<T>(read: (database: Database) => T, same: (a: T, b: T) => boolean = Object.is): T {
  const store = useStore()
  return useHeld(store.subscribe, () => read(store.get()), same)
}

/** These members of it. */
export function useDatabase<Name extends keyof Database>(...names: readonly Name[]): Pick<Database, Name> {
  const store = useStore()
  const read = (): Pick<Database, Name> => {
    const now = store.get()
    const member = (name: Name) => (name === 'actions' ? store.actions : now[name])
    return Object.fromEntries(names.map(name => [name, member(name)])) as Pick<Database, Name>
  }
  return useHeld(store.subscribe, read, (a, b) => names.every(name => Object.is(a[name], b[name])))
}

/** For what is done with it: each member is read at that moment, and nobody is drawn again for any. */
export const useLiveDatabase = (): Database => useStore().live

/** The same object for as long as the database is open. */
export const useDatabaseActions = (): DatabaseActions => useStore().actions

export const useSchema = (): Database['schema'] => useOfDatabase(({ schema }) => schema)
/** What this view shows, in its order; the title among them. */
export const useColumns = (): Database['columns'] => useOfDatabase(({ columns }) => columns)
export const useViewFields = (): Database['fields'] => useOfDatabase(({ fields }) => fields)
/** The answer to the view's question, as far as it is here. */
export const useAnswer = (): Database['query'] => useOfDatabase(({ query }) => query)
export const usePropertyKinds = (): Database['kinds'] => useOfDatabase(({ kinds }) => kinds)
export const useDatabasePeople = (): Database['people'] => useOfDatabase(({ people }) => people)
export const useWordContext = (): Database['words'] => useOfDatabase(({ words }) => words)
export const useSubItems = (): Database['subItems'] => useOfDatabase(({ subItems }) => subItems)
/** Whether this person may write rows here. */
export const useRowsEditable = (): boolean => useOfDatabase(({ isEditable }) => isEditable)
/** Whether this person may change its views here. */
export const useViewsEditable = (): boolean => useOfDatabase(({ isConfigurable }) => isConfigurable)
/** Whether this person may change its properties here. */
export const useSchemaEditable = (): boolean => useOfDatabase(({ isSchemaOpen }) => isSchemaOpen)

type Components = Pick<Database, 'Cell' | 'RowCover' | 'RowMenu' | 'RowName' | 'Value'>
/** What the database gives to its views for each row. */
export const useDatabaseComponents = (): Components =>
  useOfDatabase(
    ({ Cell, RowCover, RowMenu, RowName, Value }): Components => ({ Cell, RowCover, RowMenu, RowName, Value }),
    (a, b) => (Object.keys(a) as (keyof Components)[]).every(name => a[name] === b[name]),
  )

/** Something about one row, read again when the row or what was answered changes; drawn again only where it is not the same. */
export function useOfRow<T>(row: Uuid, read: (database: Database) => T, same: (a: T, b: T) => boolean = Object.is): T {
  const store = useStore()
  const { record } = useBlockHost()
  const source = useMemo(() => record('block', row), [record, row])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), source.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, source],
  )
  return useHeld(subscribe, () => read(store.get()), same)
}

interface CellNow {
  /** As the row stores it. */
  readonly value: Json | undefined
  /** As its kind reads it; of a computed property, as last answered. */
  readonly cell: Cell
}

/** One cell; null where its row is not here. */
export const useCell = (row: Uuid, property: Property): CellNow | null =>
  useOfRow(
    row,
    database => {
      const block = database.row(row)
      return block ? { value: block.properties?.[property.id], cell: database.cell(row, property) } : null
    },
    sameData,
  )

/** How the rules of the view colour a row and its cells. */
export const useRowColors = (row: Uuid): RowColors =>
  useOfRow(
    row,
    ({ colors }) => colors(row),
    (a, b) =>
      a.row === b.row && a.cells.size === b.cells.size && [...a.cells].every(([id, one]) => b.cells.get(id) === one),
  )
/** Of a cell that colours itself; null where what stands around it does. */
export const useCellColor = (row: Uuid, property: PropertyId | null) =>
  useOfRow(row, ({ colors }) => (property === null ? undefined : colors(row).cells.get(property)))

/** How many comments on a row are open. */
export const useCommentCount = (row: Uuid): number => useOfRow(row, ({ comments }) => comments(row))

/** Who else is at this row, drawn again when they come and go. */
export function useOthersAt(row: Uuid): readonly OtherAt[] {
  const others = useOfDatabase(database => database.others)
  return useSyncExternalStore(others.subscribe, () => others.at(row))
}

/** A cell in words, when they are asked for. */
export function useCellWords(row: Uuid, property: Property): () => string {
  const words = useRowWords(row)
  return useCallback(() => words(property), [words, property])
}

/** The cells of a row in words, when they are asked for: a row that says no more is never drawn again for them. */
export function useRowWords(row: Uuid): (property: Property) => string {
  const store = useStore()
  return useCallback(property => store.get().plain(row, property), [store, row])
}

/** Values of rows are small: what a record brings anew is often what was there. */
const sameData = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
