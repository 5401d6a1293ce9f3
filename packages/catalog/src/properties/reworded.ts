// A rich text whose words were written anew as plain ones: what stayed the same at both ends keeps its marks.

import { readRichText } from '@sheaf/core/text/read-rich-text'
import { type Run, runsOfTitle, titleOfRuns } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'

/** `wordsOf` is how a run reads in plain words, in which the new ones were written. */
export function reworded(value: Json | undefined, words: string, wordsOf: (run: Run) => string): Json | null {
  if (words === '') return null
  const runs = runsOfTitle(readRichText(value))
  const before = runs.map(wordsOf).join('')
  const limit = Math.min(before.length, words.length)
  let start = 0
  while (start < limit && before[start] === words[start]) start++
  let end = 0
  while (end < limit - start && before.at(-1 - end) === words.at(-1 - end)) end++
  const head = piece(runs, 0, start, wordsOf)
  const tail = piece(runs, before.length - end, before.length, wordsOf)
  // An atom that was cut in two is words now; what stands for it is in the middle.
  const middle = words.slice(lengthOf(head, wordsOf), words.length - lengthOf(tail, wordsOf))
  const marks = head.at(-1)?.attributes
  const added: Run[] =
    middle === '' ? [] : [marks && !('a' in marks) ? { insert: middle, attributes: marks } : { insert: middle }]
  return titleOfRuns([...head, ...added, ...tail])
}

const lengthOf = (runs: readonly Run[], wordsOf: (run: Run) => string): number =>
  runs.reduce((sum, run) => sum + wordsOf(run).length, 0)

function piece(runs: readonly Run[], from: number, to: number, wordsOf: (run: Run) => string): readonly Run[] {
  const kept: Run[] = []
  let at = 0
  for (const run of runs) {
    const words = wordsOf(run)
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, words.length)]
    at += words.length
    if (start >= end) continue
    if (typeof run.insert === 'string') kept.push({ ...run, insert: words.slice(start, end) })
    else if (end - start === words.length) kept.push(run)
  }
  return kept
}
