// Why a file was not taken, in words.
import { fileSize } from '@sheaf/core/files/file-size'
import { activeLocale, t } from '../../i18n/t'
import type { SendError } from './send-file'

/** What stands in the way, in the person's language where we know it. */
export function reasonOf({ status, body }: SendError): string {
  const { type, maxBytes, quotaBytes } = body?.clientData ?? {}
  if (type === 'file_too_large' && typeof maxBytes === 'number')
    return t('This file is too large. Files may have at most {size}.', { size: fileSize(maxBytes, activeLocale()) })
  if (type === 'space_files_full' && typeof quotaBytes === 'number')
    return t('This workspace has no room for this file. Its files may have {size} together.', {
      size: fileSize(quotaBytes, activeLocale()),
    })
  if (type === 'not_signed_in') return t('Sign in again to send this file.')
  if (status === 403 || status === 404) return t('You may not add files here.')
  return body?.debugMessage ?? t('The file could not be sent.')
}
