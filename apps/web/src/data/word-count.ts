// How many words stand on a page, in any language: where words are not parted by spaces the browser knows their borders.
import { catalogKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import type { Replica } from '@sheaf/sync/replica'
import { activeLocale } from '../i18n/t'

export function countWords(text: string, locale: string): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text))
    if (isWordLike) count++
  return count
}

/** Of what is here; without the title and without pages inside. */
export function wordsOnPage(replica: Replica, pageId: Uuid): number {
  const texts: string[] = []
  const visit = (ids: readonly Uuid[]): void => {
    for (const id of ids) {
      const block = replica.block(id)
      if (!block?.alive || catalogKinds.traits(block.type).page) continue
      texts.push(plainText(block.properties?.['title'] as RichText | undefined))
      visit(block.content ?? [])
    }
  }
  visit(replica.block(pageId)?.content ?? [])
  return countWords(texts.join('\n'), activeLocale())
}
