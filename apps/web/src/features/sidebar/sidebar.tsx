// The sidebar: the workspace and its account menu, then the team's pages and one's own.
import type { Uuid } from '@sheaf/core/ids'
import { IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { type ReactNode, useState } from 'react'
import type { ActionContext } from '../../actions/action'
import { newPage } from '../../actions/first-actions'
import { makePageIn, makePrivatePage, openPage } from '../../actions/pages'
import { useDerived, useSession } from '../../data/hooks'
import { sameSections, type TreeSection, treeSections } from '../../data/page-tree'
import { t } from '../../i18n/t'
import { PageTree, type TreeDeeds } from './page-tree'
import type { RowMenuAt } from './row-menu'
import styles from './sidebar.module.css'
import { useExpanded } from './use-expanded'

const RowMenu = onDemand(async () => (await import('./row-menu')).RowMenu)

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
  const expanded = useExpanded(session.spaceId)
  const sections = useDerived(replica => treeSections(replica, expanded.ids, t('Private')), sameSections)
  const [menu, setMenu] = useState<RowMenuAt | null>(null)
  const [isMenuUsed, setMenuUsed] = useState(false)
  const deeds: TreeDeeds = {
    open: openPage,
    setExpanded: expanded.set,
    addInside: id => {
      expanded.set(id, true)
      openPage(makePageIn(session, { table: 'block', id }))
    },
    showMenu: (id, anchor) => {
      setMenu({ id, anchor })
      setMenuUsed(true)
    },
  }
  const addTo = (section: TreeSection): void =>
    openPage(
      section.id === 'private' ? makePrivatePage(session) : makePageIn(session, { table: 'team', id: section.id }),
    )
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
      <div className={styles.scroll} onPointerEnter={RowMenu.load} onFocus={RowMenu.load}>
        {sections.map(section => (
          <section key={section.id} className={styles.section}>
            <div className={styles.sectionHead}>
              <h2 className={styles.sectionName} id={`section-${section.id}`}>
                {section.name}
              </h2>
              <Tooltip label={addLabel(section)} side="inline-end">
                <IconButton
                  className={styles.add}
                  label={addLabel(section)}
                  icon={<Icon of={PlusIcon} />}
                  onClick={() => addTo(section)}
                />
              </Tooltip>
            </div>
            {section.rows.length > 0 && (
              <PageTree
                section={section}
                labelledBy={`section-${section.id}`}
                current={current}
                menuFor={menu?.id ?? null}
                deeds={deeds}
              />
            )}
            {section.rows.length === 0 && (
              <button type="button" className={styles.hint} onClick={() => addTo(section)}>
                <Icon of={PlusIcon} />
                {section.id === 'private' ? t('Add a page only you see') : t('Add a page for everyone')}
              </button>
            )}
          </section>
        ))}
      </div>
      {edge}
      {isMenuUsed && <RowMenu.Part menu={menu} context={context} onClose={() => setMenu(null)} />}
    </nav>
  )
}

const addLabel = (section: TreeSection): string =>
  section.id === 'private' ? t('New private page') : t('New page in {name}', { name: section.name })
