// Files that were dropped or pasted onto a page: each becomes a block of the kind that shows it, and is sent from there.

import { insertTree } from '@sheaf/core/actions/block-trees'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { afterOf } from '@sheaf/core/operations/anchor'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { parentOf } from '@sheaf/core/operations/tree'
import { lineBelow } from '@sheaf/editor/commands/add-block'
import type { HostFiles } from '@sheaf/editor/host/block-host'
import type { PageEditor } from '@sheaf/editor/page-editor'
import { ratioOfFile } from '@sheaf/editor/views/picture-size'
import type { Replica } from '@sheaf/sync/replica'
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
    made = plantFiles(draft, core.replica, core.pageId, trees, at?.block ?? null)
    const last = made.at(-1)
    return last === undefined ? null : lineBelow(core, draft, last)
  })
  for (const [i, file] of files.entries()) {
    const id = made[i]
    if (!id) continue
    send(id, file)
    if (isTable(file)) offerDatabase(editor, id, file, toasts)
  }
}

/** After the block they were dropped on; an empty paragraph makes room for them. */
function plantFiles(
  draft: Draft,
  replica: Replica,
  page: Uuid,
  trees: readonly BlockTree[],
  beside: Uuid | null,
): readonly Uuid[] {
  const block = beside === null ? undefined : replica.block(beside)
  if (beside === null || !block?.alive || beside === page)
    return insertTree(draft, trees, { table: 'block', id: page }, { after: [], before: [] }, newId)
  const made = insertTree(draft, trees, parentOf(block), afterOf(beside), newId)
  const isEmpty = replica.length(beside) === 0 && replica.view.content(beside).length === 0
  if (isEmpty && replica.options.kinds.traits(block.type).flowing) draft.trash(beside, true)
  return made
}
