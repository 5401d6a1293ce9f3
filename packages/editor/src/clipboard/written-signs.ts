// What plain text looks like: Markdown, a range of a spreadsheet, a single address. Guesses err on the side of plain text.
import { isSafeHref } from '@sheaf/core/links/safe-link'

const strong: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^\s*(```|~~~)/m,
  /^\s*[-*+] \[[ xX]\] \S/m,
  /^\s*\|?(\s*:?-{3,}:?\s*\|)+(\s*:?-{3,}:?\s*)?$/m,
  /!?\[[^\]\n]*\]\((https?:|mailto:|\/|#)[^)\s]*\)/,
  /^\s*\$\$\s*$/m,
]
const weak: readonly RegExp[] = [
  /(^|\n)\s*[-*+] \S[^\n]*\n\s*[-*+] \S/,
  /(^|\n)\s*\d{1,3}[.)] \S[^\n]*\n\s*\d{1,3}[.)] \S/,
  /(^|[\s(])(\*\*|__)\S([^\n]*?\S)?\2(?=$|[\s.,;:!?)])/m,
  /(^|\s)`[^`\n]+`(?=$|[\s.,;:!?)])/m,
  /^> \S/m,
  /^(---|\*\*\*)$/m,
]
/** Lines as programs have them: they end in a bracket or semicolon, or are a call or an assignment. */
const codeLine =
  /[;{}]\s*$|^\s*(import|from|def|class|return|const|let|var|function|if|for|while|fi|done|export|echo)\b|^#!/

export function looksLikeMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '')
  const isFenced = /^\s*(```|~~~)/m.test(text)
  const code = lines.filter(line => codeLine.test(line)).length
  // A comment sign of a program looks like a heading.
  if (!isFenced && code > 0 && code * 4 >= lines.length) return false
  if (strong.some(sign => sign.test(text))) return true
  const isList = weak.slice(0, 2).some(sign => sign.test(text))
  return isList || weak.filter(sign => sign.test(text)).length >= 1
}

/** Cells beside each other by tabs, in at least two lines of as many cells. */
export function cellsOf(text: string): readonly (readonly string[])[] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const rows = lines.map(line => line.split('\t'))
  const [first] = rows
  const isTable = rows.length > 1 && first !== undefined && first.length > 1
  // Lines that only begin with tabs are indented text.
  return isTable && rows.every(row => row.length === first.length) && lines.some(line => /\S\t/.test(line))
    ? rows
    : null
}

/** The one address that a text is, or null. */
export function onlyUrl(text: string): string | null {
  const url = text.trim()
  return /^(https?:\/\/|mailto:)\S+$/i.test(url) && isSafeHref(url) && url.length <= 2_048 ? url : null
}
