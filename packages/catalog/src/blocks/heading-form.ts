// What the three headings share. A heading may fold what lies below it; in HTML it is then the summary of details.
import type { BlockSpec } from '@sheaf/core/kinds/block-kind'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { element } from '@sheaf/core/kinds/exchange'
import { boolean } from '@sheaf/core/validation/checks'
import { blockColor } from './block-color'
import { markdownFold, readFold } from './led-text'

type HeadingForm = Pick<BlockSpec, 'head' | 'format' | 'html'> & Required<Pick<BlockSpec, 'markdown'>>

export const isFolding = ({ format }: Pick<BlockTree, 'format'>): boolean => format['toggleable'] === true

/** `others`: elements of deeper levels, which are read as this one. */
export function headingForm(type: string, depth: 1 | 2 | 3, others: readonly string[] = []): HeadingForm {
  const tags: readonly string[] = [`h${depth}`, ...others]
  return {
    head: 'text',
    format: { toggleable: boolean, block_color: blockColor },
    html: {
      write: (block, out) => {
        const title = element(`h${depth}`, {}, out.inline(block.runs))
        if (isFolding(block))
          return [element('details', { open: true }, [element('summary', {}, [title]), ...out.blocks(block.children)])]
        return block.children.length === 0 ? [title] : [element('div', {}, [title, ...out.blocks(block.children)])]
      },
      read: (node, from) => {
        if (tags.includes(node.tagName)) return tree(type, { runs: from.runs(node.children) })
        const fold = readFold(node, from)
        if (fold?.heading && tags.includes(fold.heading))
          return tree(type, { runs: fold.runs, children: fold.children, format: { toggleable: true } })
        if (node.tagName !== 'div' || node.properties['dataSheafType'] !== type) return null
        const [first, ...rest] = from.blocks(node.children)
        return first ? { ...first, type, children: [...first.children, ...rest] } : tree(type)
      },
    },
    markdown: (block, out) => {
      const title = { type: 'heading', depth, children: out.inline(block.runs) }
      return isFolding(block) ? markdownFold(title, block, out) : [title, ...out.blocks(block.children)]
    },
  }
}
