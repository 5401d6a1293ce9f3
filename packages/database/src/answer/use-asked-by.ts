// Where and for whom questions are asked: the zone, the language and the week of the person.
import type { QueryContext } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import { useMemo } from 'react'

const dayNumbers = { sunday: 0, monday: 1, saturday: 6 } as const

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
  weekStart: keyof typeof dayNumbers | undefined,
): AskedBy => ({
  me,
  locale,
  zone: zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  weekStart: dayNumbers[weekStart ?? 'monday'],
})
