// The three headings, as other programs have them. One that folds what lies below it is the summary of details in HTML.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type KindExchange } from '@sheaf/core/kinds/exchange'
import { boolean } from '@sheaf/core/validation/checks'
import { blockColor } from './block-color'
import { isFolding } from './heading-fold'
import { markdownFold, readFold } from './leading-text'

/** `others`: elements of deeper levels, which are read as this one. */
export function headingExchange(type: string, depth: 1 | 2 | 3, others: readonly string[] = []): KindExchange {
  const tags: readonly string[] = [`h${depth}`, ...others]
  return defineExchange({
    type,
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
  })
}
