// Blocks → hast, each written by its kind, with its type and fields on its first element.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { element, type HtmlChild, type HtmlWriter, type WholeKind } from '@sheaf/core/kinds/exchange'
import { joinedLists } from './regular-lists'
import { stamped } from './stamps'
import { writeInlineHtml } from './write-inline-html'

export function writeHtml(kinds: readonly WholeKind[], trees: readonly BlockTree[]): readonly HtmlChild[] {
  const byType = new Map(kinds.map(kind => [kind.type, kind]))
  const out: HtmlWriter = {
    inline: writeInlineHtml,
    blocks: below => joinedLists(below.flatMap(block => stamped(block, write(block)))),
  }
  /** A type that this build does not know keeps its text and what is below it. */
  const write = (block: BlockTree): readonly HtmlChild[] =>
    byType.get(block.type)?.html.write(block, out) ?? [
      element('div', {}, [
        ...(block.runs.length > 0 ? [element('p', {}, writeInlineHtml(block.runs))] : []),
        ...out.blocks(block.children),
      ]),
    ]
  return out.blocks(trees)
}
