// The views of a database as tabs, with the menu of the one that is open and a way to add another.

import type { Uuid } from '@sheaf/core/ids'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { Icon, MoreIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDatabaseHost } from '../host/database-host'
import { AddViewMenu } from './add-view-menu'
import { moveTab } from './move-tab'
import { useTabDrag } from './use-tab-drag'
import { ViewMenu } from './view-menu'
import styles from './view-tabs.module.css'

interface ViewTabsProps {
  readonly blockId: Uuid
  readonly views: readonly CollectionViewValue[]
  readonly open: Uuid
  readonly isConfigurable: boolean
  readonly onOpen: (view: Uuid) => void
  readonly onAdd: (type: string, collection?: Uuid) => void
  /** Of the database as a whole. */
  readonly menu: ReactNode
}

export function ViewTabs({ blockId, views, open, isConfigurable, onOpen, onAdd, menu }: ViewTabsProps) {
  const { viewKindOf, CsvItems } = useDatabaseHost()
  const host = useBlockHost()
  const { t, t: tData } = host
  const move = (id: Uuid, to: number): void => moveTab(host, blockId, views, id, to)
  const { dragged, begin } = useTabDrag((from, to) => {
    const moved = views[from]
    if (moved) move(moved.id, to)
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (arrow === 0) return
    event.preventDefault()
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = isMirrored ? -arrow : arrow
    const at = views.findIndex(view => view.id === open)
    // The same keys put rows elsewhere.
    if (event.altKey && event.shiftKey) {
      if (isConfigurable) move(open, at + step)
      return
    }
    const next = views[(at + step + views.length) % views.length]
    if (next) {
      onOpen(next.id)
      document.getElementById(tabId(next.id))?.focus()
    }
  }
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tabs = list.current
    if (!tabs || !views.some(({ id }) => id === open)) return undefined
    const show = (): void => bringIntoSight(tabs, tabId(open))
    show()
    // Also when a panel beside the page leaves them less room.
    const watcher = new ResizeObserver(show)
    watcher.observe(tabs)
    return () => watcher.disconnect()
  }, [open, views])
  return (
    <div className={styles.bar}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={t('Views')} onKeyDown={onKeyDown}>
        {views.map((view, i) => {
          const isOpen = view.id === open
          const kind = viewKindOf(view.type)
          return (
            <button
              key={view.id}
              id={tabId(view.id)}
              type="button"
              role="tab"
              aria-selected={isOpen}
              tabIndex={isOpen ? 0 : -1}
              className={styles.tab}
              aria-keyshortcuts={isConfigurable ? 'Alt+Shift+ArrowLeft Alt+Shift+ArrowRight' : undefined}
              data-drop={dropAt(dragged, i, views.length)}
              data-dragged={dragged?.from === i ? '' : undefined}
              onClick={() => onOpen(view.id)}
              onPointerDown={isConfigurable ? event => begin(event, i) : undefined}
            >
              <Icon of={iconByName(view.icon ?? kind.icon)} />
              <span dir="auto">{view.name || tData(kind.label)}</span>
            </button>
          )
        })}
      </div>
      {!isConfigurable && (
        <Menu trigger={<IconButton size="small" label={t('View options')} icon={<Icon of={MoreIcon} />} />}>
          <CsvItems viewId={open} isConfigurable={false} />
        </Menu>
      )}
      {isConfigurable && (
        <>
          <ViewMenu blockId={blockId} viewId={open} views={views} onOpen={onOpen} />
          <AddViewMenu blockId={blockId} onAdd={onAdd} />
        </>
      )}
      {menu}
    </div>
  )
}

/** On which side of a tab the line stands; nowhere while the dragged one would stay where it is. */
function dropAt(dragged: ReturnType<typeof useTabDrag>['dragged'], at: number, count: number): string | undefined {
  if (!dragged || dragged.over === dragged.from || dragged.over === dragged.from + 1) return undefined
  if (dragged.over === at) return 'before'
  return dragged.over === count && at === count - 1 ? 'after' : undefined
}

const tabId = (view: Uuid): string => `view-${view}`

/** Only along the tabs: the page stays where it is. */
function bringIntoSight(list: HTMLElement, id: string): void {
  const tab = document.getElementById(id)?.getBoundingClientRect()
  if (!tab) return
  const { left, right } = list.getBoundingClientRect()
  if (tab.left < left) list.scrollLeft += tab.left - left
  else if (tab.right > right) list.scrollLeft += tab.right - right
}
