// A table that was dropped on a page is a file there, and can become a database: offered for a moment, beside everything else.

import { insertTree } from '@sheaf/core/actions/block-trees'
import type { Uuid } from '@sheaf/core/ids'
import { tree } from '@sheaf/core/kinds/block-tree'
import { afterOf } from '@sheaf/core/operations/anchor'
import { parentOf } from '@sheaf/core/operations/tree'
import type { PageEditor } from '@sheaf/editor/page-editor'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { newId } from '../../data/browser-world'
import { waitingFiles } from '../../data/files/waiting-file'
import { t } from '../../i18n/t'

/** By its name or by what the browser takes it for: spreadsheets claim the type for themselves. */
export const isTable = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.(csv|tsv|tab)$/i.test(name) || type === 'text/csv' || type === 'text/tab-separated-values'

export function offerDatabase({ core }: PageEditor, block: Uuid, file: File, toasts: Toasts): void {
  const make = (): void => {
    const beside = core.replica.block(block)
    if (!beside?.alive) return
    const waits = tree('collection_view', { format: { begin_with_file: 'csv' } })
    core.act(draft => {
      const [made] = insertTree(draft, [waits], parentOf(beside), afterOf(block), newId)
      if (!made) return null
      waitingFiles.set(made, { file, block })
      core.made(made, waits.type, waits)
      return null
    })
  }
  toasts.show({
    text: t('{name} is a CSV file', { name: file.name }),
    action: { label: t('Turn into database'), onAction: make },
  })
}
