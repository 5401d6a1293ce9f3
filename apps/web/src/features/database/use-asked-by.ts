// Where and for whom questions are asked: the zone, the language and the week of the person.
import type { QueryContext } from '@sheaf/core/collection/query'
import { useMemo } from 'react'
import { useRecord, useSession } from '../../data/hooks'
import { useLocale } from '../../i18n/use-locale'

const dayNumbers = { sunday: 0, monday: 1, saturday: 6 } as const

/** Without the clock: it would make every question a new one. */
export function useAskedBy(): Omit<QueryContext, 'now'> {
  const { userId } = useSession()
  const locale = useLocale()
  const { time_zone, start_of_week } = useRecord('sheaf_user', userId)?.settings ?? {}
  return useMemo(
    () => ({
      me: userId,
      locale,
      zone: time_zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
      weekStart: dayNumbers[start_of_week ?? 'monday'],
    }),
    [userId, locale, time_zone, start_of_week],
  )
}
