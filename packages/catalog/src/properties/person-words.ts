// People in cells: their names, people found by words, and how the public interface names them.
import type { Cell } from '@sheaf/core/collection/column'
import { parseUuid } from '@sheaf/core/ids'
import type { Taken, WordContext } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { idsOf } from './cells'
import { htmlMention } from './link-words'
import { fieldsIn, idsIn, listIn } from './read-json'
import { foundOf, nothing } from './taken'
import { joinWords, splitWords } from './word-lists'

export const personWords = (cell: Cell, { names }: WordContext): string =>
  joinWords(idsOf(cell).flatMap(id => names.person(id) || []))
export const personMarkdown = (cell: Cell, { names }: WordContext): string =>
  idsOf(cell)
    .flatMap(id => (names.person(id) ? [`@${names.person(id)}`] : []))
    .join(', ')
export const personHtml = (cell: Cell, { names }: WordContext): string =>
  idsOf(cell)
    .flatMap(id => (names.person(id) ? [htmlMention(`@${names.person(id)}`, 'u', id)] : []))
    .join(', ')

export function parsePeople(words: string, context: WordContext): Taken {
  const wanted = splitWords(words)
  const found = wanted.flatMap(word => findPerson(word, context) ?? [])
  return wanted.length === 0 ? nothing : foundOf([...new Set(found)], wanted.length)
}
/** By name or address, also of `Name <address>` and with the sign of a mention. */
function findPerson(word: string, { names }: WordContext): string | null {
  const [, name = '', address = ''] = /^(.*?)\s*<([^<>]+)>$/.exec(word) ?? []
  return (
    names.findPerson(word) ??
    (address ? names.findPerson(address) : null) ??
    (name ? names.findPerson(name) : null) ??
    (word.startsWith('@') ? names.findPerson(word.slice(1)) : null)
  )
}

export const writeApiPeople = (value: Json | undefined): Json => idsIn(value).map(id => ({ object: 'user', id }))
export function readApiPeople(given: Json): Taken {
  const wanted = listIn(given)
  return foundOf(
    wanted.flatMap(item => parseUuid(fieldsIn(item)['id']) ?? []),
    wanted.length,
  )
}
