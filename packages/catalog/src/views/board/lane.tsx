// One lane of a board: the cards of every column that belong to it. A board without lanes is one of them, without a name.

import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { ChevronDownIcon, ChevronRightIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { joinClasses } from '@sheaf/ui/join-classes'
import { MoreRows } from '../more-rows'
import { placeKey } from '../row-place'
import type { Collapsed } from '../use-collapsed'
import styles from './board.module.css'
import type { BoardLane, BoardList } from './board-shape'
import { CardList, type CardListProps } from './card-list'
import { columnColor } from './column-head'
import { NewCard } from './new-card'
import type { Board } from './use-board'
import type { DropAt } from './use-card-drag'
import type { NewCards } from './use-new-card'

interface LaneProps {
  readonly lane: BoardLane
  readonly isFirst: boolean
  readonly board: Board
  readonly headId: (column: number) => string
  readonly collapsed: Collapsed
  readonly newCard: NewCards
  readonly isColored: boolean
  readonly target: DropAt | null
  readonly cards: Omit<CardListProps, 'of' | 'dropIndex'>
}

export function Lane(props: LaneProps) {
  const { lane, board, collapsed } = props
  const { GroupName, query } = useDatabase('GroupName', 'query')
  const { t } = useBlockHost()
  const foldKey = `lane ${lane.key}`
  const isFolded = lane.head !== null && collapsed.has(foldKey)
  return (
    <section className={styles.lane}>
      {lane.head && board.laneAxis && (
        <button
          type="button"
          className={styles.laneHead}
          aria-expanded={!isFolded}
          onClick={() => collapsed.toggle(foldKey)}
        >
          <Icon of={isFolded ? ChevronRightIcon : ChevronDownIcon} mirrored={isFolded} />
          <GroupName group={lane.head} property={board.laneAxis.property} />
        </button>
      )}
      {!isFolded && (
        <div className={styles.lists}>
          {lane.lists.map((list, index) => (
            <Column
              key={list.column.key}
              {...props}
              list={list}
              labelledBy={props.headId(index)}
              teaching={
                props.isFirst && index === 0 && query.answer?.total === 0
                  ? t('No cards yet. Add one, then drag it from column to column.')
                  : null
              }
            />
          ))}
        </div>
      )}
    </section>
  )
}

interface ColumnProps extends LaneProps {
  readonly list: BoardList
  readonly labelledBy: string
  readonly teaching: string | null
}
function Column({
  list,
  labelledBy,
  teaching,
  isFirst,
  board,
  collapsed,
  newCard,
  isColored,
  target,
  cards,
}: ColumnProps) {
  const { GroupName, kinds } = useDatabase('GroupName', 'kinds')
  const { t } = useBlockHost()
  const key = placeKey(list.place)
  const isCollapsed = collapsed.has(list.column.key)
  const drop = target?.list === key ? target : null
  const open = newCard.opener(list, 'bottom')
  const writer = <NewCard onAdd={title => newCard.add(list, title)} onClose={newCard.close} />
  return (
    <div
      className={joinClasses(styles.list, isColored && styles.colored)}
      role="group"
      aria-labelledby={labelledBy}
      data-list={key}
      data-collapsed={isCollapsed || undefined}
      data-drop={drop ? (drop.index === null || list.list.rows.length === 0 ? 'whole' : 'between') : undefined}
      style={isColored ? columnColor(board, list.column.key, kinds) : undefined}
    >
      {isCollapsed ? (
        isFirst && (
          <span className={styles.along} aria-hidden="true">
            <GroupName group={list.column} property={board.columnAxis.property} />
          </span>
        )
      ) : (
        <>
          {newCard.isAt(list, 'top') && writer}
          <CardList {...cards} of={list} dropIndex={drop?.index ?? null} />
          {teaching && <p className={styles.hint}>{teaching}</p>}
          {list.list.hasMore && (
            <MoreRows place={list.place} left={list.list.total - list.list.rows.length} isByPress />
          )}
          {newCard.isAt(list, 'bottom')
            ? writer
            : open && (
                <button type="button" className={styles.add} onClick={open}>
                  <Icon of={PlusIcon} />
                  {t('New')}
                </button>
              )}
        </>
      )}
    </div>
  )
}
