// A timeline, drawn.
import { wallAt } from '@sheaf/core/collection/zone'
import type { Uuid } from '@sheaf/core/ids'
import type { ViewView } from '@sheaf/database/contract/database'
import { useAnswer, useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { useRef, useState } from 'react'
import { useAnnouncer } from '../announcer'
import { spanWords } from '../day-names'
import type { DaySpan } from '../day-spans'
import { MoreThanShown, NeedsDate } from '../time-notes'
import { useNow } from '../use-now'
import { useSize } from '../use-size'
import styles from './timeline.module.css'
import { HEAD_PX, TimelineBoard } from './timeline-board'
import { TimelineHead } from './timeline-head'
import { TimelineSettings } from './timeline-settings'
import { useAxis } from './use-axis'
import { useTable } from './use-table'
import { type TimelineRows, useTimeline } from './use-timeline'
import { centerOf, zoomOf } from './zooms'

const NARROW_PX = 560

function Timeline() {
  const { t } = useBlockHost()
  const query = useAnswer()
  const rows = useTimeline()
  const [box, size] = useSize<HTMLDivElement>()
  const isWaiting = query.answer === null && query.isLoading
  return (
    <div className={styles.timeline} ref={box}>
      {!rows ? (
        <NeedsDate />
      ) : isWaiting ? (
        <SkeletonRegion label={t('Loading timeline')}>
          <Skeleton height="20rem" />
        </SkeletonRegion>
      ) : (
        size && <Shown rows={rows} isNarrow={size.width < NARROW_PX} />
      )}
      <MoreThanShown />
    </div>
  )
}

function Shown({ rows, isNarrow }: { readonly rows: TimelineRows; readonly isNarrow: boolean }) {
  const { t, locale } = useBlockHost()
  const { asks, fields, words } = useDatabase('asks', 'fields', 'words')
  const scroller = useRef<HTMLDivElement>(null)
  const now = useNow()
  const { preference } = fields.format
  const [begin] = useState(() => ({
    zoom: zoomOf(preference),
    center: wallAt(centerOf(preference) ?? now, asks.zone),
  }))
  const table = useTable(isNarrow)
  const axisView = useAxis(scroller, begin, { start: table.width, top: HEAD_PX })
  const { region, say } = useAnnouncer()
  const move = (row: Uuid, span: DaySpan): void => {
    const others = rows.put(row, span)
    const told = { name: words.names.page(row) || t('Untitled'), date: spanWords(span, locale) }
    say(
      others === 0
        ? t('Moved {name} to {date}', told)
        : t('Moved {name} to {date} and shifted {count, plural, one {# dependent row} other {# dependent rows}}', {
            ...told,
            count: others,
          }),
    )
  }
  return (
    <>
      <TimelineHead axisView={axisView} today={wallAt(now, asks.zone)} />
      <TimelineBoard scroller={scroller} rows={rows} axisView={axisView} table={table} now={now} onMove={move} />
      {region}
    </>
  )
}

export const timelineView: ViewView = { type: 'timeline', View: Timeline, Settings: TimelineSettings }
