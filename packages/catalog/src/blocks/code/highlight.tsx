// The colours of code. Shiki and the grammar of a language are loaded when a listing of that language is first shown. The theme
// says only what a word is; how that looks, light and dark, is the stylesheet's.
import type { CodeToken } from '@sheaf/editor/code/highlighting'
import type { HighlighterCore } from 'shiki/core'
import { grammars } from './grammars'
import { aliasOf } from './languages'

/** What a word can be, each with the scopes of grammars that mean it. Later ones win where several fit as well. */
const scopes = {
  punctuation: ['punctuation', 'meta.brace'],
  variable: ['variable.parameter', 'variable.other.property', 'meta.object-literal.key', 'support.type.property-name'],
  keyword: ['keyword', 'storage', 'keyword.operator.new', 'keyword.operator.expression', 'variable.language'],
  operator: ['keyword.operator'],
  type: ['entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.other.inherited-class'],
  function: ['entity.name.function', 'support.function', 'meta.function-call entity.name'],
  number: ['constant', 'constant.numeric', 'support.constant'],
  string: ['string', 'punctuation.definition.string', 'constant.character.escape', 'string.regexp'],
  tag: ['entity.name.tag', 'punctuation.definition.tag', 'markup.heading', 'entity.name.section'],
  attribute: ['entity.other.attribute-name', 'meta.decorator'],
  comment: ['comment', 'punctuation.definition.comment'],
  inserted: ['markup.inserted'],
  deleted: ['markup.deleted'],
} as const
const kinds = Object.keys(scopes) as (keyof typeof scopes)[]
/** Colours of a theme are only numbers here: they count the kinds. */
const colourOf = (index: number): string => `#${(index + 1).toString(16).padStart(6, '0')}`

/** Beyond this a listing is shown without colours: reading it would hold up the page. */
const MOST_CHARACTERS = 40_000
const LONGEST_LINE = 2_000
/** A line that takes longer is left as it is. */
const LINE_MS = 1_000
/** The first lines of a language also pay for getting its grammar ready, and may run out of time for that. */
const TRIES = 4

let shiki: Promise<HighlighterCore> | undefined
async function load(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ])
  return createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    langs: [],
    themes: [
      {
        name: 'kinds',
        type: 'light',
        fg: '#000000',
        bg: '#ffffff',
        settings: [
          { settings: { foreground: '#000000' } },
          ...kinds.map((kind, i) => ({ scope: [...scopes[kind]], settings: { foreground: colourOf(i) } })),
        ],
      },
    ],
  })
}

/** The highlighted tokens of a text in its language; none for a language without a grammar. */
export async function highlight(text: string, language: string): Promise<readonly CodeToken[]> {
  const alias = aliasOf(language)
  if (alias === '' || text === '' || text.length > MOST_CHARACTERS) return []
  const grammar = Object.hasOwn(grammars, alias) ? grammars[alias] : undefined
  if (!grammar) return []
  shiki ??= load()
  const highlighter = await shiki
  await highlighter.loadLanguage((await grammar()).default)
  const read = () =>
    highlighter.codeToTokensBase(text, {
      lang: alias,
      theme: 'kinds',
      tokenizeMaxLineLength: LONGEST_LINE,
      tokenizeTimeLimit: LINE_MS,
    })
  let start = performance.now()
  let lines = read()
  for (let i = 1; i < TRIES && performance.now() - start >= LINE_MS; i++) {
    start = performance.now()
    lines = read()
  }
  return lines.flat().flatMap(({ offset, content, color }) => {
    const kind = kinds[Number.parseInt(color?.slice(1) ?? '0', 16) - 1]
    return kind ? [{ from: offset, to: offset + content.length, kind }] : []
  })
}
