// The rule about names: no file and no export is named with a word of `refusedWords`. They are pictures, and a reader has to guess what
// they stand for; the field has a word for each.
import { refusedWords } from './table.mjs'

export function checkWords(sources, paths) {
  const report = []
  const find = (path, line, name, what) => {
    const word = wordsOf(name).find(each => refusedWords.has(each))
    if (word === undefined) return
    report.push({ path, line, message: `${what} '${name}' says '${word}'; say ${refusedWords.get(word)}` })
  }
  const segments = new Map(paths.flatMap(path => path.split('/').map(segment => [segment.split('.')[0], path])))
  for (const [name, path] of segments) find(path, 1, name, 'the name')
  for (const { path, facts } of sources)
    for (const { name, line } of facts.exports) find(path, line, name, 'the export')
  return report
}

/** `clipboardDesk` and `clipboard-desk` are both "clipboard" and "desk". */
const wordsOf = name =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(word => (/(sh|ch|ss|x)es$/.test(word) ? word.slice(0, -2) : /[^s]s$/.test(word) ? word.slice(0, -1) : word))
