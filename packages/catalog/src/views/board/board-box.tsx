// Cards in columns: what is drawn, and how pointer and keys go through it.

import {
  useAnswer,
  useDatabaseActions,
  useRowsEditable,
  useViewFields,
  useViewsEditable,
} from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { useCallback, useId, useMemo, useRef } from 'react'
import { cardLook } from '../card-look'
import { SelectionBar } from '../selection-bar'
import { useCollapsed } from '../use-collapsed'
import { useRows } from '../use-rows'
import { board as kind } from './board'
import styles from './board.module.css'
import { hasColors, USUAL_COVER } from './board-settings'
import { movedOrder, stepBefore } from './board-shape'
import { BoardSkeleton } from './board-skeleton'
import { ColumnHead } from './column-head'
import { HiddenColumns } from './hidden-columns'
import { Lane } from './lane'
import { NewColumn } from './new-column'
import { type Board, useBoard } from './use-board'
import { useBoardWays } from './use-board-ways'
import { useCardDrag } from './use-card-drag'
import { useColumnDrag } from './use-column-drag'
import { useNewCard } from './use-new-card'

export function BoardBox() {
  const query = useAnswer()
  const board = useBoard()
  if (!board) return <NoColumns />
  return query.answer ? <FilledBoard board={board} /> : <BoardSkeleton />
}

/** What columns are made by is gone, or was never there. */
function NoColumns() {
  const actions = useDatabaseActions()
  const isConfigurable = useViewsEditable()
  const { t } = useBlockHost()
  return (
    <div className={styles.teaching}>
      <p>{t('A board needs a property with options, such as a status. Each option becomes a column.')}</p>
      {isConfigurable && kind.needs && (
        <Button
          icon={<Icon of={PlusIcon} />}
          onClick={() => {
            const property = actions.addProperty(kind.needs?.type ?? '', {}, t('Status'))
            actions.setQuery('group', { property })
          }}
        >
          {t('Add status')}
        </Button>
      )}
    </div>
  )
}

function FilledBoard({ board }: { readonly board: Board }) {
  const fields = useViewFields()
  const actions = useDatabaseActions()
  const isEditable = useRowsEditable()
  const id = useId()
  const collapsed = useCollapsed()
  const reveals = useRef(new Map<string, (index: number) => void>())
  const root = useRef<HTMLDivElement>(null)
  const ways = useBoardWays(board, collapsed, reveals)
  const rows = useRows(root, ways)
  const { stop, selection } = rows
  const newCard = useNewCard(board)
  const grouping = board.columnAxis.grouping
  const shownKeys = board.columns.map(({ key }) => key)
  const moveColumn = (key: string, before: string | null): void =>
    actions.setQuery('group', { ...grouping, sort: 'manual', order: movedOrder(board.keys, key, before) })
  const drag = useCardDrag({
    root,
    isEditable,
    cardsAt: key => ways.cardsMeant(key, rows.meant),
    isWhole: list => board.isSorted || collapsed.has(board.listAt(list)?.column.key ?? ''),
    canDrop: (cards, list) => {
      const to = board.listAt(list)
      return to !== undefined && board.changesFor(cards, to.place) !== null
    },
    onDrop: (cards, { list, index }) => {
      const to = board.listAt(list)
      if (to && board.drop(cards, to, index)) rows.say(ways.movedWords(cards, to))
    },
  })
  const columnDrag = useColumnDrag(root, moveColumn)
  const onReveal = useCallback((list: string, reveal: ((index: number) => void) | null) => {
    if (reveal) reveals.current.set(list, reveal)
    else reveals.current.delete(list)
  }, [])
  const look = useMemo(() => cardLook(fields.format, USUAL_COVER), [fields.format])
  const isColored = hasColors(fields.format)
  const [firstLane] = board.lanes
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cards have the focus; it only listens */}
      <div
        ref={root}
        className={styles.board}
        onKeyDown={rows.onKeyDown}
        onClick={rows.onClick}
        onFocus={rows.onFocus}
        onPointerDown={drag.onPointerDown}
      >
        <div className={styles.heads}>
          {board.columns.map((column, index) => (
            <ColumnHead
              key={column.key}
              id={`${id}-${index}`}
              column={column}
              board={board}
              isCollapsed={collapsed.has(column.key)}
              isDragged={columnDrag.dragged === column.key}
              isColored={isColored}
              drop={dropEdge(columnDrag.index, index, board.columns.length)}
              actions={{
                toggle: collapsed.toggle,
                hide: key => actions.setQuery('group', { ...grouping, hidden: [...(grouping.hidden ?? []), key] }),
                step: (key, by) => {
                  const before = stepBefore(shownKeys, key, by)
                  return before === undefined ? undefined : () => moveColumn(key, before)
                },
                add: newCard.opener(firstLane?.lists[index], 'top'),
              }}
              onPointerDown={event => columnDrag.onPointerDown(event, column.key)}
            />
          ))}
          <NewColumn axis={board.columnAxis} />
          <HiddenColumns board={board} />
        </div>
        {board.lanes.map((lane, index) => (
          <Lane
            key={lane.key}
            lane={lane}
            isFirst={index === 0}
            board={board}
            headId={column => `${id}-${column}`}
            collapsed={collapsed}
            newCard={newCard}
            isColored={isColored}
            target={drag.target}
            cards={{
              scroller: root,
              look,
              stop,
              selected: selection.rows,
              dragged: drag.dragged,
              onReveal,
            }}
          />
        ))}
      </div>
      <SelectionBar rows={rows} />
      {rows.region}
    </>
  )
}

const dropEdge = (drop: number | null, index: number, count: number): 'before' | 'after' | undefined =>
  drop === index ? 'before' : drop === count && index === count - 1 ? 'after' : undefined
