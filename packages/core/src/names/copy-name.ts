// What a copy is called: the name with the first number in brackets that nothing beside it has. A page without a name stays so.
import type { Run } from '../text/rich-text'

const NUMBERED = / \(\d+\)$/

const words = (runs: readonly Run[]): string =>
  runs.map(({ insert }) => (typeof insert === 'string' ? insert : '\ufffc')).join('')

/** The title of a copy. `taken` are the titles of what stands beside it, as runs too. */
export function copyTitle(title: readonly Run[], taken: readonly (readonly Run[])[]): readonly Run[] {
  if (words(title).trim() === '') return title
  const base = withoutNumber(title)
  const names = new Set(taken.map(words))
  let number = 1
  while (names.has(`${words(base)} (${number})`)) number++
  return [...base, { insert: ` (${number})` }]
}

function withoutNumber(runs: readonly Run[]): readonly Run[] {
  const last = runs.at(-1)
  if (typeof last?.insert !== 'string' || !NUMBERED.test(last.insert)) return runs
  const insert = last.insert.replace(NUMBERED, '')
  return insert === '' ? runs.slice(0, -1) : [...runs.slice(0, -1), { ...last, insert }]
}
