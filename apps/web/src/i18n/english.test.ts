// The English that people read: one term per thing, American, short. What is listed here was written once and rewritten; it must not come back.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const english = JSON.parse(
  readFileSync(new URL('../../../../locales/en-US.json', import.meta.url), 'utf8'),
) as readonly string[]

/** Other words to find a kind by are typed by people, in any spelling. */
const isAliases = (text: string): boolean => /^[a-z0-9 -]+,/.test(text)
const shown = english.filter(text => !isAliases(text))
const shownWith = (words: RegExp): readonly string[] => shown.filter(text => words.test(text))

it('calls everything by its one name', () => {
  expect(shownWith(/\b(e-mail|picture|films?|teams)\b/i)).toEqual([])
  expect(shownWith(/\b(ticked|unfold|fold|take out|can read)\b/i)).toEqual([])
  expect(shownWith(/\bfor (ever|good)\b|\bdelete it\b/i)).toEqual([])
  expect(shownWith(/\bmenu of the\b|\bname of the\b|\bsettings of\b/i)).toEqual([])
})

it('speaks of someone, everyone and no one', () => {
  expect(shownWith(/\b(somebody|everybody|nobody)\b/i)).toEqual([])
})

it('does not narrate the machine', () => {
  expect(
    shownWith(/\b(no more|any more|is there|on (its|their) way|not built|is in the (archive|trash) now|calm|shall)\b/i),
  ).toEqual([])
})

it('writes as Americans do', () => {
  expect(shownWith(/colour|favourite|\bgrey\b|centre|behaviour|(custom|organ|author|recogn)is/i)).toEqual([])
})

/** Messages that the specification gives word for word (product.md 8), and one that a reason follows. */
const given = new Set(['Payment is required.', 'Resource not found.', 'Unrecognized error.', 'Couldn’t upload {name}.'])
/** The line about a function of formulas is a sentence. */
const isDoc = (text: string): boolean => /^(Returns|Reverses) /.test(text)
const wordsOf = (text: string): number => text.split(/\s+/).length

it('has no full stop after a label', () => {
  expect(shown.filter(text => text.endsWith('.') && wordsOf(text) < 4 && !given.has(text) && !isDoc(text))).toEqual([])
})
