// React looks, at every commit, which field has the focus, and of an editable element it counts all letters up to the selection, to put it
// back should drawing have moved it. For a page of ten thousand blocks that is a walk over a hundred thousand nodes, several times a key.
// ProseMirror keeps the selection of its text itself. React asks `contentEditable`, which nobody else asks of the page's own element: the
// browser goes by the attribute.
import { Plugin } from 'prosemirror-state'

export const unwalked = (): Plugin =>
  new Plugin({
    view: ({ dom }) => {
      Object.defineProperty(dom, 'contentEditable', { configurable: true, get: () => 'inherit' })
      return { destroy: () => void Reflect.deleteProperty(dom, 'contentEditable') }
    },
  })
