// editText: one Yjs update of a text. Applying it to the document is the caller's part, before this runs; here the records
// follow. Edits of trashed text are kept: a restore shows them. An update that only puts a discussion on words asks for less than
// is required here (text-rights.ts).
import type { Uuid } from '../ids'
import type { TextUndo } from '../text/text-store'
import { custom, exact, integer, list, optional, stringOf } from '../validation/checks'
import { defineOperation } from './define'
import { isParted, textMeant } from './part-texts'
import { blockPointer, recordId } from './record-id'
import { reviveEmpty } from './restore-block'
import type { UndoOf } from './undo'

const pair = custom<readonly [number, number]>(
  (value): value is readonly [number, number] =>
    Array.isArray(value) && value.length === 2 && value.every(part => Number.isSafeInteger(part) && part >= 0),
  'two whole numbers',
  { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 },
)

/** By the identity of characters: an edit brings it along (text/text-store.ts), so there is nothing to capture. */
interface TextEditUndo extends UndoOf<'editText'> {
  readonly text: Uuid
  readonly item: TextUndo
}

export const editText = defineOperation({
  command: 'editText',
  args: exact({
    text: recordId,
    epoch: integer,
    /** One Yjs v1 update, base64. */
    update: stringOf({ min: 1, match: /^[A-Za-z0-9+/]+={0,2}$/, expected: 'base64' }),
    restored: optional(list(exact({ from: pair, to: pair, length: integer }))),
  }),
  requires({ pointer, args: { text } }, state) {
    const meant = textMeant(state, text)
    // Of a text that was parted the update says what it reaches, and the caller asks for that.
    if (isParted(state, meant)) return []
    return [{ pointer: blockPointer(pointer.spaceId, meant), verb: 'edit' }]
  },
  apply: (state, texts, { args: { text } }, context) => reviveEmpty(state, texts, textMeant(state, text), context),
  revert: (draft, { text, item }: TextEditUndo) => draft.revertText(text, item),
})
