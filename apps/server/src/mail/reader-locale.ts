// In which language somebody is written to: the one they chose in their settings, else the one that the browser asks for which is theirs.
import type { Uuid } from '@sheaf/core/ids'
import type { Locale } from '@sheaf/core/locales'
import type { RecordValue } from '@sheaf/core/operations/space-state'
import type { UserSettings } from '@sheaf/core/records/user-settings'
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
export function chosenLocale(self: RecordValue | undefined, asked: readonly string[] = []): Locale {
  const chosen = (self?.['settings'] as UserSettings | undefined)?.locale
  return localeOfReader([...(chosen ? [chosen] : []), ...asked])
}
