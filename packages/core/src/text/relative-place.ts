// A place in a text that survives edits, as plain data that may travel (cursors of other people).
import * as Y from 'yjs'

/** A Yjs relative position as JSON. */
export type RelativePlace = Readonly<Record<string, unknown>>

export const placeAt = (text: Y.Text, index: number): RelativePlace =>
  Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(text, index, -1)) as RelativePlace

/** The index the place has now; null when it means nothing here. */
export function placeOf(doc: Y.Doc, place: RelativePlace): number | null {
  try {
    return Y.createAbsolutePositionFromRelativePosition(Y.createRelativePositionFromJSON(place), doc)?.index ?? null
  } catch {
    return null
  }
}
