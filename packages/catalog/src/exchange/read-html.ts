// hast → blocks. Elements that carry a type go to that kind first; others are offered to the kinds in their order. What no kind
// wants is looked through, and loose text becomes paragraphs.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import type { HtmlChild, HtmlElement, HtmlReader, WholeKind } from '@sheaf/core/kinds/exchange'
import { isBlockType } from '@sheaf/core/records/block-types'
import { cleanHtml, type ForeignNode } from './clean-html'
import { blockTags, boxTags, holdsBlocks, isBlank, isElement, isList, textProperty, typeStamp } from './html-nodes'
import { marksOf, readInlineHtml, verbatimText } from './read-inline-html'
import { singleItems } from './regular-lists'
import { withStampedFields } from './stamps'

export const readHtml = (kinds: readonly WholeKind[], nodes: readonly ForeignNode[]): readonly BlockTree[] =>
  new Reader(kinds).blocks(cleanHtml(nodes))

class Reader implements HtmlReader {
  private readonly byType: ReadonlyMap<string, WholeKind>
  /** Inside of an element of our own nothing is left out, however empty. */
  private isOwn = false

  constructor(private readonly kinds: readonly WholeKind[]) {
    this.byType = new Map(kinds.map(kind => [kind.type, kind]))
  }

  runs(children: readonly HtmlChild[]) {
    return readInlineHtml(children)
  }
  verbatim(children: readonly HtmlChild[]): string {
    return verbatimText(children)
  }
  blocks(children: readonly HtmlChild[]): readonly BlockTree[] {
    const out: BlockTree[] = []
    let loose: HtmlChild[] = []
    const flush = (): void => {
      const runs = readInlineHtml(loose)
      if (runs.length > 0) out.push(tree('text', { runs }))
      loose = []
    }
    for (const child of children) {
      const found = isElement(child) ? this.block(child) : null
      if (found === null) loose.push(child)
      else {
        flush()
        out.push(...found)
      }
    }
    flush()
    return out
  }

  /** Null: a part of the line around it. */
  private block(node: HtmlElement): readonly BlockTree[] | null {
    const type = typeStamp(node)
    if (type !== null) {
      const own = this.own(type, node)
      if (own) return own
    }
    if (isList(node)) return singleItems(node).flatMap(item => this.claimed(item) ?? this.blocks(item.children))
    if (node.tagName === 'p' && !holdsBlocks(node) && node.children.length === 0 && !this.isOwn) return []
    // A picture in a paragraph is a block between two.
    const isSplit = node.tagName === 'p' && holdsBlocks(node)
    const claimed = isSplit ? null : (this.entitled(node) ?? this.claimed(node))
    if (claimed) return claimed
    if (node.tagName === 'iframe') return []
    if (node.tagName === 'pre') return [tree('text', { runs: readInlineHtml([node]) })]
    if (blockTags.has(node.tagName)) return this.blocks(node.children)
    return holdsBlocks(node) ? this.blocks(pushedDown(node)) : null
  }
  /** A link that is alone in its paragraph and bears the name of a kind of box, as our Markdown writes it. */
  private entitled(node: HtmlElement): readonly BlockTree[] | null {
    const [link, ...others] = node.tagName === 'p' ? node.children.filter(child => !isBlank(child)) : []
    if (!isElement(link) || link.tagName !== 'a' || others.length > 0) return null
    const kind = this.kinds.find(({ head, label }) => head === 'void' && label === link.properties['title'])
    const href = textProperty(link, 'href')
    if (!kind || href === '') return null
    const { title: _title, ...properties } = link.properties
    const own = this.own(kind.type, { ...link, properties: { ...properties, dataSheafType: kind.type } })
    const name = ['source', 'link'].find(field => kind.properties[field])
    return own ?? (name ? [tree(kind.type, { properties: { [name]: [[href]] } })] : null)
  }
  private claimed(node: HtmlElement): readonly BlockTree[] | null {
    const type = typeStamp(node)
    const own = type === null ? null : this.own(type, node)
    if (own) return own
    for (const kind of this.kinds) {
      const read = kind.html.read(node, this)
      if (read) return 'type' in read ? [read] : read
    }
    return null
  }
  private own(type: string, node: HtmlElement): readonly BlockTree[] | null {
    const kind = this.byType.get(type)
    const outer = this.isOwn
    this.isOwn = true
    const read = kind ? kind.html.read(node, this) : this.unknown(type, node)
    this.isOwn = outer
    if (!read) return null
    const [first, ...rest] = 'type' in read ? [read] : read
    return first?.type === type ? [withStampedFields(node, first, kind), ...rest] : first ? [first, ...rest] : []
  }
  /** A type that this build does not know but that is one: its content is kept as it was written. */
  private unknown(type: string, node: HtmlElement): BlockTree | null {
    if (!isBlockType(type)) return null
    const [head, ...rest] = node.children
    const isHead = isElement(head) && head.tagName === 'p' && typeStamp(head) === null
    return tree(type, {
      runs: isHead ? readInlineHtml(head.children) : [],
      children: this.blocks(isHead ? rest : node.children),
    })
  }
}

/** Lists and tables hold only their own parts, so a mark goes further in. */
const structural = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr'])

/** A mark around blocks goes into each of them. */
function pushedDown(node: HtmlElement): readonly HtmlChild[] {
  if (Object.keys(marksOf(node)).length === 0) return node.children
  return node.children.map((child): HtmlChild => {
    if (!isElement(child)) return { ...node, children: [child] }
    if (structural.has(child.tagName)) return { ...child, children: pushedDown({ ...node, children: child.children }) }
    if (boxTags.has(child.tagName) || typeStamp(child) !== null) return child
    const isBlock = blockTags.has(child.tagName) || child.tagName === 'td'
    // Two marks around a block would be swapped endlessly: the outer one is moved past the inner one, down to the block.
    if (!isBlock && holdsBlocks(child)) return { ...child, children: pushedDown({ ...node, children: child.children }) }
    return isBlock ? { ...child, children: [{ ...node, children: child.children }] } : { ...node, children: [child] }
  })
}
