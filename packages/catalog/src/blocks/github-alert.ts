// Quotes that begin with [!NOTE] and its like, which other programs show as boxes.
import { type HtmlChild, type HtmlElement, htmlText } from '@sheaf/core/kinds/exchange'
import { isBlank, isElement } from '../exchange/html-nodes'

interface Alert {
  readonly icon: string
  readonly color: string
  /** What is in it, without its sign. */
  readonly children: readonly HtmlChild[]
}
const looks: Readonly<Record<string, Pick<Alert, 'icon' | 'color'>>> = {
  note: { icon: 'ℹ️', color: 'blue_background' },
  tip: { icon: '💡', color: 'green_background' },
  important: { icon: '💬', color: 'purple_background' },
  warning: { icon: '⚠️', color: 'yellow_background' },
  caution: { icon: '🛑', color: 'red_background' },
}

export function alertOf(node: HtmlElement): Alert | null {
  const at = node.children.findIndex(child => !isBlank(child))
  const first = node.children[at]
  if (!isElement(first) || first.tagName !== 'p') return null
  const [words, ...rest] = first.children
  const match = words?.type === 'text' ? /^\s*\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(words.value) : null
  const look = looks[match?.[1]?.toLowerCase() ?? '']
  if (!match || !look || words?.type !== 'text') return null
  const begun = words.value.slice(match[0].length)
  // The marker is often a separate line.
  const line = [...(begun === '' ? [] : [htmlText(begun)]), ...(begun === '' ? withoutBreak(rest) : rest)]
  const isAlone = line.every(isBlank)
  return { ...look, children: [...(isAlone ? [] : [{ ...first, children: line }]), ...node.children.slice(at + 1)] }
}
const withoutBreak = ([first, ...rest]: readonly HtmlChild[]): readonly HtmlChild[] =>
  first === undefined ? [] : isElement(first) && first.tagName === 'br' ? rest : [first, ...rest]
