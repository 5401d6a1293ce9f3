// The page a new space opens on, written as a person would write it.
import { insertTree } from '@sheaf/core/actions/block-trees'
import type { Draft } from '@sheaf/core/actions/draft'
import { createPage } from '@sheaf/core/actions/pages'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { newUuid } from '../auth/secrets'
import { blocksOf, ICON } from './first-page-blocks'
import type { FirstPageWords } from './first-page-words/first-page-words'

export function writeFirstPage(draft: Draft, pageId: Uuid, teamId: Uuid, words: FirstPageWords): void {
  const place = { parent: { table: 'team' as const, id: teamId }, at: atEnd }
  createPage(draft, pageId, place, { title: words.title, format: { page_icon: ICON } })
  insertTree(draft, blocksOf(words), { table: 'block', id: pageId }, atEnd, newUuid)
}
