// What floats over the text: drawn beside the editor, because a part of the text clips what it draws. The layer takes no room;
// its children are placed from its corner.
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

export function TextLayer({ over, children }: { readonly over: Element; readonly children: ReactNode }) {
  const beside = over.closest('.sheaf-editor')?.parentElement
  return beside ? createPortal(children, beside) : null
}
