// A picture of one's own for the page: asked for, sent, and handed on by its source.
import type { Uuid } from '@sheaf/core/ids'
import { useState } from 'react'
import { useSession } from '../../../data/hooks'
import { PictureRefused, sendPicture } from '../../../data/send-picture'
import { t } from '../../../i18n/t'

export interface Picture {
  readonly pick: () => void
  readonly isSending: boolean
  readonly problem: string | null
}
const TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/avif'

export function usePicture(pageId: Uuid, onSent: (source: string) => void): Picture {
  const { userId, spaceId } = useSession()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (file: File): Promise<void> => {
    setSending(true)
    setProblem(null)
    try {
      onSent(await sendPicture({ userId, spaceId, blockId: pageId }, file))
    } catch (error) {
      setProblem(error instanceof PictureRefused ? error.message : t('The picture could not be sent. Try again.'))
    } finally {
      setSending(false)
    }
  }
  const pick = (): void => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = TYPES
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (file) void send(file)
    })
    input.click()
  }
  return { pick, isSending, problem }
}
