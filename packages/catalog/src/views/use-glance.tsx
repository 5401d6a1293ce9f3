// A glance at a row's page: it is fetched as long as what shows it is drawn.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock, useChannelOf } from '@sheaf/editor/host/use-block'
import { type Glance, glanceAt } from './page-content'

/** Null while the page is on its way. */
export function useGlance(row: Uuid, mostWords: number): Glance | null {
  const { replica } = useBlockHost()
  const state = useChannelOf(row)
  // Drawn again when somebody writes on the page: its row is edited then, too.
  useBlock(row)
  if (state === 'loading') return null
  return glanceAt(
    row,
    {
      block: id => replica.block(id),
      content: id => replica.view.content(id),
      isPage: type => replica.options.kinds.traits(type).page,
    },
    mostWords,
  )
}
