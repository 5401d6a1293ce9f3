// Code: text of its own without marks, coloured by its language, with a caption under it.
import { type BlockSeed, defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree } from '@sheaf/core/kinds/block-tree'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { languageNamed, PLAIN_LANGUAGE } from './languages'

/** What a diagram shows: its words, its drawing, or both. */
export const previewForms = ['code', 'preview', 'split'] as const
type PreviewForm = (typeof previewForms)[number]

export const languageOf = (properties: BlockTree['properties']): string =>
  plainText(properties['language'] as RichText | undefined) || PLAIN_LANGUAGE
export const captionOf = (properties: BlockTree['properties']): RichText =>
  Array.isArray(properties['caption']) ? (properties['caption'] as RichText) : []

export const inLanguage = (name: string): BlockSeed => ({ properties: { language: [[name]] } })

export const code = defineBlock({
  type: 'code',
  label: 'Code',
  head: 'code',
  forms: { properties: ['language'], format: ['code_preview_format'] },
  typed: [{ sign: '```' }],
  readSign: typed => {
    const [, word] = /^```([\w+#.-]+)$/.exec(typed) ?? []
    return word === undefined ? null : inLanguage(languageNamed(word))
  },
  turn: { digit: 8 },
})

export const isDiagram = (language: string): boolean => language === 'Mermaid'
/** What is seen of a listing: itself, what it draws, or both. */
export function previewOf({ properties, format }: Pick<BlockTree, 'properties' | 'format'>): PreviewForm {
  if (!isDiagram(languageOf(properties))) return 'code'
  const form = format['code_preview_format']
  return form === 'code' || form === 'preview' ? form : 'split'
}
