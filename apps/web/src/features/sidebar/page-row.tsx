// The row of a page in a tree: unfold it, open it, drag it, its menu, and a page inside it.

import { pageLook } from '@sheaf/core/kinds/page-look'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { IconButton } from '@sheaf/ui/button/button'
import { ChevronRightIcon, Icon, MoreIcon, PlusIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'
import type { CSSProperties, MouseEvent, PointerEvent } from 'react'
import { useChannel, useRecord, useSession } from '../../data/hooks'
import { t } from '../../i18n/t'
import { joinClasses } from '../../join-classes'
import { linkTo } from '../../navigation'
import { PageIcon } from '../../page-icon/page-icon'
import { pageRoute } from '../../routes'
import styles from './page-tree.module.css'
import type { TreeRow } from './tree-shape'

const RowName = onDemand(async () => (await import('./row-name')).RowName).Part

export interface RowActions {
  readonly setExpanded: (row: TreeRow, isExpanded: boolean) => void
  readonly addInside: (row: TreeRow) => void
  /** The menu of a page, beside what was pressed. */
  readonly showMenu: (row: TreeRow, anchor: Element) => void
  /** Null: its name is written. */
  readonly rename: (row: TreeRow | null) => void
  /** A press that may become a drag. */
  readonly press: (row: TreeRow, event: PointerEvent) => void
}

interface PageRowProps {
  readonly row: TreeRow
  readonly isCurrent: boolean
  readonly isStop: boolean
  readonly isMenuOpen: boolean
  readonly isRenamed: boolean
  readonly onFocus: () => void
  readonly actions: RowActions
}

const at = (level: number, line: number): CSSProperties => ({ '--level': level, '--line': line }) as CSSProperties

export function PageRow({ row, isCurrent, isStop, isMenuOpen, isRenamed, onFocus, actions }: PageRowProps) {
  const { id, level, isExpanded } = row
  const block = useRecord('block', id)
  const title = rawTitle(block)
  const name = title || (block ? t('Untitled') : t('Loading'))
  const icon = (
    <span className={styles.icon} aria-hidden="true">
      {block && <PageIcon icon={pageLook(block).icon} />}
    </span>
  )
  const onContextMenu = (event: MouseEvent): void => {
    event.preventDefault()
    actions.showMenu(row, event.currentTarget)
  }
  const onPointerDown = (event: PointerEvent): void => {
    // A finger that rests on a row opens its menu.
    if (event.button !== 0 || event.pointerType === 'touch') return
    if (!(event.target as Element).closest('button, input')) actions.press(row, event)
  }
  return (
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
      style={at(level - 1, row.line)}
      onFocus={onFocus}
      onContextMenu={onContextMenu}
      onPointerDown={onPointerDown}
    >
      <IconButton
        tabIndex={-1}
        className={styles.fold}
        label={isExpanded ? t('Collapse {name}', { name }) : t('Expand {name}', { name })}
        icon={<Icon of={ChevronRightIcon} mirrored className={isExpanded ? styles.unfolded : undefined} />}
        onClick={() => actions.setExpanded(row, !isExpanded)}
      />
      {isRenamed ? (
        <span className={styles.link}>
          {icon}
          <RowName id={id} onDone={() => actions.rename(null)} />
        </span>
      ) : (
        <a
          className={styles.link}
          tabIndex={-1}
          draggable={false}
          onDoubleClick={() => actions.rename(row)}
          {...linkTo(pageRoute(id))}
        >
          {icon}
          {block ? (
            <span className={joinClasses(styles.name, !title && styles.untitled)} dir="auto">
              {name}
            </span>
          ) : (
            <Skeleton width="60%" />
          )}
        </a>
      )}
      <span className={styles.actions}>
        <IconButton
          tabIndex={-1}
          label={t('More options for {name}', { name })}
          icon={<Icon of={MoreIcon} />}
          onClick={event => actions.showMenu(row, event.currentTarget)}
        />
        <IconButton
          tabIndex={-1}
          label={t('Add a page inside {name}', { name })}
          icon={<Icon of={PlusIcon} />}
          onClick={() => actions.addInside(row)}
        />
      </span>
    </div>
  )
}

/** Keeps its place while it is not known yet whether there is something inside. */
export function EmptyLine({ row }: { row: TreeRow }) {
  const session = useSession()
  const state = useChannel(session.pointer('block', row.id))
  return (
    <p className={styles.nothing} style={at(row.level, row.line + 1)}>
      {state === 'ready' && t('No pages inside')}
    </p>
  )
}
