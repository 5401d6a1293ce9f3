// In which language somebody is written to: the one they chose in their settings, else the one that the browser asks for which is theirs.
import type { Uuid } from '@sheaf/core/ids'
import type { Locale } from '@sheaf/core/locales'
import type { SheafUserValue } from '@sheaf/core/records/sheaf-user'
import type { ContextBase } from '../http/context'
import { readSelf } from '../storage/space/read-spaces'
import { localeOfReader } from './words/words'

export async function readerLocale(
  { services, browser }: Pick<ContextBase, 'services' | 'browser'>,
  userId: Uuid | undefined,
): Promise<Locale> {
  const self = userId && (await readSelf(services.pool, userId))
  return chosenLocale(self, browser.languages)
}

/** Of a person as they see themselves. `asked`: by their own browser, where it is they who ask. */
export function chosenLocale(
  self: Pick<SheafUserValue, 'settings'> | undefined,
  asked: readonly string[] = [],
): Locale {
  const chosen = self?.settings?.locale
  return localeOfReader([...(chosen ? [chosen] : []), ...asked])
}
