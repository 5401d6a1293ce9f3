// In which language somebody is written to: the one they chose in their settings, else the one their browser asks for.
import type { Uuid } from '@sheaf/core/ids'
import type { Locale } from '@sheaf/core/locales'
import type { UserSettings } from '@sheaf/core/records/user-settings'
import type { ContextBase } from '../http/context'
import { readSelf } from '../storage/space/read-spaces'
import { spokenFor } from './words/words'

export async function readerLocale(
  { services, browser }: Pick<ContextBase, 'services' | 'browser'>,
  userId: Uuid | undefined,
): Promise<Locale> {
  const self = userId && (await readSelf(services.pool, userId))
  const chosen = (self?.['settings'] as UserSettings | undefined)?.locale
  return spokenFor([...(chosen ? [chosen] : []), ...browser.languages])
}
