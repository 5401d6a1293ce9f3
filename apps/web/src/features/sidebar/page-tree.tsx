// One section of pages as a tree: arrows, Home and End, Enter, first letters; the menu key and a secondary press open its menu.
import type { Uuid } from '@sheaf/core/ids'
import { IconButton } from '@sheaf/ui/button/button'
import { ChevronRightIcon, Icon, MoreIcon, PlusIcon } from '@sheaf/ui/icon/icon'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useChannel, useSession } from '../../data/hooks'
import type { TreeRow, TreeSection } from '../../data/page-tree'
import { t } from '../../i18n/t'
import { joinClasses } from '../../join-classes'
import { linkTo } from '../../navigation'
import { PageIcon } from '../../page-icon/page-icon'
import { pageRoute } from '../../routes'
import styles from './page-tree.module.css'
import { rowStarting, treeMove } from './tree-keys'

export interface TreeDeeds {
  readonly open: (id: Uuid) => void
  readonly setExpanded: (id: Uuid, isExpanded: boolean) => void
  readonly addInside: (id: Uuid) => void
  /** The menu of a page, beside what was pressed. */
  readonly showMenu: (id: Uuid, anchor: Element) => void
}

interface PageTreeProps {
  readonly section: TreeSection
  readonly labelledBy: string
  readonly current: Uuid | undefined
  readonly menuFor: Uuid | null
  readonly deeds: TreeDeeds
}

export function PageTree({ section: { rows }, labelledBy, current, menuFor, deeds }: PageTreeProps) {
  const [lastFocused, setLastFocused] = useState<Uuid | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  // One row takes part in the tab order: the last one used, else the page that is open, else the first.
  const stop = [lastFocused, current].find(id => rows.some(row => row.id === id)) ?? rows[0]?.id

  const focus = (id: string): void => tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  const onKeyDown = (event: KeyboardEvent): void => {
    const id = (event.target as HTMLElement).dataset['id'] as Uuid | undefined
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const found = event.key.length === 1 && event.key !== ' ' ? rowStarting(rows, id, event.key) : null
    const move = found ? { focus: found } : treeMove(rows, id, event.key, isRightToLeft)
    if (!move) return
    event.preventDefault()
    if ('focus' in move) focus(move.focus)
    else if ('open' in move) deeds.open(move.open as Uuid)
    else if ('expand' in move) deeds.setExpanded(move.expand as Uuid, true)
    else deeds.setExpanded(move.collapse as Uuid, false)
  }
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={styles.tree}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, i) => (
        <Row
          key={row.id}
          row={row}
          isCurrent={row.id === current}
          isStop={row.id === stop}
          isEmptyInside={row.isExpanded && rows[i + 1]?.parent !== row.id}
          isMenuOpen={menuFor === row.id}
          onFocus={() => setLastFocused(row.id)}
          deeds={deeds}
        />
      ))}
    </div>
  )
}

interface RowProps {
  readonly row: TreeRow
  readonly isCurrent: boolean
  readonly isStop: boolean
  readonly isEmptyInside: boolean
  readonly isMenuOpen: boolean
  readonly onFocus: () => void
  readonly deeds: TreeDeeds
}

function Row({ row, isCurrent, isStop, isEmptyInside, isMenuOpen, onFocus, deeds }: RowProps) {
  const { id, level, isExpanded, title, icon } = row
  const name = title || t('Untitled')
  const onContextMenu = (event: MouseEvent): void => {
    event.preventDefault()
    deeds.showMenu(id, event.currentTarget)
  }
  return (
    <>
      <div
        role="treeitem"
        data-id={id}
        tabIndex={isStop ? 0 : -1}
        aria-level={level}
        aria-posinset={row.position}
        aria-setsize={row.siblings}
        aria-expanded={isExpanded}
        aria-selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={name}
        className={joinClasses(styles.row, isCurrent && styles.current, isMenuOpen && styles.menuOpen)}
        style={{ '--level': level - 1 } as CSSProperties}
        onFocus={onFocus}
        onContextMenu={onContextMenu}
      >
        <IconButton
          tabIndex={-1}
          className={styles.fold}
          label={isExpanded ? t('Fold {name}', { name }) : t('Unfold {name}', { name })}
          icon={<Icon of={ChevronRightIcon} mirrored className={isExpanded ? styles.unfolded : undefined} />}
          onClick={() => deeds.setExpanded(id, !isExpanded)}
        />
        <a className={styles.link} tabIndex={-1} draggable={false} {...linkTo(pageRoute(id))}>
          <span className={styles.icon} aria-hidden="true">
            <PageIcon icon={icon} />
          </span>
          <span className={joinClasses(styles.name, !title && styles.untitled)}>{name}</span>
        </a>
        <span className={styles.deeds}>
          <IconButton
            tabIndex={-1}
            label={t('Rename, delete and more: {name}', { name })}
            icon={<Icon of={MoreIcon} />}
            onClick={event => deeds.showMenu(id, event.currentTarget)}
          />
          <IconButton
            tabIndex={-1}
            label={t('Add a page inside {name}', { name })}
            icon={<Icon of={PlusIcon} />}
            onClick={() => deeds.addInside(id)}
          />
        </span>
      </div>
      {isExpanded && <Inside id={id} isEmpty={isEmptyInside} level={level} />}
    </>
  )
}

/** Keeps an unfolded page current, and says so when there is nothing in it. */
function Inside({ id, isEmpty, level }: { id: Uuid; isEmpty: boolean; level: number }) {
  const session = useSession()
  const state = useChannel(session.pointer('block', id))
  if (!isEmpty || state !== 'ready') return null
  return (
    <p className={styles.nothing} style={{ '--level': level } as CSSProperties}>
      {t('No pages inside')}
    </p>
  )
}
