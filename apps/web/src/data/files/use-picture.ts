// A picture of one's own: asked for, sent, and handed on by its source.
import { attachmentSource } from '@sheaf/core/files/attachment'
import { useState } from 'react'
import { t } from '../../i18n/t'
import { useSession } from '../hooks'
import { pickFiles } from './pick-files'
import { type FileHome, SendError, sendFile } from './send-file'
import { reasonOf } from './send-problem'

export interface Picture {
  readonly pick: () => void
  readonly isSending: boolean
  readonly problem: string | null
}
const TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/avif'
const unwatched = { onUrl: () => {}, onProgress: () => {} }

export function usePicture(home: FileHome, onSent: (source: string) => void): Picture {
  const { userId, spaceId } = useSession()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (file: File): Promise<void> => {
    setSending(true)
    setProblem(null)
    try {
      const { name } = file
      const { done } = sendFile({ file, name, userId, spaceId, home, url: null }, unwatched)
      onSent(attachmentSource({ fileId: await done, name }))
    } catch (error) {
      const isRefused = error instanceof SendError && !error.retryable
      setProblem(isRefused ? reasonOf(error) : t('Couldn’t upload the image. Try again.'))
    } finally {
      setSending(false)
    }
  }
  const pick = async (): Promise<void> => {
    const [file] = await pickFiles(TYPES)
    if (file) await send(file)
  }
  return { pick: () => void pick(), isSending, problem }
}
