// Why a call did not work.
import { TransportError } from '@sheaf/core/api/transport-error'
import { refusalText } from '../i18n/refusal-text'
import { t } from '../i18n/t'

/** In plain words, with what to do next. */
export function problemText(error: unknown): string {
  if (!(error instanceof TransportError)) return t('Something went wrong. Try again.')
  if (error.offline) return t('Can’t connect to Sheaf. Check your connection and try again.')
  if (error.status === 429) return t('Too many attempts. Wait a moment, then try again.')
  return error.body?.debugMessage ? refusalText(error.body) : t('Something went wrong. Try again.')
}
