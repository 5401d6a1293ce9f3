// Putting in the best that a clipboard or a drag has.
import type { PutOptions } from '@sheaf/core/actions/blocks/put-trees'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { caretPoint, selectedRange, selectedVoid } from '../commands/command'
import { pasteVerbatim } from '../commands/paste'
import { type LongPasteOptions, pasteManyBlocks } from '../commands/paste-long'
import type { EditorCore } from '../editor-core'
import type { Exchange } from '../host/block-host'
import type { PastedUrl } from '../input/inline-controller'
import { codeType } from '../schema'
import { holdSelection } from './held-selection'
import { originalsIn } from './originals'
import { pastePictures } from './paste-pictures'
import { pasteUrl } from './paste-url'
import { htmlIn, ownOf, plainTrees, type Transfer, textTrees } from './transfer'
import { onlyUrl } from './written-signs'

export interface PasteHooks {
  readonly onPastedUrl?: (pasted: PastedUrl) => void
  /** Files that were pasted or dropped at a place; null on a page without blocks. */
  readonly onFiles?: (files: readonly File[], at: BlockPoint | null) => void
  /** A block was made for a picture that came inside what was pasted. */
  readonly onPicture?: (block: Uuid, picture: File) => void
  /** Fetches a block that is not here, as far as there is one for this person. */
  readonly learnBlock?: (block: Uuid) => Promise<unknown>
  /** How far a long paste is. */
  readonly onPasteProgress?: LongPasteOptions['onProgress']
}

export function pasteTransfer(
  core: EditorCore,
  data: Transfer & { readonly files?: ArrayLike<File> },
  exchange: Exchange,
  hooks: PasteHooks,
  isPlain: boolean,
): void {
  const pasteTrees = (trees: readonly BlockTree[], options: PutOptions = {}): boolean =>
    pasteManyBlocks(trees, {
      ...options,
      ...(hooks.onPasteProgress && { onProgress: hooks.onPasteProgress }),
    })(core)
  const text = data.getData('text/plain')
  const html = data.getData('text/html')
  if (core.state.selection.$head.parent.type === codeType) {
    if (text !== '') pasteVerbatim(text.replaceAll(/\r\n?/g, '\n'))(core)
    return
  }
  if (isPlain) {
    if (text !== '') pasteTrees(plainTrees(text))
    return
  }
  const own = ownOf(data, exchange)
  if (own) {
    afterOriginals(core, own.trees, hooks, () => pasteTrees(own.trees, { areWhole: !own.isText }))
    return
  }
  const files = Array.from(data.files ?? [])
  // A spreadsheet puts a picture of the cells beside the cells; a picture alone has no text.
  if (files.length > 0 && text === '') {
    hooks.onFiles?.(files, placeOf(core))
    return
  }
  const url = onlyUrl(text)
  if (url !== null && pasteUrl(core, url, pasted => hooks.onPastedUrl?.(pasted))) return
  if (html !== '' && pasteHtml(core, data, files, exchange, hooks, pasteTrees)) return
  if (text === '') return
  const read = textTrees(text, exchange)
  pasteTrees(read.length > 0 ? read : plainTrees(text))
}

/** A page or a database that was cut on a page that is not here, as in another tab, is fetched first: it is to be the same one. */
function afterOriginals(
  core: EditorCore,
  trees: readonly BlockTree[],
  { learnBlock }: PasteHooks,
  paste: () => boolean,
): void {
  const unknown = learnBlock ? originalsIn(trees).filter(id => !core.replica.block(id)) : []
  if (!learnBlock || unknown.length === 0) {
    paste()
    return
  }
  const atSelection = holdSelection(core)
  void Promise.allSettled(unknown.map(learnBlock)).then(() => atSelection(paste))
}

/** False when there is nothing to read in it. */
function pasteHtml(
  core: EditorCore,
  data: Transfer,
  files: readonly File[],
  exchange: Exchange,
  { onPicture }: PasteHooks,
  pasteTrees: (trees: readonly BlockTree[]) => boolean,
): boolean {
  const html = htmlIn(data)
  if (!/<img\b[^>]*\ssrc\s*=\s*["']?(data|file):/i.test(html)) {
    const trees = exchange.fromHtml(html)
    return trees.length > 0 && (pasteTrees(trees), true)
  }
  pastePictures(core, html, { files, rtf: data.getData('text/rtf') }, exchange, onPicture)
  return true
}

function placeOf(core: EditorCore): BlockPoint | null {
  const lone = selectedVoid(core)
  return lone === null ? (selectedRange(core)?.to ?? caretPoint(core)) : { block: lone, offset: 0 }
}
