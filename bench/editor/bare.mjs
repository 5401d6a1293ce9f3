// The browser alone: lines that can be edited, and no editor. What a key costs here, no editor can save.
import { contend } from './contend.mjs'

const lines = []
contend({
  open: (texts, place) => {
    place.contentEditable = 'true'
    for (const text of texts.slice(0, 30)) {
      const line = document.createElement('p')
      line.textContent = text
      lines.push(place.appendChild(line))
    }
  },
  isDrawn: () => true,
  focus: () => {
    lines[0].parentElement.focus()
    getSelection().collapse(lines[15].firstChild, 0)
  },
  remoteEdit: (index, text) => {
    lines[index % lines.length].firstChild.insertData(0, text)
  },
})
