// What cells and settings of properties ask about other collections than the one they are drawn in. The web answers; everything here
// waits for the network and may be refused: a promise that fails carries words for people.

import type { Draft } from '@sheaf/core/actions/draft'
import type { CollectionAt } from '@sheaf/core/collection/collection-at'
import type { Filter } from '@sheaf/core/collection/query'
import type { Property, PropertyId } from '@sheaf/core/collection/schema'
import type { TemplateState } from '@sheaf/core/collection/templates'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'

export interface FoundRow {
  readonly id: Uuid
  readonly title: string
  /** An emoji, or the address of a picture; null for none. */
  readonly icon: string | null
}
export interface KnownCollection {
  readonly id: Uuid
  readonly name: string
  readonly icon: string | null
  /** All of them, the title first. */
  readonly properties: readonly Property[]
}
/** A file that has arrived: what a value of files holds of it. */
interface StoredFile {
  readonly name: string
  /** As `HostFiles.urlOf` takes it. */
  readonly source: string
  readonly size: number
}
/** The row that a file is to belong to. `newIn`: it is yet to be made, with this id, in this collection. */
export interface FileRow {
  readonly id: Uuid
  readonly newIn?: Uuid
}
interface FileWatch {
  /** Which part of it has arrived, from 0 to 1. */
  readonly onSent: (part: number) => void
  /** Once it is aborted nothing is heard of the file any more. */
  readonly signal: AbortSignal
}
/** Where a relation leads, and by which name it leads back; null: it is known on one side only. */
interface RelationEnd {
  readonly collectionId: Uuid
  readonly backName: string | null
}

/** Rows of any collection, found and written by the rights of this person. */
export interface RowWriter {
  readonly zone: string
  readonly at: (collectionId: Uuid) => Promise<CollectionAt>
  /** The matching rows, all without a filter, at most `most` + 1. They are loaded and can be changed. */
  readonly find: (collectionId: Uuid, filter: Filter | undefined, most: number) => Promise<readonly Uuid[]>
  /** Fetches it, with everything on it. */
  readonly template: (template: Uuid) => Promise<TemplateState>
  readonly add: (draft: Draft, collectionId: Uuid, row: Uuid) => void
  /** What the row does not say itself, as the template has it. */
  readonly fill: (draft: Draft, row: Uuid, template: Uuid) => void
  /** Null empties. Relations are related, titles written. */
  readonly set: (draft: Draft, row: Uuid, property: PropertyId, value: Json | null) => void
}

export interface HostDatabases {
  /** Rows of a collection whose titles have these words, the best first; the latest ones where there are no words. */
  readonly findRows: (collectionId: Uuid, words: string) => Promise<readonly FoundRow[]>
  /** Makes a row in a collection, at its end: a step that can be undone. It can be related to at once. */
  readonly addRow: (collectionId: Uuid, title: string) => Uuid
  /** Every collection of this workspace that the person may read, by name. */
  readonly collections: () => Promise<readonly KnownCollection[]>
  /** Makes a relation lead there; makes, renames or removes the property that leads back, as one step that can be undone. */
  readonly setRelation: (collectionId: Uuid, property: string, end: RelationEnd) => void
  /** What stands in front of the numbers of a collection's rows; '' for nothing. */
  readonly setPrefix: (collectionId: Uuid, prefix: string) => Promise<void>
  readonly rowWriter: () => Promise<RowWriter>
  readonly sendFile: (row: FileRow, file: File, watch: FileWatch) => Promise<StoredFile>
}
