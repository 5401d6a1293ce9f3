// Code, as other programs have it.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, type HtmlElement, type HtmlReader, htmlText } from '@sheaf/core/kinds/exchange'
import { runsOfTitle, titleOfRuns } from '@sheaf/core/text/rich-text'
import { boolean, json, oneOf } from '@sheaf/core/validation/checks'
import { captionOf, languageOf, previewForms } from './code'
import { aliasOf, languageNamed, PLAIN_LANGUAGE } from './languages'

const textOf = ({ runs }: BlockTree): string =>
  runs.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')

export const codeExchange = defineExchange({
  type: 'code',
  properties: { language: json, caption: json },
  format: { code_wrap: boolean, code_preview_format: oneOf(...previewForms) },
  html: {
    write: (block, out) => {
      const alias = aliasOf(languageOf(block.properties))
      const caption = captionOf(block.properties)
      const listing = element('pre', {}, [
        element('code', alias ? { className: [`language-${alias}`] } : {}, [htmlText(textOf(block))]),
      ])
      return caption.length === 0
        ? [listing]
        : [element('figure', {}, [listing, element('figcaption', {}, out.inline(runsOfTitle(caption)))])]
    },
    read: (node, from) => {
      if (node.tagName === 'pre') return readListing(node, from)
      if (node.tagName !== 'figure') return null
      const listing = partOf(node, 'pre')
      const caption = partOf(node, 'figcaption')
      const block = listing && readListing(listing, from)
      if (!block) return null
      const words = caption ? titleOfRuns(from.runs(caption.children)) : []
      return words.length === 0 ? block : { ...block, properties: { ...block.properties, caption: words } }
    },
  },
  // A listing in Markdown has no place for a caption.
  markdown: block =>
    captionOf(block.properties).length > 0
      ? null
      : [{ type: 'code', lang: aliasOf(languageOf(block.properties)) || null, value: textOf(block) }],
  plain: (block, out) =>
    [textOf(block), out.inline(runsOfTitle(captionOf(block.properties)))].filter(text => text !== '').join('\n'),
})

const partOf = (node: HtmlElement, tagName: string): HtmlElement | undefined =>
  node.children.find((child): child is HtmlElement => child.type === 'element' && child.tagName === tagName)

function readListing(pre: HtmlElement, from: HtmlReader): BlockTree | null {
  const inner = partOf(pre, 'code')
  const classes = [inner, pre].flatMap(node => classesOf(node))
  // Mathematics is written as a listing too, and is not code.
  if (classes.includes('math-display')) return null
  const named = classes.find(name => /^(language|lang|highlight-source)-/.test(name))
  const language = languageNamed(named?.replace(/^(language|lang|highlight-source)-/, '') ?? '')
  // The Markdown parser adds a line break at the end of every code block.
  const text = from.verbatim(pre.children).replace(/\n$/, '')
  return tree('code', {
    runs: text === '' ? [] : [{ insert: text }],
    properties: language === PLAIN_LANGUAGE ? {} : { language: [[language]] },
  })
}
const classesOf = (node: HtmlElement | undefined): readonly string[] => {
  const names = node?.properties['className']
  return Array.isArray(names) ? names.map(String) : typeof names === 'string' ? names.split(/\s+/) : []
}
