// Why a file was not taken, in words.
import { fileSize } from '@sheaf/core/files/file-size'
import { refusalText } from '../../i18n/refusal-text'
import { activeLocale, t } from '../../i18n/t'
import type { SendError } from './send-file'

/** What stands in the way, in the person's language where we know it. */
export function reasonOf({ status, body }: SendError): string {
  const { type, maxBytes, quotaBytes } = body?.clientData ?? {}
  if (type === 'file_too_large' && typeof maxBytes === 'number')
    return t('This file is too large. The limit is {size}.', { size: fileSize(maxBytes, activeLocale()) })
  if (type === 'space_files_full' && typeof quotaBytes === 'number')
    return t('Not enough storage. This workspace has a limit of {size}.', {
      size: fileSize(quotaBytes, activeLocale()),
    })
  if (type === 'not_signed_in') return t('Sign in again to upload this file.')
  if (status === 403 || status === 404) return t('You don’t have permission to add files here.')
  return body?.debugMessage ? refusalText(body) : t('Something went wrong. Try again.')
}
