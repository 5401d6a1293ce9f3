// Lists as HTML means them. Word writes items as paragraphs with a level in their style; others put a list directly into a list.
import { element, type HtmlChild, type HtmlElement } from '@sheaf/core/kinds/exchange'
import { isBlank, isElement, isList, textOf, textProperty } from './html-nodes'

export function regularLists(children: readonly HtmlChild[]): readonly HtmlChild[] {
  return children.some(child => wordLevel(child) > 0) ? wordLists(children) : children
}

const wordLevel = (node: HtmlChild): number =>
  isElement(node) ? Number(/mso-list:[^;]*level(\d)/.exec(textProperty(node, 'style'))?.[1] ?? 0) : 0
const isMarker = (node: HtmlChild): boolean =>
  isElement(node) && /mso-list:\s*ignore/i.test(textProperty(node, 'style'))

interface Item {
  readonly level: number
  readonly isOrdered: boolean
  readonly children: readonly HtmlChild[]
}
function itemOf(node: HtmlElement): Item {
  const marker = node.children.find(isMarker)
  return {
    level: wordLevel(node),
    // "1." and "a)" count; a dot or a sign of a symbol font does not.
    isOrdered: marker !== undefined && /^\(?([0-9]+|[a-z]{1,4})[.)]/i.test(textOf(marker).trim()),
    children: node.children.filter(child => !isMarker(child)),
  }
}

function wordLists(children: readonly HtmlChild[]): readonly HtmlChild[] {
  const out: HtmlChild[] = []
  let items: Item[] = []
  const flush = (): void => {
    if (items.length > 0) out.push(...nestedLists(items))
    items = []
  }
  for (const child of children) {
    if (isElement(child) && wordLevel(child) > 0) items.push(itemOf(child))
    else if (items.length === 0 || !isBlank(child)) {
      flush()
      out.push(child)
    }
  }
  flush()
  return out
}
function nestedLists(items: readonly Item[]): HtmlElement[] {
  const lists: HtmlElement[] = []
  for (let i = 0; i < items.length; ) {
    const item = items[i] as Item
    let end = i + 1
    while (end < items.length && (items[end] as Item).level > item.level) end++
    const below = nestedLists(items.slice(i + 1, end))
    lists.push(element(item.isOrdered ? 'ol' : 'ul', {}, [element('li', {}, [...item.children, ...below])]))
    i = end
  }
  return lists
}

/** A list as lists of one item each, which is how kinds see them. The first keeps what the list says of itself. */
export function singleItems(list: HtmlElement): readonly HtmlElement[] {
  const items: HtmlElement[] = []
  for (const child of list.children) {
    const last = items.at(-1)
    if (isBlank(child)) continue
    if (isElement(child) && child.tagName === 'li') items.push(child)
    else if (isList(child) && last) items[items.length - 1] = { ...last, children: [...last.children, child] }
    else items.push(element('li', {}, [child]))
  }
  const { start: _start, ...rest } = list.properties
  return items.map((item, i) => {
    const own = ownStamps(item)
    const bare = Object.fromEntries(Object.entries(item.properties).filter(([name]) => !(name in own)))
    return element(list.tagName, { ...(i === 0 ? list.properties : rest), ...own }, [{ ...item, properties: bare }])
  })
}
const ownStamps = ({ properties }: HtmlElement): HtmlElement['properties'] =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => name.startsWith('dataSheaf')))

/** Lists of one item each, written by blocks in a row, become one list; the items carry what the lists said of the blocks. */
export function joinedLists(written: readonly HtmlChild[]): readonly HtmlChild[] {
  const out: HtmlChild[] = []
  for (const node of written) {
    const last = out.at(-1)
    const item = singleItem(node)
    if (!item || !isElement(node)) {
      out.push(node)
      continue
    }
    const { start, type } = node.properties
    const isSame = isList(last) && last.tagName === node.tagName && last.properties['type'] === type
    if (isSame && start === undefined) out[out.length - 1] = { ...last, children: [...last.children, item] }
    else out.push(element(node.tagName, { ...(start ? { start } : {}), ...(type ? { type } : {}) }, [item]))
  }
  return out
}
function singleItem(node: HtmlChild): HtmlElement | null {
  const [item, ...others] = isList(node) ? node.children : []
  if (!isList(node) || !isElement(item) || item.tagName !== 'li' || others.length > 0) return null
  return { ...item, properties: { ...item.properties, ...ownStamps(node) } }
}
