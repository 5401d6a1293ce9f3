// TipTap with its starter kit, the plain way: no React views.
import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { contend } from '../contend.mjs'

let editor
contend({
  open: (lines, place) => {
    const content = lines.map(line => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
    editor = new Editor({ element: place, extensions: [StarterKit], content: { type: 'doc', content } })
  },
  focus: index => {
    let pos = 0
    for (let i = 0; i < index; i++) pos += editor.state.doc.child(i).nodeSize
    editor.commands.focus(pos + 1)
  },
  remoteEdit: (index, text) => {
    let pos = 1
    for (let i = 0; i < index; i++) pos += editor.state.doc.child(i).nodeSize
    editor.view.dispatch(editor.state.tr.insertText(text, pos).setMeta('addToHistory', false))
  },
})
