// At every commit React saves the selection of a focused editable element by counting all characters up to it, to restore it should
// rendering have moved it. On a page of ten thousand blocks that walks a hundred thousand nodes, several times per key. ProseMirror keeps
// its selection itself. React checks the `contentEditable` property, which nothing else reads on the page's element: the browser goes by
// the attribute. So the property is overridden.
import { Plugin } from 'prosemirror-state'

export const skipFocusWalk = (): Plugin =>
  new Plugin({
    view: ({ dom }) => {
      Object.defineProperty(dom, 'contentEditable', { configurable: true, get: () => 'inherit' })
      return { destroy: () => void Reflect.deleteProperty(dom, 'contentEditable') }
    },
  })
