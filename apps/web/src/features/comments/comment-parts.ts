// What comments use of other features: the frame passes it in, so that features do not import each other.
import type { ClipboardHandler } from '@sheaf/editor/clipboard/clipboard-handler'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
import { type ComponentType, createContext, useContext } from 'react'

interface CommentParts {
  readonly clipboardHandler: Fetched<ClipboardHandler>
  readonly EmojiPicker: ComponentType<{ readonly onChoose: (emoji: string) => void }>
}

export const CommentPartsContext = createContext<CommentParts | null>(null)

export function useCommentParts(): CommentParts {
  const parts = useContext(CommentPartsContext)
  if (!parts) throw new Error('there is no frame around these comments')
  return parts
}
