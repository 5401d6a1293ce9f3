// What is done with the panels of a strip of tabs.

import { insertTree } from '@sheaf/core/actions/block-trees'
import { inBlock } from '@sheaf/core/actions/blocks/places'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import type { OpenSpace } from '@sheaf/core/operations/open-space'
import { isPanel, newPanel } from './tab'

/** In their order. */
export const panelsIn = (space: Pick<OpenSpace, 'block' | 'view'>, strip: Uuid): readonly Uuid[] =>
  space.view.content(strip).filter(id => {
    const child = space.block(id)
    return child?.alive && child.type === 'tab' && isPanel({ format: child.format ?? {} })
  })

/** Behind the others. */
export function addPanel(draft: Draft, newId: () => Uuid, strip: Uuid): Uuid | undefined {
  const panels = panelsIn(draft.space, strip)
  return insertTree(draft, [newPanel()], inBlock(strip), anchorAt(panels, panels.length), newId)[0]
}

/** To an index among the others. */
export function movePanel(draft: Draft, strip: Uuid, panel: Uuid, index: number): void {
  const rest = panelsIn(draft.space, strip).filter(id => id !== panel)
  draft.move(panel, inBlock(strip), anchorAt(rest, index))
}

/** Without its last panel a strip is nothing. */
export function removePanel(draft: Draft, strip: Uuid, panel: Uuid): void {
  draft.trash(panelsIn(draft.space, strip).length > 1 ? panel : strip)
}
