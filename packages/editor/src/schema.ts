// The document of a page: doc > region+ > stretch+ > chunk+ > block > (body | code | void | frame) group?. One block node is one record;
// regions, stretches and chunks exist only in the document, so that the browser can skip what is off screen. Marks carry the names of
// the text attributes they stand for.
import { PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import { embedLabel } from '@sheaf/core/text/safe-values'
import { type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { contentColor, safeHref } from './dom-values'

/** The default type of a block. */

const block: NodeSpec = {
  content: '(body | code | void | frame) group?',
  attrs: { id: { default: '' }, type: { default: PARAGRAPH }, format: { default: {} }, properties: { default: {} } },
  toDOM: (node): DOMOutputSpec => [
    'div',
    { class: 'sheaf-block', 'data-block-id': node.attrs['id'], 'data-type': node.attrs['type'] },
    0,
  ],
}
/** A single element: nested wrappers break Enter on Android keyboards. */
const body: NodeSpec = {
  content: 'inline*',
  whitespace: 'pre',
  toDOM: (): DOMOutputSpec => ['p', { class: 'sheaf-body' }, 0],
}
/** Text without marks, of a block that neither splits nor merges. */
const code: NodeSpec = {
  content: 'text*',
  marks: '',
  code: true,
  whitespace: 'pre',
  toDOM: (): DOMOutputSpec => ['pre', { class: 'sheaf-code', spellcheck: 'false', dir: 'ltr' }, 0],
}
const embed = (attrs: NodeSpec['attrs']): NodeSpec => ({
  group: 'inline',
  inline: true,
  atom: true,
  ...(attrs ? { attrs } : {}),
  toDOM: (node: Node): DOMOutputSpec => [
    'span',
    { class: `sheaf-embed sheaf-${node.type.name}`, contenteditable: 'false' },
    embedLabel(embedOf(node)),
  ],
  leafText: (node: Node) => embedLabel(embedOf(node)),
})

const piece = (name: string, content: string): NodeSpec => ({
  content,
  toDOM: (): DOMOutputSpec => ['div', { class: `sheaf-piece sheaf-${name}` }, 0],
})

const simple = (tag: string, others: readonly string[], more: MarkSpec = {}): MarkSpec => ({
  ...more,
  parseDOM: [tag, ...others].map(name => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
})

export const schema = new Schema({
  nodes: {
    doc: { content: 'region+' },
    region: piece('region', 'stretch+'),
    stretch: piece('stretch', 'chunk+'),
    chunk: piece('chunk', 'block+'),
    block,
    body,
    code,
    void: { atom: true, selectable: true, toDOM: (): DOMOutputSpec => ['div', { class: 'sheaf-void' }] },
    // Nothing of its own to be selected: its children are what is seen.
    frame: { atom: true, selectable: false, toDOM: (): DOMOutputSpec => ['div', { class: 'sheaf-frame' }] },
    group: { content: 'block+', toDOM: (): DOMOutputSpec => ['div', { class: 'sheaf-group' }, 0] },
    text: { group: 'inline' },
    mention: embed({ k: { default: 'u' }, v: { default: [] } }),
    equation: embed({ v: { default: [] } }),
  },
  marks: {
    b: simple('strong', ['b']),
    i: simple('em', ['i']),
    _: simple('u', []),
    s: simple('s', ['strike', 'del']),
    c: simple('code', [], { inclusive: false }),
    h: {
      attrs: { value: { default: '' } },
      toDOM: (mark): DOMOutputSpec => [
        'span',
        { class: 'sheaf-color', 'data-color': contentColor(String(mark.attrs['value'])) },
        0,
      ],
    },
    a: {
      attrs: { href: { default: '' } },
      inclusive: false,
      toDOM: (mark): DOMOutputSpec => [
        'a',
        { class: 'sheaf-link', rel: 'noopener noreferrer nofollow', ...safeHref(String(mark.attrs['href'])) },
        0,
      ],
    },
    // Discussions overlap, so a mark of this kind excludes no other.
    m: {
      attrs: { id: { default: '' } },
      inclusive: false,
      excludes: '',
      toDOM: (mark): DOMOutputSpec => ['span', { class: 'sheaf-comment', 'data-discussion-id': mark.attrs['id'] }, 0],
    },
  },
})

export const {
  block: blockType,
  body: bodyType,
  code: codeType,
  void: voidType,
  frame: frameType,
  group: groupType,
  chunk: chunkType,
  stretch: stretchType,
  region: regionType,
} = schema.nodes

function embedOf(node: Node): { k: string; v: readonly unknown[] } {
  return { k: node.type.name === 'equation' ? 'e' : String(node.attrs['k']), v: node.attrs['v'] as readonly unknown[] }
}
