// What databases need of the product around them, besides the page that they stand on (`BlockHost`) and its space (`HostSession`). The web
// provides it around every database.
import type { DatabasePorts } from '@sheaf/core/actions/database/database-ports'
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKind, PropertyKinds } from '@sheaf/core/kinds/property-kind'
import type { ViewKind } from '@sheaf/core/kinds/view-kind'
import type { Source } from '@sheaf/editor/host/block-host'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { PropertyView, ViewView } from '../contract/database'

export interface DatabaseHost {
  /** All, in the order in which they are offered. */
  readonly propertyKinds: PropertyKinds & { readonly all: readonly PropertyKind[] }
  /** In the order in which they are offered. */
  readonly viewKinds: readonly ViewKind[]
  /** A kind that this build does not know is shown as a table. */
  readonly viewKindOf: (type: string) => ViewKind
  readonly propertyViewOf: (type: string) => PropertyView | undefined
  readonly viewViewOf: (type: string) => ViewView | undefined
  /** A figure that is made of the values of a property, in words. */
  readonly figureWords: (figure: number, property: Property, locale: string) => string
  /** For the actions that make databases. */
  readonly ports: DatabasePorts
  /** Why a call did not work, and what to do next. */
  readonly problemText: (error: unknown) => string
  /** The view that the address names. */
  readonly namedView: Source<Uuid | null>
  /** The page that is open beside the one that the address names. */
  readonly peekedPage: Source<Uuid | null>
  readonly PageIcon: ComponentType<{ readonly icon: string | null }>
  /** The cover of a row's page, as large as its place; nothing where it has none. */
  readonly RowCover: ComponentType<{ readonly row: Uuid; readonly width: number }>
  /** CSV: around a database, in the place of one that waits for its file, and in the menu of a view. */
  readonly CsvArea: ComponentType<{ readonly blockId: Uuid; readonly children: ReactNode }>
  readonly CsvImport: ComponentType<{ readonly blockId: Uuid }>
  readonly CsvItems: ComponentType<{ readonly viewId: Uuid; readonly isConfigurable: boolean }>
}

const Host = createContext<DatabaseHost | null>(null)
export const DatabaseHostProvider = Host.Provider
export function useDatabaseHost(): DatabaseHost {
  const host = useContext(Host)
  if (!host) throw new Error('a database is drawn without its host')
  return host
}
