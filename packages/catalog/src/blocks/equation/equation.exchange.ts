// Equation, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type HtmlChild, type HtmlElement, htmlText } from '@sheaf/core/kinds/exchange'
import { texOf } from './equation'

export const equationExchange = defineExchange({
  type: 'equation',
  html: {
    write: block => [
      element('pre', {}, [element('code', { className: ['language-math', 'math-display'] }, [htmlText(texOf(block))])]),
    ],
    read: (node, from) => {
      const math = mathIn(node)
      if (!math) return null
      const tex = from.verbatim(math.children).replace(/\n$/, '')
      return tree('equation', { runs: tex === '' ? [] : [{ insert: tex }] })
    },
  },
  markdown: block => [{ type: 'math', value: texOf(block) }],
  plain: texOf,
})

/** The element whose text is the TeX: as Markdown gives it, or as pages that were drawn by KaTeX carry it. */
function mathIn(node: HtmlElement): HtmlElement | null {
  const inner = node.children.find((child): child is HtmlElement => child.type === 'element')
  if (node.tagName === 'pre' && inner?.tagName === 'code' && hasClass(inner, 'math-display')) return inner
  if (hasClass(node, 'katex-display')) return find(node.children, one => one.tagName === 'annotation')
  return null
}
function find(children: readonly HtmlChild[], test: (node: HtmlElement) => boolean): HtmlElement | null {
  for (const child of children) {
    if (child.type !== 'element') continue
    const found = test(child) ? child : find(child.children, test)
    if (found) return found
  }
  return null
}
const hasClass = (node: HtmlElement, name: string): boolean => {
  const names = node.properties['className']
  return Array.isArray(names) && names.includes(name)
}
