// Dates that what was typed may mean. The reader of natural language comes with the first letter.
import { useEffect, useState } from 'react'
import { type DateValue, dayOf } from '../../editing/date-words'
import { activeLocale, t } from '../../i18n/t'
import { rankOf } from '../../matching/rank'
import type { ReadDates } from './read-dates'

const addDays = (now: Date, days: number): string => {
  const day = new Date(now)
  day.setDate(day.getDate() + days)
  return dayOf(day)
}

export function useDates(query: string): readonly DateValue[] {
  const [now] = useState(() => new Date())
  const [readDates, setReadDates] = useState<ReadDates | null>(null)
  useEffect(() => {
    if (query === '' || readDates) return
    let isHere = true
    void import('./read-dates')
      .then(({ dateReader }) => dateReader(activeLocale()))
      .then(made => isHere && setReadDates(() => made))
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [query, readDates])
  const named = [
    { words: t('Today'), day: addDays(now, 0) },
    { words: t('Tomorrow'), day: addDays(now, 1) },
    { words: t('Yesterday'), day: addDays(now, -1) },
  ]
    .filter(({ words }, i) => (query === '' ? i < 2 : rankOf(query, words) !== null))
    .map(({ day }): DateValue => ({ type: 'date', start_date: day }))
  const read = query === '' ? [] : (readDates?.(query, now) ?? [])
  const seen = new Set<string>()
  return [...read, ...named].filter(date => {
    const key = JSON.stringify(date)
    return seen.has(key) ? false : seen.add(key)
  })
}
