// What goes onto a clipboard or a drag, and what comes from one. Our own format says everything; HTML and plain text are for
// other programs, and HTML carries types and fields too, for places that take no format of ours.
import { PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { limits } from '@sheaf/core/limits'
import type { Exchange } from '../host/block-host'
import type { SelectedTrees } from './selected-trees'
import { cellsOf, looksLikeMarkdown } from './written-signs'

const OWN_TYPE = 'application/x-sheaf-blocks'

/** As much of a DataTransfer as is used. */
export type Transfer = Pick<DataTransfer, 'getData' | 'setData'>

/** HTML of a selection: a piece of one text is no paragraph. */
export const htmlOf = ({ trees, isText }: SelectedTrees, exchange: Exchange): string => {
  const [only, ...others] = trees
  return isText && only && others.length === 0 && only.children.length === 0
    ? exchange.toInlineHtml(only.runs)
    : exchange.toHtml(trees)
}
/** Markdown, where it is more than a piece of one text: the signs of a list do not belong to a piece of its text. */
export const plainOf = ({ trees, isText }: SelectedTrees, exchange: Exchange): string => {
  const [only, ...others] = trees
  const isPiece = isText && only && others.length === 0 && only.children.length === 0
  return isPiece ? exchange.toPlain([tree(PARAGRAPH, { runs: only.runs })]) : exchange.toMarkdown(trees)
}

export function writeTransfer(data: Transfer, selected: SelectedTrees, exchange: Exchange): void {
  data.setData('text/plain', plainOf(selected, exchange))
  data.setData('text/html', htmlOf(selected, exchange))
  try {
    data.setData(OWN_TYPE, `${selected.isText ? 'text' : 'blocks'}\n${exchange.toJson(selected.trees)}`)
  } catch {
    // Browsers that take no types of ours: the HTML carries the blocks.
  }
}

export function ownOf(data: Transfer, exchange: Exchange): SelectedTrees | null {
  const [kind, json] = cutAt(data.getData(OWN_TYPE), '\n')
  if (kind !== 'text' && kind !== 'blocks') return null
  const trees = exchange.fromJson(json)
  return trees && trees.length > 0 ? { trees, isText: kind === 'text' } : null
}
const cutAt = (text: string, sign: string): readonly [string, string] => {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** The HTML that stands for what is there. */
export const htmlIn = (data: Transfer): string => codeHtml(data) ?? data.getData('text/html')
/** An editor of programs says that it is one; its HTML only paints. */
function codeHtml(data: Transfer): string | null {
  const about = data.getData('vscode-editor-data')
  const text = data.getData('text/plain')
  if (about === '' || !text.includes('\n')) return null
  const language = /"mode":"([\w+#-]+)"/.exec(about)?.[1] ?? ''
  return `<pre><code class="language-${language}">${escaped(text)}</code></pre>`
}
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What plain text stands for. */
export function textTrees(text: string, exchange: Exchange): readonly BlockTree[] {
  const cells = cellsOf(text)
  if (cells) {
    const row = (cell: readonly string[]): string => `<tr>${cell.map(one => `<td>${escaped(one)}</td>`).join('')}</tr>`
    return exchange.fromHtml(`<table>${cells.map(row).join('')}</table>`)
  }
  return looksLikeMarkdown(text) ? exchange.fromMarkdown(text) : plainTrees(text)
}

/** A line is a paragraph. */
export const plainTrees = (text: string): readonly BlockTree[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .flatMap(pieces)
    .map(line => tree(PARAGRAPH, { runs: line === '' ? [] : [{ insert: line }] }))

/** The limit of a text. */
function pieces(line: string): readonly string[] {
  const most = limits.maxTextCharacters / 2
  if (line.length <= most) return [line]
  return Array.from({ length: Math.ceil(line.length / most) }, (_, i) => line.slice(i * most, (i + 1) * most))
}
