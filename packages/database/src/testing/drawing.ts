// As much of a document as React needs to draw into, for tests that count what is drawn again. Nothing has a size or a place.

import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

class SmallNode {
  parentNode: SmallNode | null = null
  readonly childNodes: SmallNode[] = []
  readonly style = { setProperty: (): void => {}, removeProperty: (): void => {} }
  readonly attributes = new Map<string, string>()
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'
  nodeValue: string | null = null
  constructor(
    readonly nodeType: number,
    readonly nodeName: string,
    readonly ownerDocument: object | null,
  ) {}

  get tagName(): string {
    return this.nodeName
  }
  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null
  }
  get lastChild(): SmallNode | null {
    return this.childNodes.at(-1) ?? null
  }
  get textContent(): string {
    return this.nodeValue ?? this.childNodes.map(child => child.textContent).join('')
  }
  set textContent(words: string) {
    for (const child of this.childNodes) child.parentNode = null
    this.childNodes.length = 0
    if (this.nodeType === TEXT) this.nodeValue = words
    else if (words !== '') this.appendChild(textNode(words, this.ownerDocument))
  }

  appendChild(child: SmallNode): SmallNode {
    return this.insertBefore(child, null)
  }
  insertBefore(child: SmallNode, before: SmallNode | null): SmallNode {
    child.parentNode?.removeChild(child)
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, child)
    child.parentNode = this
    return child
  }
  removeChild(child: SmallNode): SmallNode {
    this.childNodes.splice(this.childNodes.indexOf(child), 1)
    child.parentNode = null
    return child
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }
  addEventListener(): void {}
  removeEventListener(): void {}
}

const ELEMENT = 1
const TEXT = 3
const DOCUMENT = 9

function textNode(words: string, owner: object | null): SmallNode {
  const node = new SmallNode(TEXT, '#text', owner)
  node.nodeValue = words
  return node
}

/** Something drawn by React, without a browser. Whoever draws takes it away again: other tests have no window. */
export interface Drawing {
  readonly draw: (node: ReactNode) => Promise<void>
  /** Something that makes React draw. */
  readonly run: (step: () => void) => Promise<void>
  readonly words: () => string
  readonly end: () => Promise<void>
}

export function drawing(): Drawing {
  const document = Object.assign(new SmallNode(DOCUMENT, '#document', null), {
    activeElement: null,
    createElement: (name: string) => new SmallNode(ELEMENT, name.toUpperCase(), document),
    createElementNS: (_space: string, name: string) => new SmallNode(ELEMENT, name, document),
    createTextNode: (words: string) => textNode(words, document),
  })
  // React asks whether what has the focus is a frame: nothing here is.
  const window = { document, event: undefined, HTMLIFrameElement: Map, addEventListener: () => {} }
  Object.assign(document, { defaultView: window })
  const place = new SmallNode(ELEMENT, 'DIV', document)
  document.appendChild(place)
  vi.stubGlobal('window', window)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(place as unknown as Element)
  return {
    draw: node => act(async () => root.render(node)),
    run: step => act(async () => step()),
    words: () => place.textContent,
    end: async () => {
      await act(async () => root.unmount())
      vi.unstubAllGlobals()
    },
  }
}
