// What the three ranges of a calendar have in common: its items, the day that is in sight, and what is done with rows.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useAnnouncer } from '../announcer'
import { spanWords } from '../day-names'
import { type Day, type DaySpan, firstDay, todayIn } from '../day-spans'
import { useNow } from '../use-now'
import type { Week } from './month-weeks'
import { type DatedRows, useDatedRows } from './use-dated-rows'

export interface CalendarState extends DatedRows {
  readonly week: Week
  readonly locale: string
  readonly now: number
  readonly today: Day
  /** The day that keys go from; what is in sight is around it. */
  readonly active: Day
  /** `focus`: the keyboard goes there too. */
  readonly goTo: (day: Day, focus?: boolean) => void
  /** Says it, and keeps the keyboard with the row. */
  readonly move: (row: Uuid, span: DaySpan) => void
  readonly addOn: (span: DaySpan) => void
}

export function useCalendarState(box: RefObject<HTMLElement | null>) {
  const { asks, fields, actions, words } = useDatabase('asks', 'fields', 'actions', 'words')
  const { t, locale } = useBlockHost()
  const rows = useDatedRows()
  const now = useNow()
  const today = todayIn(asks.zone, now)
  const [active, setActive] = useState<Day>(today)
  const { region, say } = useAnnouncer()
  const wanted = useRef<{ readonly row: Uuid | null; readonly day: Day } | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { row, day } = wanted.current
    const item = rows.items.find(one => one.row === row)
    // What was done may be drawn later than the day that is in sight: until then the keyboard stays where it is.
    if (item && firstDay(item.span) !== day) return
    wanted.current = null
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector)
    const target = (row && find(`[data-row="${row}"] [data-item]`)) || find(`[data-day="${day}"]`)
    target?.focus()
  })
  const calendarState: CalendarState = {
    ...rows,
    week: { weekStart: asks.weekStart, showWeekends: fields.format['show_weekends'] !== false },
    locale,
    now,
    today,
    active,
    goTo: (day, focus = false) => {
      if (focus) wanted.current = { row: null, day }
      setActive(day)
    },
    move: (row, span) => {
      const day = firstDay(span)
      wanted.current = { row, day }
      rows.put(row, span)
      setActive(day)
      say(t('Moved {name} to {date}', { name: words.names.page(row) || t('Untitled'), date: spanWords(span, locale) }))
    },
    addOn: span => {
      const row = rows.add(span)
      say(t('Added to {date}', { date: spanWords(span, locale) }))
      actions.openRow(row)
    },
  }
  return { calendarState, region }
}
