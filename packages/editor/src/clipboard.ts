// The clipboard. Out go plain text and HTML that any program reads; in comes whatever there is, parsed in a document that
// loads and runs nothing.
import { DOMSerializer, Fragment, type Node, type Slice } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { EditorProps } from 'prosemirror-view'
import { type PastedBlock, pasteBlocks } from './commands/paste'
import type { EditorCore } from './editor-core'
import { blocksOfHtml, blocksOfText } from './html-blocks'
import { contentOfInline } from './inline'
import { bodyType, schema } from './schema'

/** Paragraphs of a piece of the document, in reading order; an end cut inside a text is a part of a paragraph. */
function bodiesOf(content: Fragment): Node[] {
  const bodies: Node[] = []
  let loose: Node[] = []
  const flush = (): void => {
    if (loose.length) bodies.push(bodyType.create(null, loose))
    loose = []
  }
  const visit = (node: Node): void => {
    if (node.isInline) {
      loose.push(node)
      return
    }
    flush()
    if (node.type === bodyType) bodies.push(node)
    else node.forEach(visit)
  }
  content.forEach(visit)
  flush()
  return bodies
}

export const plainTextOf = (slice: Slice): string =>
  bodiesOf(slice.content)
    .map(body => body.textBetween(0, body.content.size, '', leaf => leaf.type.spec.leafText?.(leaf) ?? ''))
    .join('\n')

const inlineSerializer = new DOMSerializer(
  {
    text: DOMSerializer.nodesFromSchema(schema)['text'] as never,
    mention: node => [
      'span',
      { 'data-sheaf-embed': JSON.stringify(contentOfInline(node)) },
      node.type.spec.leafText?.(node) ?? '',
    ],
    equation: node => [
      'span',
      { 'data-sheaf-embed': JSON.stringify(contentOfInline(node)) },
      node.type.spec.leafText?.(node) ?? '',
    ],
  },
  // Discussions belong to the place they are at, not to a copy of its text.
  Object.fromEntries(Object.entries(DOMSerializer.marksFromSchema(schema)).filter(([name]) => name !== 'm')),
)

/** Writes paragraphs and nothing else of the editor's own structure. */
class ClipboardSerializer extends DOMSerializer {
  constructor() {
    super({}, {})
  }
  override serializeFragment(
    fragment: Fragment,
    options: { document?: Document } = {},
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const document = options.document ?? window.document
    const out = target ?? document.createDocumentFragment()
    const bodies = bodiesOf(fragment)
    for (const body of bodies) {
      const place: HTMLElement | DocumentFragment =
        bodies.length === 1 ? out : out.appendChild(document.createElement('p'))
      // Line breaks inside a paragraph are <br> to everybody else.
      body.forEach(node => {
        const lines = node.isText ? (node.text ?? '').split('\n') : []
        if (lines.length < 2) return inlineSerializer.serializeFragment(Fragment.from(node), { document }, place)
        for (const [i, line] of lines.entries()) {
          if (i > 0) place.appendChild(document.createElement('br'))
          if (line)
            inlineSerializer.serializeFragment(Fragment.from(schema.text(line, node.marks)), { document }, place)
        }
        return place
      })
    }
    return out
  }
}

/** What a clipboard or a drag carries, as paragraphs. */
export function blocksOfTransfer(data: DataTransfer): PastedBlock[] {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  // A parsed document of this kind has no window: scripts do not run and images are not fetched.
  const blocks = html ? blocksOfHtml(new DOMParser().parseFromString(html, 'text/html').body) : []
  return blocks.length > 0 ? blocks : text ? blocksOfText(text) : []
}

export const clipboardProps = (
  core: () => EditorCore,
): Pick<EditorProps, 'clipboardSerializer' | 'clipboardTextSerializer' | 'handlePaste' | 'handleDrop'> => ({
  clipboardSerializer: new ClipboardSerializer(),
  clipboardTextSerializer: plainTextOf,
  handlePaste(view, event) {
    const data = event.clipboardData
    if (!data) return false
    if (view.editable)
      pasteBlocks(isPlainPaste(view) ? blocksOfText(data.getData('text/plain')) : blocksOfTransfer(data))(core())
    return true
  },
  handleDrop(view, event, _slice, isMove) {
    // Our own drag of a selection is ProseMirror's to carry out.
    if (view.dragging && isMove) return false
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
    const blocks = event.dataTransfer ? blocksOfTransfer(event.dataTransfer) : []
    event.preventDefault()
    if (!view.editable || !at || blocks.length === 0) return true
    const { state } = core()
    const $pos = state.doc.resolve(at.pos)
    core().dispatch(state.tr.setSelection(Selection.near($pos)))
    pasteBlocks(blocks)(core())
    return true
  },
})

/** Shift held while pasting: text only. ProseMirror keeps the state of the key. */
const isPlainPaste = (view: unknown): boolean => Boolean((view as { input?: { shiftKey?: boolean } }).input?.shiftKey)
