// How a kind is drawn. Text is drawn by the editor; a kind adds to it with plain DOM, so that typing renders nothing again, or
// with a component where there is no text. Registered by the web, in the order of the catalog.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockLook, ShownFields } from '@sheaf/core/kinds/block-look'
import type { Json } from '@sheaf/core/validation/checks'
import type { ComponentType } from 'react'

/** What the plain-DOM parts of a block may ask for. */
export interface BlockPlace {
  readonly id: Uuid
  /** The element of the whole block. */
  readonly dom: HTMLElement
  readonly isEditable: () => boolean
  readonly t: (message: string, values?: Record<string, string | number>) => string
  /** Sets a field as one step that can be undone. Null takes it away. */
  readonly setField: (field: 'properties' | 'format', name: string, value: Json | null) => void
  /** Whether a block that folds is open, for this person. */
  readonly isOpen: () => boolean
  readonly setOpen: (open: boolean) => void
  /** An empty paragraph as its first child, with the caret in it. */
  readonly addChild: () => void
  /** Lets the person choose an emoji at an element; null removes it. Missing where the host offers no picker. */
  readonly chooseIcon?: (at: HTMLElement, chosen: (icon: string | null) => void) => void
  /** Puts an icon of the set into an element. */
  readonly drawIcon: (into: HTMLElement, name: string) => void
}
/** Plain DOM in front of the text (a tick box, an arrow, an icon) or behind everything. */
export interface Lead {
  readonly dom: HTMLElement
  update?(fields: ShownFields): void
  /** A block that folds was opened or closed. */
  opened?(isOpen: boolean): void
  destroy?(): void
}

export interface BlockProps {
  readonly id: Uuid
}

export interface BlockView extends BlockLook {
  /** What an empty text of this kind says where the caret is; English. */
  readonly hint?: string
  /** Attributes and custom properties of a child that stands in one of its columns (`format.column`), such as a cell of a row. */
  readonly cell?: (column: string) => {
    readonly attributes: Readonly<Record<string, string>>
    readonly variables: Readonly<Record<string, string>>
  }
  /** Tells its children what they are in it, such as which cells of a table are headers; called whenever any of them changed. */
  readonly arrange?: (dom: HTMLElement, fields: ShownFields) => void
  /** Its children scroll sideways where there is little room. */
  readonly scrolls?: boolean
  readonly lead?: (place: BlockPlace) => Lead
  /** Plain DOM behind the text and the children. The block's element has `data-childless` while it shows none. */
  readonly foot?: (place: BlockPlace) => Lead
  /** Drawn in the box of a block without text, over the children of a frame, and beside a text. */
  readonly component?: ComponentType<BlockProps>
}

export interface BlockViews {
  get(type: string): BlockView | undefined
}
export function blockViews(views: readonly BlockView[]): BlockViews {
  const byType = new Map(views.map(view => [view.type, view]))
  if (byType.size !== views.length) throw new Error('two block views share a type')
  return byType
}
