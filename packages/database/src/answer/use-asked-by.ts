// For whom and from where questions are asked.
import { askedFrom } from '@sheaf/core/collection/asked-from'
import type { QueryContext } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import type { WeekStart } from '@sheaf/core/records/user-settings'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import { useMemo } from 'react'

/** Without the clock: it would make every question a new one. */
type AskedBy = Omit<QueryContext, 'now'>

export function useAskedBy(): AskedBy {
  const { userId } = useSession()
  const { locale } = useBlockHost()
  const { time_zone, start_of_week } = useRecord('sheaf_user', userId)?.settings ?? {}
  return useMemo(() => askedBy(userId, locale, time_zone, start_of_week), [userId, locale, time_zone, start_of_week])
}

export const askedBy = (
  me: Uuid,
  locale: string,
  zone: string | undefined,
  weekStart: WeekStart | undefined,
): AskedBy => ({ me, ...askedFrom(locale, zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, weekStart) })
