// Unsent comments, which survive a reload.
import type { Uuid } from '@sheaf/core/ids'
import { readRichText } from '@sheaf/core/text/read-rich-text'
import type { RichText } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'

const nameOf = (userId: Uuid, about: string): string => `sheaf:comment-draft:${userId}:${about}`

export function keptDraft(userId: Uuid, about: string): RichText {
  const kept = localStorage.getItem(nameOf(userId, about))
  if (kept === null) return []
  try {
    return readRichText(JSON.parse(kept) as Json)
  } catch {
    return []
  }
}

export function keepDraft(userId: Uuid, about: string, text: RichText): void {
  const name = nameOf(userId, about)
  try {
    if (text.length > 0) localStorage.setItem(name, JSON.stringify(text))
    else localStorage.removeItem(name)
  } catch {
    // Without room for it, it is only not kept.
  }
}
