// Strokes of a drawing, each a field of its own, so that several people draw at once.
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'

/** By id; null rubs one out. */
export function setStrokes(draft: Draft, drawing: Uuid, strokes: Readonly<Record<string, Json | null>>): void {
  for (const [id, value] of Object.entries(strokes))
    draft.setField(draft.at('block', drawing), ['format', 'strokes', id], value)
}
