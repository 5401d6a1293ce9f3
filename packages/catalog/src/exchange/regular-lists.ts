// Lists as HTML means them. Word writes items as paragraphs with a level in their style, and on the web a list of one item for each,
// with a level in an attribute; others put a list directly into a list.
import { element, type HtmlChild, type HtmlElement } from '@sheaf/core/kinds/exchange'
import { descendants, hasClass, isBlank, isElement, isList, textOf, textProperty } from './html-nodes'

export function regularLists(children: readonly HtmlChild[]): readonly HtmlChild[] {
  const plain = children.flatMap(unwrapped)
  return plain.some(child => levelOf(child) > 0) ? leveledLists(plain) : children
}
/** Word on the web puts each of its lists into a box of its own. */
const unwrapped = (node: HtmlChild): readonly HtmlChild[] =>
  isElement(node) && hasClass(node, 'ListContainerWrapper') ? node.children : [node]

const levelOf = (node: HtmlChild): number => (isElement(node) ? wordLevel(node) || webLevel(node) : 0)
const wordLevel = (node: HtmlElement): number =>
  Number(/mso-list:[^;]*level(\d)/.exec(textProperty(node, 'style'))?.[1] ?? 0)
/** Of a list of one item that says its level. */
function webLevel(node: HtmlElement): number {
  const [item, ...others] = isList(node) ? node.children.filter(child => !isBlank(child)) : []
  return isElement(item) && others.length === 0 ? Number(textProperty(item, 'dataAriaLevel')) || 0 : 0
}
const isMarker = (node: HtmlChild): boolean =>
  isElement(node) && /mso-list:\s*ignore/i.test(textProperty(node, 'style'))

interface Item {
  readonly level: number
  readonly isOrdered: boolean
  readonly properties?: HtmlElement['properties']
  readonly children: readonly HtmlChild[]
}
function itemOf(node: HtmlElement): Item {
  if (isList(node)) {
    const item = node.children.find(isElement)
    const level = webLevel(node)
    // Boxes around it are looked through from the inside: the level is still to be read by those around.
    const properties = { dataAriaLevel: String(level) }
    return { level, properties, isOrdered: node.tagName === 'ol', children: item?.children ?? [] }
  }
  // A sign of a symbol font has the element of that font around it.
  const marker = [...descendants(node)].find(isMarker)
  return {
    level: wordLevel(node),
    // "1." and "a)" count; a dot or a sign of a symbol font does not.
    isOrdered: marker !== undefined && /^\(?([0-9]+|[a-z]{1,4})[.)]/i.test(textOf(marker).trim()),
    children: withoutMarker(node.children),
  }
}
const withoutMarker = (children: readonly HtmlChild[]): readonly HtmlChild[] =>
  children
    .filter(child => !isMarker(child))
    .map(child => (isElement(child) ? { ...child, children: withoutMarker(child.children) } : child))

function leveledLists(children: readonly HtmlChild[]): readonly HtmlChild[] {
  const out: HtmlChild[] = []
  let items: Item[] = []
  const flush = (): void => {
    if (items.length > 0) out.push(...nestedLists(items))
    items = []
  }
  for (const child of children) {
    if (isElement(child) && levelOf(child) > 0) items.push(itemOf(child))
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
    lists.push(
      element(item.isOrdered ? 'ol' : 'ul', {}, [element('li', item.properties ?? {}, [...item.children, ...below])]),
    )
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
