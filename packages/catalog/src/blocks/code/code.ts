// Code: text of its own without marks, coloured by its language, with a caption under it.
import { type BlockSeed, defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { element, type HtmlElement, type HtmlReader, htmlText } from '@sheaf/core/kinds/exchange'
import { plainText, type RichText, runsOfTitle, titleOfRuns } from '@sheaf/core/text/rich-text'
import { boolean, json, oneOf } from '@sheaf/core/validation/checks'
import { aliasOf, languageNamed, PLAIN_LANGUAGE } from './languages'

/** What a diagram shows: its words, its drawing, or both. */
export const previewForms = ['code', 'preview', 'split'] as const
export type PreviewForm = (typeof previewForms)[number]

export const languageOf = (properties: BlockTree['properties']): string =>
  plainText(properties['language'] as RichText | undefined) || PLAIN_LANGUAGE
export const captionOf = (properties: BlockTree['properties']): RichText =>
  Array.isArray(properties['caption']) ? (properties['caption'] as RichText) : []

const textOf = ({ runs }: BlockTree): string =>
  runs.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')
const inLanguage = (name: string): BlockSeed => ({ properties: { language: [[name]] } })

export const code = defineBlock({
  type: 'code',
  label: 'Code',
  icon: 'square-code',
  head: 'code',
  offers: [
    {
      label: 'Code',
      description: 'A listing, coloured by its language.',
      icon: 'square-code',
      group: 'basic',
      aliases: 'snippet, listing, source, program, pre, monospace',
    },
    {
      label: 'Mermaid diagram',
      description: 'A diagram drawn from words.',
      icon: 'workflow',
      group: 'advanced',
      aliases: 'flowchart, sequence, graph, chart',
      seed: { ...inLanguage('Mermaid'), format: { code_preview_format: 'split' } },
    },
  ],
  typed: [{ sign: '```' }],
  readSign: typed => {
    const [, word] = /^```([\w+#.-]+)$/.exec(typed) ?? []
    return word === undefined ? null : inLanguage(languageNamed(word))
  },
  turn: { digit: 8 },
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
  // The parser of Markdown ends every listing with a line break that nobody wrote.
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

export const isDiagram = (language: string): boolean => language === 'Mermaid'
/** What is seen of a listing: itself, what it draws, or both. */
export function previewOf({ properties, format }: Pick<BlockTree, 'properties' | 'format'>): PreviewForm {
  if (!isDiagram(languageOf(properties))) return 'code'
  const form = format['code_preview_format']
  return form === 'code' || form === 'preview' ? form : 'split'
}
