// The bar of a row: pressed it opens, dragged it moves, its ends are drawn out.
import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase, useOthersAt } from '@sheaf/database/contract/database-hooks'
import { colorVariables } from '@sheaf/editor/colors/content-color'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { joinClasses } from '@sheaf/ui/join-classes'
import { spanWords } from '../day-names'
import type { DaySpan } from '../day-spans'
import { useOtherLook } from '../other-look'
import { barPlace } from './axis'
import styles from './bar.module.css'
import type { AxisView } from './use-axis'
import type { BarDrag } from './use-bar-drag'
import type { LinkDrag } from './use-link-drag'

/** Narrower ones have their words behind them, and so have those of which hardly more than the end is seen. */
const SHORT_PX = 48
const SHORT_END_PX = 140

interface TimelineBarProps {
  readonly row: Uuid
  readonly span: DaySpan
  readonly color: string | null
  readonly axisView: AxisView
  readonly drag: BarDrag
  readonly links: LinkDrag
  readonly isWritable: boolean
}

export function TimelineBar({ row, span, color, axisView, drag, links, isWritable }: TimelineBarProps) {
  const { RowName, columns, plain, actions } = useDatabase('RowName', 'columns', 'plain', 'actions')
  const { t, locale } = useBlockHost()
  const { className, style, 'data-others': others } = useOtherLook(useOthersAt(row))
  const isDragged = drag.ghost?.row === row
  const { from, width } = barPlace(axisView.axis, isDragged ? drag.ghost.span : span)
  const seen = from + width - axisView.sight.left
  const isShort = width < SHORT_PX || (from < axisView.sight.left && seen > 0 && seen < SHORT_END_PX)
  const details = columns
    .filter(({ property }) => property.id !== TITLE)
    .map(({ property }) => plain(row, property))
    .filter(words => words !== '')
  return (
    <div
      className={joinClasses(styles.bar, className)}
      style={{ insetInlineStart: from, inlineSize: width, ...style, ...(color ? colorVariables(color) : {}) }}
      data-bar={row}
      data-others={others}
      data-short={isShort}
      data-dragged={isDragged}
      data-over={links.over === row || undefined}
      onPointerDown={event => drag.grab(event, row, span)}
      onClick={() => actions.openRow(row)}
    >
      {isDragged && (
        <span className={styles.dates} aria-hidden="true">
          {spanWords(drag.ghost.span, locale)}
        </span>
      )}
      <span className={styles.words}>
        <RowName row={row} />
        {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
      </span>
      {isWritable && (
        <>
          <span
            className={styles.grip}
            data-edge="start"
            onPointerDown={event => drag.grab(event, row, span, 'start')}
          />
          <span className={styles.grip} data-edge="end" onPointerDown={event => drag.grab(event, row, span, 'end')} />
        </>
      )}
      {links.grab && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- by keyboard, the menu of the row says who waits for it
        <span
          className={styles.link}
          title={t('Drag to add a dependency')}
          onPointerDown={event => links.grab?.(event, row)}
          onClick={event => event.stopPropagation()}
        />
      )}
    </div>
  )
}
