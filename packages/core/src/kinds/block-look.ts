// What of a block's look follows from its fields alone: the app draws it so, and the server too, for the document that an address is opened
// with (`StillBlock`).
import type { Json } from '../validation/checks'
import type { HtmlElement } from './exchange'

/** The fields of a block that are drawn. */
export interface ShownFields {
  readonly type: string
  readonly format: Readonly<Record<string, Json>>
  readonly properties: Readonly<Record<string, Json>>
}

export interface BlockLook {
  readonly type: string
  /** The element of the text; `p` unless said otherwise. */
  readonly tag?: 'h2' | 'h3' | 'h4' | 'blockquote' | 'summary'
  /** Attributes of the block's element, from its fields; names begin with `data-`, `aria-` or are `role`. */
  readonly attributes?: (fields: ShownFields) => Readonly<Record<string, string>>
  /** Custom properties of the block's element, names with their `--`. */
  readonly variables?: (fields: ShownFields) => Readonly<Record<string, string>>
  /** It folds its children away. */
  readonly folds?: (fields: ShownFields) => boolean
  /** Blocks of this type in a row are counted, beginning with the number that the first of them says. */
  readonly counts?: (fields: ShownFields) => number
}

/** A block as it looks before the app is there. What follows a block that has no such look is not drawn: it would not stay in its place. */
export interface StillBlock extends BlockLook {
  /** In front of the text; `hidden` where there is none for these fields. */
  readonly sign?: (fields: ShownFields) => HtmlElement
  /** In place of a text. */
  readonly box?: HtmlElement
  /** Its kind draws something beside the text too, which takes no room. */
  readonly hasSlot?: boolean
  /** Whether it can be drawn with these fields; it can unless said otherwise. */
  readonly isStill?: (fields: ShownFields) => boolean
}
