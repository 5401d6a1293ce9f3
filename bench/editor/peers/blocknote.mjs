// BlockNote as its documentation mounts it.
import '@blocknote/core/fonts/inter.css'
import '@blocknote/mantine/style.css'
import { BlockNoteEditor } from '@blocknote/core'
import { BlockNoteView } from '@blocknote/mantine'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { contend } from '../contend.mjs'

let editor
contend({
  open: (lines, place) => {
    editor = BlockNoteEditor.create({ initialContent: lines.map(content => ({ type: 'paragraph', content })) })
    flushSync(() => createRoot(place).render(createElement(BlockNoteView, { editor })))
  },
  focus: index => {
    editor.setTextCursorPosition(editor.document[index], 'start')
    editor.focus()
  },
  remoteEdit: (index, text) => {
    const { doc } = editor.prosemirrorState
    const group = doc.firstChild
    let pos = 1
    for (let i = 0; i < index; i++) pos += group.child(i).nodeSize
    editor.prosemirrorView.dispatch(editor.prosemirrorState.tr.insertText(text, pos + 2).setMeta('addToHistory', false))
  },
})
