// The sidebar: the workspace and its account menu, then the person's favourites, the teams' pages, what was shared, and one's own.
import type { Uuid } from '@sheaf/core/ids'
import { IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, Icon } from '@sheaf/ui/icon/icon'
import { fetched } from '@sheaf/ui/on-demand/fetched'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ActionContext } from '../../actions/action'
import { makePageIn, openPage } from '../../actions/pages'
import { newPage } from '../../actions/start-actions'
import { useSession } from '../../data/hooks'
import { t } from '../../i18n/t'
import { type TreeActions, treeLetters } from './page-tree'
import type { RowMenuAt } from './row-menu'
import { Section } from './section'
import styles from './sidebar.module.css'
import { SidebarChannels } from './sidebar-channels'
import { rowsAbove, SidebarRows } from './sidebar-rows'
import type { DragWorld } from './tree-drag'
import { useStoredSet } from './use-stored-set'
import { useTree } from './use-tree'

const RowsBelow = onDemand(async () => (await import('./rows-below')).RowsBelow).Later
const RowMenu = onDemand(async () => (await import('./row-menu')).RowMenu)
const dragging = fetched(() => import('./tree-drag'))
const moving = fetched(() => import('./tree-moves'))

/** The pointer or the focus is in the sidebar: the code it may need is loaded. */
function expectUse(): void {
  RowMenu.load()
  void dragging.load().catch(() => {})
  void treeLetters.load().catch(() => {})
}

interface SidebarProps {
  readonly current: Uuid | undefined
  /** What the actions of a page's menu act with. */
  readonly context: ActionContext
  /** The workspace's name and the account menu. */
  readonly head: ReactNode
  readonly edge: ReactNode
  /** It is a drawer that covers the page. */
  readonly onClose: (() => void) | undefined
}

export function Sidebar({ current, context, head, edge, onClose }: SidebarProps) {
  const session = useSession()
  const expanded = useStoredSet('expanded')
  const folded = useStoredSet('folded')
  const sections = useTree({ expanded: expanded.keys, folded: folded.keys })
  const latest = useRef(sections)
  useLayoutEffect(() => {
    latest.current = sections
  })
  const [menu, setMenu] = useState<RowMenuAt | null>(null)
  const [isMenuUsed, setMenuUsed] = useState(false)
  const [renaming, setRenaming] = useState<string>()
  const actions: TreeActions = {
    open: openPage,
    setExpanded: ({ key }, isExpanded) => expanded.set(key, isExpanded),
    addInside: ({ id, key }) => {
      expanded.set(key, true)
      openPage(makePageIn(session, { table: 'block', id }))
    },
    showMenu: (row, anchor) => {
      setMenu({ row, anchor })
      setMenuUsed(true)
    },
    rename: row => setRenaming(row?.key),
    press: (row, event) => {
      const unfold: DragWorld['unfold'] = what =>
        'page' in what ? expanded.set(what.page, true) : folded.set(what.section, false)
      const { toasts } = context
      dragging.get()?.beginDrag(event.nativeEvent, row, { session, toasts, sections: () => latest.current, unfold })
    },
    shift: (section, row, by) => void moving.load().then(({ shiftRow }) => shiftRow(session, section, row, by)),
  }
  return (
    <nav className={styles.sidebar} aria-label={t('Pages')}>
      <div className={styles.head}>
        <div className={styles.workspace}>{head}</div>
        <Tooltip label={newPage.label()}>
          <IconButton
            className={styles.new}
            label={newPage.label()}
            icon={<Icon of={newPage.icon} />}
            onClick={() => newPage.run(context)}
          />
        </Tooltip>
        {onClose && <IconButton label={t('Close')} icon={<Icon of={CloseIcon} />} onClick={onClose} />}
      </div>
      <SidebarRows rows={rowsAbove} context={context} />
      <div className={styles.scroll} data-scroller="" onPointerEnter={expectUse} onFocus={expectUse}>
        {sections.map(section => (
          <Section
            key={section.id}
            section={section}
            onFold={isFolded => folded.set(section.id, isFolded)}
            current={current}
            menuFor={menu?.row.key}
            renaming={renaming}
            actions={actions}
          />
        ))}
      </div>
      <RowsBelow context={context} />
      <SidebarChannels sections={sections} />
      {edge}
      {isMenuUsed && (
        <RowMenu.Part menu={menu} context={context} onRename={actions.rename} onClose={() => setMenu(null)} />
      )}
    </nav>
  )
}
