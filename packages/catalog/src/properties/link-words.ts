// Links in Markdown and HTML. Words and addresses are other people's: the first cannot end the link, the second lead nowhere unsafe.
import { element, htmlText } from '@sheaf/core/kinds/exchange'
import { isSafeHref } from '@sheaf/core/links/safe-link'
import { printHtml } from '../exchange/print-html'

const markdownWords = (words: string): string => words.replaceAll(/([\\`*_[\]<>|~$])/g, '\\$1').replaceAll('\n', ' ')
export const markdownLink = (words: string, href: string): string =>
  isSafeHref(href)
    ? `[${markdownWords(words)}](${encodeURI(decodeSafely(href)).replaceAll('(', '%28').replaceAll(')', '%29')})`
    : markdownWords(words)
/** What is encoded already stays so, once. */
function decodeSafely(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

const htmlWords = (words: string): string => printHtml([htmlText(words)])
export const htmlLink = (words: string, href: string): string =>
  isSafeHref(href) ? printHtml([element('a', { href }, [htmlText(words)])]) : htmlWords(words)
export const htmlColored = (words: string, color: string): string =>
  printHtml([element('span', { dataColor: color }, [htmlText(words)])])
/** As a mention in a text, which is what it becomes when it is read again. */
export const htmlMention = (words: string, kind: 'u' | 'p', id: string): string =>
  printHtml([element('span', { dataSheafEmbed: JSON.stringify({ k: kind, v: [id] }) }, [htmlText(words)])])
