// A page → what it is found by.

import { fold, foldPhrase } from '@sheaf/core/search/fold'
import { addIndexWords, indexWords } from '@sheaf/core/search/words'
import { serverLimits } from '@sheaf/core/server-limits'
import type { IndexedLine, IndexedPage, IndexedPart } from '../storage/search-index'
import type { SaidPage } from '../storage/space/read-page-texts'
import { textOfBlock, titleOfPage } from './block-text'

export function indexedPage(page: SaidPage): IndexedPage {
  const title = foldPhrase(titleOfPage(page))
  const titleWords = [...indexWords(title)]
  return {
    pageId: page.id,
    title,
    titleWords,
    createdBy: page.createdBy,
    createdTime: page.createdTime,
    editedTime: page.editedTime,
    parts: partsOf(page, titleWords),
  }
}

/** Every piece is found by the title's words too: "budget 2026" finds the page Budget that speaks of 2026. */
function partsOf(page: SaidPage, titleWords: readonly string[]): IndexedPart[] {
  const parts: IndexedPart[] = []
  let lines: IndexedLine[] = []
  let characters = 0
  const close = (): void => {
    const words = new Set(titleWords)
    for (const [, text] of lines) addIndexWords(text, words)
    parts.push({ words: [...words], lines })
    lines = []
    characters = 0
  }
  for (const block of page.blocks) {
    const text = fold(textOfBlock(block))
    if (text.trim() === '') continue
    if (
      lines.length >= serverLimits.blocksPerSearchPart ||
      (lines.length > 0 && characters + text.length > serverLimits.charactersPerSearchPart)
    )
      close()
    lines.push([block.id, text])
    characters += text.length
  }
  if (parts.length === 0 || lines.length > 0) close()
  return parts
}
