// Files of blocks: sent, shown, asked for.
import type { HostFiles, UploadState } from '@sheaf/editor/host/block-host'
import type { PageEditor } from '@sheaf/editor/page-editor'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { fileUrl } from '../../data/files/file-url'
import { pickFiles } from '../../data/files/pick-files'
import type { SessionFiles } from '../../data/files/session-files'
import type { UploadView } from '../../data/files/uploads'
import type { SpaceSession } from '../../data/space-session'

export const blockFiles = (session: SpaceSession, _editor: () => PageEditor | null, _toasts: Toasts): HostFiles => {
  const { files } = session
  const shown = new WeakMap<UploadView, UploadState>()
  return {
    upload: (block, file) => files.add(block, file),
    cancel: block => files.cancel(block),
    retry: block => files.retry(block),
    uploadOf: block => ({
      subscribe: files.subscribe,
      get: () => {
        const view = files.of(block)
        if (!view) return null
        const known = shown.get(view) ?? stateOf(view, files)
        shown.set(view, known)
        return known
      },
    }),
    urlOf: fileUrl,
    pick: pickFiles,
  }
}

const stateOf = ({ error, ...state }: UploadView, files: SessionFiles): UploadState =>
  error ? { ...state, reason: files.reasonOf(error) } : state
