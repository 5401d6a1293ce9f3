// Tells the server where this device is, for the questions that it asks before scripts run (core/collection/asked-from).
import { askedFrom, writeAskedFrom } from '@sheaf/core/collection/asked-from'
import { units } from '@sheaf/core/limits'
import type { UserSettings } from '@sheaf/core/records/user-settings'

const KEPT_S = (365 * units.dayMs) / 1_000

export function keepAskedFrom(locale: string, { time_zone, start_of_week }: UserSettings): void {
  const zone = time_zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const said = writeAskedFrom(askedFrom(locale, zone, start_of_week))
  if (document.cookie.split('; ').includes(said)) return
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other interface, and none is written at the same time.
  document.cookie = `${said}; path=/; max-age=${KEPT_S}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
