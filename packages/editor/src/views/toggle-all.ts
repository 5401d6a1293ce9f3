// Opens every block that folds; closes them when all are open. It asks the records: of a long page not all is drawn, and to look through
// what is would take long.
import type { Uuid } from '@sheaf/core/ids'
import { foldOf } from '../commands/places'
import type { EditorCore } from '../editor-core'
import { shownChildren } from '../render'

interface Folding {
  readonly core: EditorCore
  readonly setOpen: (id: Uuid, open: boolean) => void
}

export function toggleAll(folding: Folding): void {
  const { core } = folding
  const folds: Uuid[] = []
  const visit = (parent: Uuid): void => {
    for (const id of shownChildren(core.replica, parent, core.pageId)) {
      if (foldOf(core, id) !== null) folds.push(id)
      visit(id)
    }
  }
  visit(core.pageId)
  const open = folds.some(id => foldOf(core, id) === 'closed')
  for (const id of folds) folding.setOpen(id, open)
}
