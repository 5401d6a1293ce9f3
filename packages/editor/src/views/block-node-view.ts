// A block on the screen: its lead, its text or box, its children. ProseMirror keeps the DOM of a block as long as it is the same
// block of the same type; anything else is redrawn.
import type { Uuid } from '@sheaf/core/ids'
import type { ShownFields } from '@sheaf/core/kinds/block-look'
import type { Json } from '@sheaf/core/validation/checks'
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, ViewMutationRecord } from 'prosemirror-view'
import { hasText } from '../inline'
import { blockType, bodyType } from '../schema'
import type { BlockPlace, BlockView, BlockViews, Lead } from './block-view'
import type { ForeignChange } from './foreign-change'
import type { Portals } from './portals'

/** What blocks on the screen ask of the page around them. */
export interface BlockSurroundings {
  readonly views: BlockViews
  readonly portals: Portals
  readonly place: (id: Uuid, dom: HTMLElement) => BlockPlace
  readonly isOpen: (id: Uuid) => boolean
  /** What a block of a type that this build cannot show is called. */
  readonly unknownBlock: (type: string) => string
  readonly foreign: ForeignChange
}

const fieldsOfNode = ({ attrs }: Node): ShownFields => ({
  type: String(attrs['type']),
  format: attrs['format'] as Record<string, Json>,
  properties: attrs['properties'] as Record<string, Json>,
})

const drawn = new WeakMap<HTMLElement, BlockNodeView>()
/** A block that folds was opened or closed; `dom` is its element. */
export const showOpen = (dom: HTMLElement, isOpen: boolean): void => drawn.get(dom)?.opened(isOpen)

export class BlockNodeView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM: HTMLElement
  private readonly spec: BlockView | undefined
  private readonly lead: Lead | null
  private readonly foot: Lead | null
  private readonly slot: HTMLElement | null
  private shownAttributes: readonly string[] = []

  constructor(
    private node: Node,
    private readonly around: BlockSurroundings,
    /** The kind of the block it lies in, where it stands in one of that block's columns. */
    private readonly row?: BlockView,
  ) {
    const { type } = fieldsOfNode(node)
    const id = node.attrs['id'] as Uuid
    this.spec = around.views.get(type)
    this.dom = document.createElement('div')
    this.dom.className = 'sheaf-block'
    this.dom.dataset['blockId'] = id
    this.dom.dataset['type'] = type
    this.lead = this.spec?.lead && id ? this.spec.lead(around.place(id, this.dom)) : null
    this.slot = hasText(node) && this.spec?.component && id ? around.portals.claim(id, type) : null
    this.foot = this.spec?.foot && id ? this.spec.foot(around.place(id, this.dom)) : null
    this.contentDOM = this.lead || this.slot || this.foot ? document.createElement('div') : this.dom
    if (this.contentDOM !== this.dom) {
      this.dom.classList.toggle('sheaf-led', this.lead !== null)
      this.contentDOM.className = 'sheaf-inner'
      for (const part of [this.lead?.dom, this.contentDOM, this.slot, this.foot?.dom]) if (part) this.dom.append(part)
    }
    for (const part of this.parts()) part.contentEditable = 'false'
    this.lead?.dom.classList.add('sheaf-lead')
    this.slot?.classList.add('sheaf-slot')
    this.foot?.dom.classList.add('sheaf-foot')
    drawn.set(this.dom, this)
    this.draw()
    this.direct()
    this.arrange()
  }

  update(node: Node): boolean {
    const { attrs } = this.node
    if (node.type !== blockType || node.attrs['id'] !== attrs['id'] || node.attrs['type'] !== attrs['type']) {
      redrawHead(this.contentDOM)
      return false
    }
    if (this.foot) this.dom.toggleAttribute('data-childless', node.childCount === 1)
    const isSame = node.attrs['format'] === attrs['format'] && node.attrs['properties'] === attrs['properties']
    this.node = node
    if (!isSame) this.draw()
    this.direct()
    this.arrange()
    return true
  }
  /** Of the whole block, so that bullet, box, arrow and indent are where its text begins. What has no words runs as the app does. */
  private direct(): void {
    const { firstChild } = this.node
    const dir = firstChild?.type === bodyType && firstChild.content.size > 0 ? 'auto' : ''
    if (this.dom.dir !== dir) this.dom.dir = dir
  }
  /** When ProseMirror has drawn what lies below. */
  private arrange(): void {
    const { spec } = this
    if (spec?.arrange) queueMicrotask(() => spec.arrange?.(this.dom, fieldsOfNode(this.node)))
  }
  private draw(): void {
    const fields = fieldsOfNode(this.node)
    const id = this.node.attrs['id'] as Uuid
    const color = fields.format['block_color']
    const column = fields.format['column']
    const cell = typeof column === 'string' ? this.row?.cell?.(column) : undefined
    const attributes: Record<string, string> = {
      ...(typeof color === 'string' && color !== 'default' ? { 'data-color': color } : {}),
      ...this.spec?.attributes?.(fields),
      ...cell?.attributes,
      ...(this.spec?.folds?.(fields) ? { 'data-open': String(this.around.isOpen(id)) } : {}),
    }
    for (const name of this.shownAttributes) if (!(name in attributes)) this.dom.removeAttribute(name)
    for (const [name, value] of Object.entries(attributes)) this.dom.setAttribute(name, value)
    this.shownAttributes = Object.keys(attributes)
    for (const [name, value] of Object.entries({ ...this.spec?.variables?.(fields), ...cell?.variables }))
      this.dom.style.setProperty(name, value)
    if (this.foot) this.dom.toggleAttribute('data-childless', this.node.childCount === 1)
    this.lead?.update?.(fields)
    this.foot?.update?.(fields)
  }
  /** It was opened or closed for this person. */
  opened(isOpen: boolean): void {
    this.dom.dataset['open'] = String(isOpen)
    this.lead?.opened?.(isOpen)
  }
  stopEvent(event: Event): boolean {
    return this.isOwn(event.target as globalThis.Node | null)
  }
  /** Attributes are this view's own affair; elements are not, lest one that is gone stays gone. */
  ignoreMutation(mutation: ViewMutationRecord): boolean {
    if (this.isOwn(mutation.target)) return true
    return mutation.type === 'attributes' ? mutation.target === this.dom : this.around.foreign.isIn(mutation)
  }
  /** In what the kind draws beside the text. */
  private isOwn(target: globalThis.Node | null): boolean {
    return target !== null && this.parts().some(part => part.contains(target))
  }
  parts(): HTMLElement[] {
    return [this.lead?.dom, this.slot, this.foot?.dom].filter(part => part !== null && part !== undefined)
  }
  destroy(): void {
    this.lead?.destroy?.()
    this.foot?.destroy?.()
    if (this.slot) this.around.portals.release(this.node.attrs['id'] as Uuid, String(this.node.attrs['type']))
  }
}

/**
 * ProseMirror moves the drawn text over to a block of another type when the text is the same, but another type may want another
 * element for it. What it keeps of a node is marked as not to be used again.
 */
function redrawHead(content: HTMLElement): void {
  const drawn: (Element & { pmViewDesc?: { dirty: number } }) | null = content.firstElementChild
  const NODE_DIRTY = 3
  if (drawn?.pmViewDesc) drawn.pmViewDesc.dirty = NODE_DIRTY
}

/** Regions, stretches and chunks. */
export function pieceNodeView({ type }: Node, { isIn }: ForeignChange): NodeView {
  const dom = document.createElement('div')
  dom.className = `sheaf-piece sheaf-${type.name}`
  return { dom, contentDOM: dom, ignoreMutation: isIn }
}

/** The text of a block, in the element that its kind wants. */
export class BodyNodeView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM: HTMLElement
  constructor(_node: Node, view: EditorView, getPos: () => number | undefined, views: BlockViews) {
    const type = String(blockAround(view, getPos)?.attrs['type'] ?? '')
    this.dom = document.createElement(views.get(type)?.tag ?? 'p')
    this.dom.className = 'sheaf-body'
    this.contentDOM = this.dom
  }
}

/** The box of a block without text, or the controls of a frame. A type that this build cannot show is named, and kept as it is. */
export class BoxNodeView implements NodeView {
  readonly dom: HTMLElement
  private readonly id: Uuid
  private readonly type: string
  private readonly isDrawn: boolean

  constructor(
    node: Node,
    view: EditorView,
    getPos: () => number | undefined,
    private readonly around: BlockSurroundings,
  ) {
    const block = blockAround(view, getPos)
    this.type = String(block?.attrs['type'] ?? '')
    this.id = (block?.attrs['id'] ?? '') as Uuid
    const spec = around.views.get(this.type)
    this.isDrawn = Boolean(spec?.component && this.id)
    this.dom = this.isDrawn ? around.portals.claim(this.id, this.type) : document.createElement('div')
    if (!spec) this.dom.textContent = around.unknownBlock(this.type)
    this.dom.className = node.type.name === 'frame' ? 'sheaf-frame' : 'sheaf-void'
    this.dom.contentEditable = 'false'
  }
  /** A press beside the controls selects the block; everything else that happens in the box is the component's. */
  stopEvent(event: Event): boolean {
    if (event.type !== 'mousedown') return event.type !== 'dragstart'
    // The box itself is not editable, and the page around it has a role: neither is a control in it.
    const control = (event.target as Element | null)?.closest?.(CONTROLS)
    return control != null && control !== this.dom && this.dom.contains(control)
  }
  ignoreMutation(): boolean {
    return true
  }
  destroy(): void {
    if (this.isDrawn) this.around.portals.release(this.id, this.type)
  }
}
const CONTROLS =
  'a, button, input, textarea, select, label, video, audio, summary, [contenteditable], [role], [data-control]'

/** How the block that a cell lies in is drawn. Most blocks are no cells, and are not asked where they are. */
export function rowAround(
  node: Node,
  view: EditorView,
  getPos: () => number | undefined,
  views: BlockViews,
): BlockView | undefined {
  if (typeof fieldsOfNode(node).format['column'] !== 'string') return undefined
  const pos = getPos()
  const $pos = pos === undefined ? null : view.state.doc.resolve(pos)
  const block = $pos && $pos.depth > 1 ? $pos.node(-1) : null
  return block?.type === blockType ? views.get(String(block.attrs['type'])) : undefined
}

export function blockAround(view: EditorView, getPos: () => number | undefined): Node | null {
  const pos = getPos()
  const around = pos === undefined ? null : view.state.doc.resolve(pos).parent
  return around?.type === blockType ? around : null
}
