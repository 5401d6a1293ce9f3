// A calendar, drawn: as the view says, or as a list of days where there is no room for a grid.

import type { ViewView } from '@sheaf/database/contract/database'
import { useAnswer, useViewFields } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { MoreThanShown, NeedsDate } from '../time-notes'
import { useSize } from '../use-size'
import { AgendaList } from './agenda-list'
import { type Range, rangeOf } from './calendar'
import styles from './calendar.module.css'
import { CalendarHead } from './calendar-head'
import { CalendarSettings } from './calendar-settings'
import { MonthGrid } from './month-grid'
import { isTight, type Room, roomIn } from './narrow-room'
import { useCalendarState } from './use-calendar-state'
import { WeekGrid } from './week-grid'

const grids = { month: MonthGrid, week: WeekGrid, agenda: AgendaList }

function Calendar() {
  const { t } = useBlockHost()
  const fields = useViewFields()
  const query = useAnswer()
  const [box, size] = useSize<HTMLDivElement>()
  const { calendarState, region } = useCalendarState(box)
  // For the moment, and for this person: what it opens as is one of its settings.
  const [chosen, setChosen] = useState<Range | null>(null)
  const isNarrow = useNarrow(box)
  const range = chosen ?? (isNarrow ? 'agenda' : rangeOf(fields.format))
  const Grid = grids[range]
  const isWaiting = query.answer === null && query.isLoading
  return (
    <div className={styles.calendar} ref={box}>
      {calendarState.property ? (
        <>
          <CalendarHead calendarState={calendarState} range={range} onRange={setChosen} />
          {isWaiting ? (
            <SkeletonRegion label={t('Loading calendar')}>
              <Skeleton height="30rem" />
            </SkeletonRegion>
          ) : (
            size && <Grid calendarState={calendarState} isTight={isTight(size.width)} />
          )}
          <MoreThanShown />
        </>
      ) : (
        <NeedsDate />
      )}
      {region}
    </div>
  )
}

function useNarrow(box: RefObject<HTMLElement | null>): boolean {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const judge = (): void =>
      setRoom(held => roomIn(held, window.innerWidth, () => box.current?.getBoundingClientRect().width ?? 0))
    judge()
    window.addEventListener('resize', judge)
    return () => window.removeEventListener('resize', judge)
  }, [box])
  return room?.isNarrow ?? false
}

export const calendarView: ViewView = { type: 'calendar', View: Calendar, Settings: CalendarSettings }
