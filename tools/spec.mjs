// `npm run spec`: which sections of the specification have a test and which do not. A test names its section in its
// title: `[P 5]` for section 5 of product.md, `[C 4.13]` for section 4.13 of client-platform.md. The specification is looked for
// beside the checkout, or where SHEAF_SPEC_DIR says.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './run-step.mjs'

const documents = { P: 'product.md', C: 'client-platform.md' }
const specFolder = resolve(process.env.SHEAF_SPEC_DIR ?? join(root, '../shared/spec'))

/** Numbered headings (`## 5. Title`, `### 4.13 Title`) as `{number, title}`. */
export function sectionsOf(markdown) {
  return [...markdown.matchAll(/^#{2,3} (\d+(?:\.\d+)*)\.? (.+)$/gm)].map(([, number, title]) => ({ number, title }))
}

/** How often each section is named in test titles, as `{'P 5': 2}`. */
export function citedIn(text) {
  const cited = {}
  for (const [, letter, number] of text.matchAll(/\[([PC]) (\d+(?:\.\d+)*)\]/g))
    cited[`${letter} ${number}`] = (cited[`${letter} ${number}`] ?? 0) + 1
  return cited
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main()

function main() {
  const cited = citedIn(
    testFiles(root)
      .map(path => readFileSync(path, 'utf8'))
      .join('\n'),
  )
  if (!existsSync(specFolder)) {
    console.log('The specification is not beside this checkout; these are the sections that tests name:')
    for (const [section, count] of Object.entries(cited).sort(byName)) console.log(`  [${section}] ${count}`)
    return
  }
  for (const [letter, file] of Object.entries(documents)) {
    const sections = sectionsOf(readFileSync(join(specFolder, file), 'utf8'))
    const countFor = number => cited[`${letter} ${number}`] ?? 0
    const covered = sections.filter(({ number }) => countFor(number) > 0)
    console.log(`${file}: ${covered.length} of ${sections.length} sections have a test`)
    for (const { number, title } of sections)
      console.log(`  ${countFor(number) > 0 ? '✓' : '·'} [${letter} ${number}] ${title}${suffix(countFor(number))}`)
    const numbers = new Set(sections.map(({ number }) => number))
    for (const section of Object.keys(cited).filter(name => name.startsWith(letter) && !numbers.has(name.slice(2))))
      console.log(`  ! [${section}] is named by a test and is not a section`)
  }
}

function byName([a], [b]) {
  return a.localeCompare(b, 'en', { numeric: true })
}

function suffix(count) {
  return count > 0 ? ` (${count})` : ''
}

function testFiles(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap(entry => {
    const path = join(dir, entry.name)
    if (entry.isDirectory())
      return ['node_modules', 'dist', '.git', '.sheaf', '.sheaf-dev', 'tools'].includes(entry.name)
        ? []
        : testFiles(path)
    return /\.(test|contract|e2e)\.(tsx?|mjs)$/.test(entry.name) ? [path] : []
  })
}
