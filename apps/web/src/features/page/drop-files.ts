// Files that were dropped or pasted onto a page: each becomes a block of the kind that shows it, and is sent from there.

import { insertBeside } from '@sheaf/core/actions/blocks/insert-beside'
import { goOn } from '@sheaf/core/actions/blocks/turn-block'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import type { HostFiles } from '@sheaf/editor/host/block-host'
import type { PageEditor } from '@sheaf/editor/page-editor'
import { ratioOfFile } from '@sheaf/editor/views/picture-size'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { newId } from '../../data/browser-world'
import { isTable, offerDatabase } from './offer-database'

/** By what the browser takes it for; whatever it is not sure of is a file. */
export function kindOfFile({ type }: Pick<File, 'type'>): string {
  if (type === 'application/pdf') return 'pdf'
  const family = type.split('/')[0] ?? ''
  return ['image', 'video', 'audio'].includes(family) ? family : 'file'
}

async function treeOfFile(file: File): Promise<BlockTree> {
  const kind = kindOfFile(file)
  const ratio = kind === 'image' ? await ratioOfFile(file) : null
  return tree(kind, ratio === null ? {} : { format: { block_aspect_ratio: ratio } })
}

export async function dropFiles(
  editor: PageEditor,
  files: readonly File[],
  at: BlockPoint | null,
  send: HostFiles['upload'],
  toasts: Toasts,
): Promise<void> {
  const trees = await Promise.all(files.map(treeOfFile))
  const { core } = editor
  let made: readonly Uuid[] = []
  core.act(draft => {
    made = insertBeside(draft, trees, core.pageId, at?.block ?? null, newId)
    const last = made.at(-1)
    return last === undefined ? null : goOn(draft, core.ports, last)
  })
  for (const [i, file] of files.entries()) {
    const id = made[i]
    if (!id) continue
    send(id, file)
    if (isTable(file)) offerDatabase(editor, id, file, toasts)
  }
}
