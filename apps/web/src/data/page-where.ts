// Where a page lies, in words: its team and the pages above it.
import type { Uuid } from '@sheaf/core/ids'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { type PathSource, pathTo } from './page-tree'

export function whereOf(source: PathSource, id: Uuid): string {
  const { team, pages } = pathTo(source, id)
  const above = pages.slice(0, -1).map(page => rawTitle(source.block(page)))
  return [team, ...above].filter(Boolean).join(' / ')
}
