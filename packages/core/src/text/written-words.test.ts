import { expect, it } from 'vitest'
import { uuid } from '../ids'
import { TextStore } from './text-store'
import { writtenWords } from './written-words'

const id = uuid('00000000-0000-4000-8000-000000000001')
const marker = uuid('00000000-0000-4000-8000-000000000002')

/** The updates that `edit` makes to a text that others have written. */
function updatesOf(base: string, edit: (texts: TextStore, took: (update: Uint8Array | null) => void) => void) {
  const theirs = new TextStore({ clientId: 7, hydrate: () => [] })
  theirs.insert(id, 0, base, {})
  const held = theirs.encode(id)
  const updates: Uint8Array[] = []
  edit(new TextStore({ clientId: 8, hydrate: () => [held] }), update => void (update && updates.push(update)))
  return updates
}
const typed = (texts: TextStore, took: (update: Uint8Array | null) => void, at: number, words: string): void => {
  let offset = at
  for (const letter of words) {
    took(texts.insert(id, offset, letter, {}).update)
    offset += letter.length
  }
}

it('reads key by key what was typed, without the text it was typed into', () => {
  expect(writtenWords(updatesOf('Margins', (texts, took) => typed(texts, took, 7, ' are 30 % 🧵')))).toBe(
    ' are 30 % 🧵',
  )
})

it('knows words put before, within and after one’s own, and those taken back', () => {
  const updates = updatesOf('Base', (texts, took) => {
    typed(texts, took, 2, 'sew')
    typed(texts, took, 2, 'cut and ')
    took(texts.remove(id, 6, 4).update)
    typed(texts, took, 2, 'we ')
  })
  expect(writtenWords(updates)).toBe('we cut sew')
})

it('keeps what was written at different places, and paragraphs, apart', () => {
  const updates = updatesOf('Base text', (texts, took) => {
    typed(texts, took, 9, 'one')
    took(texts.insertMarker(id, 12, marker).update)
    typed(texts, took, 13, 'two')
    typed(texts, took, 0, 'three')
  })
  expect(writtenWords(updates)).toBe('one\ntwo\nthree')
})

it('says nothing of what others wrote', () => {
  expect(writtenWords(updatesOf('secret', (texts, took) => took(texts.remove(id, 0, 6).update)))).toBe('')
})
