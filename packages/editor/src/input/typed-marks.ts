// Signs typed around words that mark them (`**bold**`), and signs that stand for others (`->`). Each finds itself at the end of
// the text before the caret; none works inside code.
import type { Mark } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import type { WrittenText } from '../commands/text-command'
import { isSafeHref } from '../dom-values'
import { bodyType, schema } from '../schema'
import { quoteFor } from './smart-quotes'

type PlainMark = 'b' | 'i' | 's' | 'c'
interface MarkRule {
  /** The first group stands before the sign, the second is the marked words. */
  readonly pattern: RegExp
  readonly mark: PlainMark
}
// Words neither begin nor end with a space; the sign is no part of a longer one.
const rules: readonly MarkRule[] = [
  { pattern: /(^|[^*])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, mark: 'b' },
  { pattern: /(^|[^\p{L}\p{N}_])__([^\s_](?:[^_]*[^\s_])?)__$/u, mark: 'b' },
  { pattern: /(^|[^*])\*([^\s*](?:[^*]*[^\s*])?)\*$/, mark: 'i' },
  { pattern: /(^|[^\p{L}\p{N}_])_([^\s_](?:[^_]*[^\s_])?)_$/u, mark: 'i' },
  { pattern: /(^|[^~])~~([^\s~](?:[^~]*[^\s~])?)~~$/, mark: 's' },
  { pattern: /(^|[^`])`([^`]+)`$/, mark: 'c' },
]
const LINK = /\[([^[\]\n]+)\]\(([^()\s]+)\)$/
const EQUATION = /(^|[^$])\$\$([^$\n]+)\$\$$/
const replacements: readonly (readonly [pattern: RegExp, typed: string, shown: string])[] = [
  [/(?:^|[^-])->$/, '->', '→'],
  [/(?:^|[^<])<-$/, '<-', '←'],
  [/(?:^|[^=])=>$/, '=>', '⇒'],
  // At the start of a text it may become a line.
  [/[^-]--$/, '--', '—'],
]
/** How far back the opening sign is searched: a limit, since this runs at every key. */
const LONGEST = 2_000
/** What a rule may end with; other keys are not looked at. */
const LAST = new Set('*_~`)$>-"\''.split(''))

interface TypedContext {
  readonly locale: string
}

/** The transaction that carries out what was just typed, or null. */
export function typedMarks(core: WrittenText, { locale }: TypedContext): Transaction | null {
  const { state } = core
  const { $head, empty } = state.selection
  if (!empty || $head.parent.type !== bodyType) return null
  const from = Math.max(0, $head.parentOffset - LONGEST)
  const text = $head.parent.textBetween(from, $head.parentOffset, '', '\uFFFC')
  const last = text.at(-1)
  if (last === undefined || !LAST.has(last) || hasCode(core, 1)) return null
  const end = $head.pos
  // Behind a sign that opens code, other signs are part of what it will say.
  const isInOpenCode = text.split('`').length % 2 === 0
  for (const { pattern, mark } of rules) {
    if (isInOpenCode && mark !== 'c') continue
    const match = pattern.exec(text)
    const words = match?.[2]
    if (!match || words === undefined || (mark !== 'c' && hasCode(core, match[0].length))) continue
    const sign = (match[0].length - (match[1]?.length ?? 0) - words.length) / 2
    const tr = state.tr.delete(end - sign, end).delete(end - 2 * sign - words.length, end - sign - words.length)
    const type = schema.marks[mark]
    const to = end - 2 * sign
    return tr.addMark(to - words.length, to, type.create()).removeStoredMark(type)
  }
  if (isInOpenCode) return null
  return typedLink(core, text) ?? typedEquation(core, text) ?? typedSign(core, text, locale)
}

function typedLink(core: WrittenText, text: string): Transaction | null {
  const [all, words, href] = LINK.exec(text) ?? []
  if (all === undefined || words === undefined || href === undefined || hasCode(core, all.length)) return null
  const address = isSafeHref(href) ? href : `https://${href}`
  if (!isSafeHref(address) || /^[a-z]+:(?!\/\/)/i.test(href)) return null
  const end = core.state.selection.head
  const start = end - all.length
  const mark = schema.mark('a', { href: address })
  const tr = core.state.tr.delete(start + 1 + words.length, end).delete(start, start + 1)
  return tr.addMark(start, start + words.length, mark).removeStoredMark(schema.marks.a)
}
function typedEquation(core: WrittenText, text: string): Transaction | null {
  const [all, lead = '', tex] = EQUATION.exec(text) ?? []
  if (all === undefined || tex === undefined || hasCode(core, all.length)) return null
  const end = core.state.selection.head
  const node = schema.nodes.equation.create({ v: [tex.trim()] }, null, marksHere(core))
  return core.state.tr.replaceWith(end - all.length + lead.length, end, node)
}
function typedSign(core: WrittenText, text: string, locale: string): Transaction | null {
  const end = core.state.selection.head
  const marks = marksHere(core)
  for (const [pattern, typed, shown] of replacements)
    if (pattern.test(text)) return core.state.tr.replaceWith(end - typed.length, end, schema.text(shown, marks))
  const quote = quoteFor(text, locale)
  return quote === null ? null : core.state.tr.replaceWith(end - 1, end, schema.text(quote, marks))
}

/** The marks of the key just typed. */
const marksHere = ({ state }: WrittenText): readonly Mark[] => state.selection.$head.nodeBefore?.marks ?? []
function hasCode({ state }: WrittenText, length: number): boolean {
  const { head } = state.selection
  return state.doc.rangeHasMark(head - length, head, schema.marks.c)
}
