// A link to a block ends in its id: the page is shown from there.
import { idFromUrlSegment } from '@sheaf/core/ids'
import type { PageEditor } from '@sheaf/editor/page-editor'
import { useEffect } from 'react'

export function useLinkedBlock(editor: PageEditor | null): void {
  useEffect(() => {
    if (!editor) return
    const reveal = (): void => {
      const id = idFromUrlSegment(location.hash.slice(1))
      if (id) editor.reveal(id)
    }
    reveal()
    addEventListener('hashchange', reveal)
    return () => removeEventListener('hashchange', reveal)
  }, [editor])
}
