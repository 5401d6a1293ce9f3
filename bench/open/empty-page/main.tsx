// The least that a page of React can be: one line that can be written on.
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <p contentEditable suppressContentEditableWarning>
    Rye is sown in late autumn
  </p>,
)
