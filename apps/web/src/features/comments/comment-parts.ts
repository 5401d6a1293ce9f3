// What comments take from other features: the frame hands it in, so that none knows the other.
import type { ClipboardDesk } from '@sheaf/editor/clipboard/desk'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
import { type ComponentType, createContext, useContext } from 'react'

export interface CommentParts {
  readonly desk: Fetched<ClipboardDesk>
  readonly EmojiPicker: ComponentType<{ readonly onChoose: (emoji: string) => void }>
}

export const CommentPartsContext = createContext<CommentParts | null>(null)

export function useCommentParts(): CommentParts {
  const parts = useContext(CommentPartsContext)
  if (!parts) throw new Error('there is no frame around these comments')
  return parts
}
