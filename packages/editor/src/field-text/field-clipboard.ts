// Copying from a field, and pasting into it: a piece of text with its marks and never a block. What is pasted is read in a document
// that loads and runs nothing, as everything that comes onto a page.
import { PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import { tree } from '@sheaf/core/kinds/block-tree'
import type { Run } from '@sheaf/core/text/rich-text'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
import { Slice } from 'prosemirror-model'
import { keptData } from '../clipboard/clipboard'
import type { ClipboardHandler } from '../clipboard/clipboard-handler'
import { textsOf } from '../clipboard/texts-of'
import { htmlIn, ownOf, type Transfer } from '../clipboard/transfer'
import { onlyUrl } from '../clipboard/written-signs'
import { setLink } from '../commands/inline-marks'
import type { WrittenText } from '../commands/text-command'
import type { Exchange } from '../host/block-host'
import { inlineOfRuns, runsOfInline } from '../inline'

/** False: nothing is selected, or what writes the formats is not here and ProseMirror writes what it can. */
export function copyFrom(text: WrittenText, data: Transfer, clipboardHandler: Fetched<ClipboardHandler>): boolean {
  const { from, to, empty } = text.state.selection
  const here = clipboardHandler.get()
  if (empty || !here) return false
  const runs = runsOfInline(text.state.doc.content.cut(from, to))
  here.write(data, { trees: [tree(PARAGRAPH, { runs })], isText: true })
  return true
}

/** `isPlain`: only the letters. Until what reads the formats is here, a paste waits. */
export function pasteInto(
  text: WrittenText,
  data: Transfer,
  isPlain: boolean,
  clipboardHandler: Fetched<ClipboardHandler>,
): void {
  const words = data.getData('text/plain').replaceAll(/\r\n?/g, '\n')
  const url = isPlain ? null : onlyUrl(words)
  const { from, to, empty } = text.state.selection
  if (url !== null && !empty) {
    setLink(from, to, url)(text)
    return
  }
  if (url !== null || isPlain) {
    put(text, [{ insert: url ?? words, ...(url !== null && { attributes: { a: url } }) }])
    return
  }
  const here = clipboardHandler.get()
  if (here) {
    put(text, runsIn(data, words, here.exchange))
    return
  }
  const kept = keptData(data)
  void clipboardHandler.load().then(
    late => put(text, runsIn(kept, words, late.exchange)),
    () => put(text, [{ insert: words }]),
  )
}

/** The best that there is: our own format, HTML, the letters. */
function runsIn(data: Transfer, words: string, exchange: Exchange): readonly Run[] {
  const own = ownOf(data, exchange)
  const html = data.getData('text/html') === '' ? '' : htmlIn(data)
  const runs = textsOf(own ? own.trees : html === '' ? [] : exchange.fromHtml(html))
  return runs.length > 0 ? runs : [{ insert: words }]
}

function put(text: WrittenText, runs: readonly Run[]): void {
  const content = inlineOfRuns(runs)
  if (content.size === 0) return
  text.options.history.closeEntry()
  const { tr } = text.state
  text.dispatch(tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView())
  text.options.history.closeEntry()
}
