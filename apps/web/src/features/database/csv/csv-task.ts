// How the menus of a database open what is done with CSV. The dialogs are the database's own: they stay while its views come and go.
import type { Uuid } from '@sheaf/core/ids'
import { createContext, useContext } from 'react'

export type CsvTask =
  | { readonly does: 'export'; readonly viewId: Uuid }
  | { readonly does: 'merge'; readonly collectionId: Uuid }
  /** With the file that it is made of, where that is known already. */
  | { readonly does: 'begin'; readonly file?: File }

/** Null: what was asked for is not wanted any more. */
type OpenTask = (task: CsvTask | null) => void

const CsvTaskContext = createContext<OpenTask | null>(null)
export const CsvTaskProvider = CsvTaskContext.Provider

/** Null where a view is shown without the database around it. */
export const useCsvTask = (): OpenTask | null => useContext(CsvTaskContext)
