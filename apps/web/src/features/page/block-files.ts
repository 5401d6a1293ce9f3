// Files of blocks: sent, shown, asked for.
import { fileSize } from '@sheaf/core/files/file-size'
import type { HostFiles, UploadState } from '@sheaf/editor/host/block-host'
import type { PageEditor } from '@sheaf/editor/page-editor'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { fileUrl } from '../../data/files/file-url'
import { pickFiles } from '../../data/files/pick-files'
import type { SendError } from '../../data/files/send-file'
import type { UploadView } from '../../data/files/uploads'
import type { SpaceSession } from '../../data/space-session'
import { t } from '../../i18n/t'

export const blockFiles = (session: SpaceSession, _editor: () => PageEditor | null, _toasts: Toasts): HostFiles => {
  const { uploads } = session.files
  const shown = new WeakMap<UploadView, UploadState>()
  return {
    upload: (block, file) => uploads.add(block, file),
    cancel: block => uploads.cancel(block),
    retry: block => uploads.retry(block),
    uploadOf: block => ({
      subscribe: uploads.subscribe,
      get: () => {
        const view = uploads.of(block)
        if (!view) return null
        const known = shown.get(view) ?? stateOf(view)
        shown.set(view, known)
        return known
      },
    }),
    urlOf: fileUrl,
    pick: pickFiles,
  }
}

const stateOf = ({ error, ...state }: UploadView): UploadState =>
  error ? { ...state, reason: reasonOf(error) } : state

/** What stands in the way, in the person's language where we know it. */
export function reasonOf({ status, body }: SendError): string {
  const { type, maxBytes, quotaBytes } = body?.clientData ?? {}
  if (type === 'file_too_large' && typeof maxBytes === 'number')
    return t('This file is too large. Files may have at most {size}.', { size: fileSize(maxBytes) })
  if (type === 'space_files_full' && typeof quotaBytes === 'number')
    return t('This workspace has no room for this file. Its files may have {size} together.', {
      size: fileSize(quotaBytes),
    })
  if (type === 'not_signed_in') return t('Sign in again to send this file.')
  if (status === 403 || status === 404) return t('You may not add files here.')
  return body?.debugMessage ?? t('The file could not be sent.')
}
