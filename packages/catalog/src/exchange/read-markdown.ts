// Markdown → HTML → blocks.

import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { WholeKind } from '@sheaf/core/kinds/exchange'
import rehypeParse from 'rehype-parse'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { ForeignNode } from './clean-html'
import { readHtml } from './read-html'

const markdownParser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  // HTML within Markdown is made harmless by the reader, like any other.
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
const htmlParser = unified().use(rehypeParse, { fragment: true })

export const readMarkdown = (kinds: readonly WholeKind[], text: string): readonly BlockTree[] =>
  readHtml(
    kinds,
    parsed(text, () => markdownParser.runSync(markdownParser.parse(text))),
  )

/** HTML where there is no browser to parse it. */
export const readHtmlText = (kinds: readonly WholeKind[], html: string): readonly BlockTree[] =>
  readHtml(
    kinds,
    parsed(html, () => htmlParser.parse(html)),
  )

/** The parsers walk by recursion: what is nested deeper than that is taken for its words. */
function parsed(text: string, parse: () => ForeignNode): readonly ForeignNode[] {
  try {
    return parse().children ?? []
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return [{ type: 'text', value: text.replaceAll(/<[^<>]*>/g, ' ') }]
  }
}
