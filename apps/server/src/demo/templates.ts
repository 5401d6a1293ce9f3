// Texts of the folder `content`: pages and patterns of pages, in Markdown, with an icon and a cover between dashes at the top.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromMarkdown } from '@sheaf/catalog/markdown'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { checkoutRoot } from '../settings'

// The bundle lies elsewhere.
const folder = join(checkoutRoot(fileURLToPath(new URL('.', import.meta.url))), 'apps/server/src/demo/content')

export interface Template {
  readonly icon: string
  readonly cover: string
  /** The first heading, where it is the first thing. */
  readonly title: string
  readonly body: readonly BlockTree[]
}
/** A page of the wiki with the pages inside it. */
export interface WikiPage extends Template {
  readonly inside: readonly WikiPage[]
}

function read(path: string): Template {
  const [, head = '', text = ''] = /^(?:---\n(.*?)\n---\n)?(.*)$/s.exec(readFileSync(path, 'utf8')) ?? []
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? ''
  const [, title = '', body = ''] = /^(?:# ([^\n]*)\n)?(.*)$/s.exec(text.trimStart()) ?? []
  return { icon: field('icon'), cover: field('cover'), title, body: fromMarkdown(body) }
}

/** Reading Markdown is slow: a template is read once, and its words are filled in tree by tree. */
export const filled = (trees: readonly BlockTree[], fill: (text: string) => string): readonly BlockTree[] =>
  trees.map(tree => ({
    ...tree,
    runs: tree.runs.map(run => (typeof run.insert === 'string' ? { ...run, insert: fill(run.insert) } : run)),
    children: filled(tree.children, fill),
  }))

const known = new Map<string, Template>()
export function template(name: string): Template {
  const found = known.get(name) ?? read(join(folder, 'templates', `${name}.md`))
  known.set(name, found)
  return found
}

let wiki: readonly WikiPage[] | undefined
export const wikiPages = (): readonly WikiPage[] => (wiki ??= pagesIn(join(folder, 'wiki')))
/** Reads everything, so that nobody waits for it later. */
export function readTemplates(): void {
  wikiPages()
  for (const name of readdirSync(join(folder, 'templates'))) template(name.replace(/\.md$/, ''))
}

/** `1-craft.md` is a page, `1-craft/2-indigo.md` one inside it. */
function pagesIn(at: string): readonly WikiPage[] {
  const entries = readdirSync(at, { withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
    .sort()
    .map(name => {
      const inside = name.replace(/\.md$/, '')
      const hasInside = entries.some(entry => entry.isDirectory() && entry.name === inside)
      return { ...read(join(at, name)), inside: hasInside ? pagesIn(join(at, inside)) : [] }
    })
}
