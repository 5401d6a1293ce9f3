// Says aloud that a file is on its way, and that it has arrived. Not how far it is: a voice that counts could not be followed.
import { VisuallyHidden } from '@sheaf/ui/visually-hidden/visually-hidden'
import { useState } from 'react'
import type { Media } from './use-media'

export function UploadStatus({ media: { host, upload, source } }: { readonly media: Media }) {
  const { t } = host
  const [sent, setSent] = useState('')
  if (upload && upload.name !== sent) setSent(upload.name)
  // A failed file is shown by the row with the reason.
  const isHere = !upload && sent !== '' && source !== ''
  return (
    <VisuallyHidden>
      <span role="status">
        {upload && upload.state !== 'failed' && t('Uploading {name}', { name: upload.name })}
        {isHere && t('Uploaded {name}', { name: sent })}
      </span>
    </VisuallyHidden>
  )
}
