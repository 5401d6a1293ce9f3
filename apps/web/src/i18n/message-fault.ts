// What is wrong with a translation, as far as a program can see it: names that are lost or made up, numbers of things that the
// language has and the translation has not, space and dots at its ends.
import { type Message, readMessage } from './message'

/** Null: nothing. `tag` is the language of the translation. */
export function faultOf(source: string, translation: string, tag: string): string | null {
  const fault = wrong(source, translation, tag)
  return fault === null ? null : `“${translation}” for “${source}”: ${fault}`
}

function wrong(source: string, translation: string, tag: string): string | null {
  if (translation.trim() === '') return 'is empty'
  let read: Message
  try {
    read = readMessage(translation)
  } catch {
    return 'cannot be read'
  }
  const wanted = [...namesIn(readMessage(source))].sort().join(', ')
  const given = [...namesIn(read)].sort().join(', ')
  if (wanted !== given) return `names ${given || 'nothing'} instead of ${wanted || 'nothing'}`
  if (endsOf(source) !== endsOf(translation)) return 'begins or ends with other space'
  if (source.endsWith('…') !== translation.endsWith('…')) return 'goes on where the other does not'
  return wrongCases(readMessage(source), read, tag)
}

function* argumentsIn(message: Message): Generator<Exclude<Message[number], string>> {
  for (const part of message) {
    if (typeof part === 'string') continue
    yield part
    for (const one of part.cases?.values() ?? []) yield* argumentsIn(one)
  }
}
/** `#` is said by the number's own name. */
const namesIn = (message: Message): Set<string> =>
  new Set([...argumentsIn(message)].map(part => part.name).filter(name => name !== '#'))

const endsOf = (text: string): string => `${/^\s*/.exec(text)?.[0]}|${/\s*$/.exec(text)?.[0]}`

function wrongCases(source: Message, translation: Message, tag: string): string | null {
  const counted = new Set([...argumentsIn(source)].filter(part => part.cases && part.counts).map(part => part.name))
  const needed = casesOf(tag)
  const chosen = [...argumentsIn(translation)].filter(part => part.cases)
  for (const name of counted) {
    const part = chosen.find(one => one.name === name)
    // A language that counts everything alike needs no cases.
    if (!part && needed.size > 1) return `does not count ${name}`
  }
  for (const { name, cases, counts } of chosen) {
    if (!cases?.has('other')) return `has no other case of ${name}`
    if (!counts) continue
    const missing = [...needed].filter(key => !cases.has(key))
    if (missing.length > 0) return `has no case ${missing.join(', ')} of ${name}`
    const strange = [...cases.keys()].filter(key => !key.startsWith('=') && !allCasesOf(tag).has(key))
    if (strange.length > 0) return `has the case ${strange.join(', ')}, which the language has not`
  }
  return null
}

const allCasesOf = (tag: string): Set<string> => new Set(new Intl.PluralRules(tag).resolvedOptions().pluralCategories)
/** Those that a number of things can fall into; fractions and whole millions may have more. */
function casesOf(tag: string): Set<string> {
  const rules = new Intl.PluralRules(tag)
  return new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))
}
