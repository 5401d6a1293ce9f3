// Writes the lists of kinds from packages/catalog/kinds.json: what each folder exports, in the order in which people see it. One line of
// kinds.json is all that a kind needs beside its folder; a folder without its view or exchange is an import that does not compile.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const catalog = fileURLToPath(new URL('../packages/catalog/', import.meta.url))

/** `part`: the suffix of the file and of what it exports. `ifThere`: not every kind has one. */
const lists = [
  { family: 'blocks', file: 'src/index.ts', from: './blocks', name: 'allBlockKinds', part: '' },
  { family: 'blocks', file: 'src/view.ts', from: './blocks', name: 'allBlockViews', part: 'view' },
  { family: 'blocks', file: 'src/offers.ts', from: './blocks', name: 'allOffers', part: 'offers', ifThere: true },
  {
    family: 'blocks',
    file: 'src/still/still-kinds.ts',
    from: '../blocks',
    name: 'allStills',
    part: 'still',
    ifThere: true,
  },
  { family: 'blocks', file: 'src/exchange/whole-kinds.ts', from: '../blocks', name: 'exchanges', part: 'exchange' },
  { family: 'properties', file: 'src/properties/all.ts', from: '.', name: 'allPropertyKinds', part: '' },
  {
    family: 'properties',
    file: 'src/properties/property-views.tsx',
    from: '.',
    name: 'allPropertyViews',
    part: 'view',
  },
  { family: 'views', file: 'src/views/all.ts', from: '.', name: 'allViewKinds', part: '' },
  { family: 'views', file: 'src/views/view-views.tsx', from: '.', name: 'allViewViews', part: 'view' },
]

const capital = word => word[0].toUpperCase() + word.slice(1)
const camel = folder =>
  folder
    .split('-')
    .map((word, i) => (i === 0 ? word : capital(word)))
    .join('')
/** As the formatter sorts them: folder by folder. */
const byPath = (a, b) => (a.replaceAll('/', '\0') < b.replaceAll('/', '\0') ? -1 : 1)

/** A file of the catalog as kinds.json wants it. */
function written(text, { family, from, name, part, ifThere }, entries, hasFile) {
  const kinds = entries
    .map(entry => ({ folder: entry.replace('...', ''), spread: entry.startsWith('...') ? '...' : '' }))
    .filter(({ folder }) => !ifThere || hasFile(`src/${family}/${folder}/${folder}.${part}.ts`))
    .map(({ folder, spread }) => ({
      name: camel(folder) + (part && capital(part)),
      path: `${from}/${folder}/${folder}${part && `.${part}`}`,
      spread,
    }))
  const imports = kinds
    .toSorted((a, b) => byPath(a.path, b.path))
    .map(kind => `import { ${kind.name} } from '${kind.path}'\n`)
    .join('')
  const ofKind = new RegExp(
    `^import \\{ \\w+ \\} from '${from.replaceAll('.', '\\.')}/([\\w-]+)/\\1${part && `\\.${part}`}'\\n`,
    'gm',
  )
  const list = new RegExp(`(\\b${name}: readonly \\w+\\[\\] = \\[\\n)[^\\]]*\\]`)
  const first = text.search(ofKind)
  if (first < 0 || !list.test(text)) throw new Error(`no list ${name} to write`)
  const without = text.replace(ofKind, '')
  return `${without.slice(0, first)}${imports}${without.slice(first)}`.replace(
    list,
    (_, head) => `${head}${kinds.map(kind => `  ${kind.spread}${kind.name},\n`).join('')}]`,
  )
}

/** The files of the catalog that differ from what kinds.json says, with what they should be. */
export function staleLists(
  read = path => readFileSync(join(catalog, path), 'utf8'),
  hasFile = path => existsSync(join(catalog, path)),
) {
  const kinds = JSON.parse(read('kinds.json'))
  const texts = new Map(lists.map(({ file }) => [file, read(file)]))
  return lists.flatMap(list => {
    const text = written(texts.get(list.file), list, kinds[list.family], hasFile)
    return text === texts.get(list.file) ? [] : [{ file: list.file, text }]
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, text } of staleLists()) {
    writeFileSync(join(catalog, file), text)
    console.log(`wrote packages/catalog/${file}`)
  }
