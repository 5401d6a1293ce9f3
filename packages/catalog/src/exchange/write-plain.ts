// Blocks → plain text: one under another, indented where they lie below.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { PlainWriter, WholeKind } from '@sheaf/core/kinds/exchange'
import type { Run } from '@sheaf/core/text/rich-text'
import { embedLabel } from '@sheaf/core/text/safe-values'

export const plainRuns = (runs: readonly Run[]): string =>
  runs.map(({ insert }) => (typeof insert === 'string' ? insert : embedLabel(insert))).join('')

export function writePlain(kinds: readonly WholeKind[], trees: readonly BlockTree[]): string {
  const byType = new Map(kinds.map(kind => [kind.type, kind]))
  const write = (block: BlockTree): string => {
    const kind = byType.get(block.type)
    // What a frame holds lies in it, not below it.
    const indent = kind?.head === 'frame' ? '' : '  '
    const out: PlainWriter = {
      inline: plainRuns,
      blocks: below => below.map(child => write(child).replaceAll(/^(?=.)/gm, indent)).join('\n'),
    }
    return kind
      ? kind.plain(block, out)
      : [plainRuns(block.runs), out.blocks(block.children)].filter(text => text !== '').join('\n')
  }
  return trees.map(write).join('\n')
}
