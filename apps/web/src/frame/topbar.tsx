// The bar above a page: where it is, whether it is saved, who is here, and what can be done with it.
import type { Uuid } from '@sheaf/core/ids'
import { isLocked, pageLook } from '@sheaf/core/kinds/page-look'
import { IconButton } from '@sheaf/ui/button/button'
import { Icon, MenuIcon, MoreIcon, PanelLeftIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Opener } from '@sheaf/ui/on-demand/opener'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import type { ActionContext } from '../actions/action'
import { toggleSidebar } from '../actions/start-actions'
import { shortcutName } from '../actions/use-shortcuts'
import { useDerived, useRecord } from '../data/hooks'
import { pageTitle } from '../data/page-title'
import { pathTo } from '../data/page-tree'
import { ConnectionIndicator } from '../features/connection/connection-indicator'
import { OthersHere } from '../features/presence/others'
import { t } from '../i18n/t'
import { linkTo } from '../navigation'
import { PageIcon } from '../page-icon/page-icon'
import { pageRoute } from '../routes'
import styles from './topbar.module.css'

const PageMenu = onDemand(async () => (await import('./page-menu')).PageMenu)
const CrumbMenu = onDemand(async () => (await import('./crumb-menu')).CrumbMenu)
const Unlock = onDemand(async () => (await import('./unlock-button')).UnlockButton).Part
const TopbarActions = onDemand(async () => (await import('./topbar-actions')).TopbarActions).Later

interface TopbarProps {
  readonly pageId: Uuid | undefined
  readonly context: ActionContext
  readonly isSidebarOpen: boolean
  readonly isDrawer: boolean
}

export function Topbar({ pageId, context, isSidebarOpen, isDrawer }: TopbarProps) {
  const page = useRecord('block', pageId)
  const isHere = page !== undefined
  const toggleLabel = isSidebarOpen ? t('Hide sidebar') : t('Show sidebar')
  return (
    <header className={styles.topbar}>
      <Tooltip label={toggleLabel} shortcut={shortcutName(toggleSidebar)}>
        <IconButton
          className={styles.toggle}
          label={toggleLabel}
          aria-expanded={isSidebarOpen}
          data-peeks=""
          icon={<Icon of={isDrawer ? MenuIcon : PanelLeftIcon} mirrored />}
          onClick={context.toggleSidebar}
        />
      </Tooltip>
      {pageId ? <Breadcrumb pageId={pageId} /> : <span className={styles.path} />}
      <ConnectionIndicator />
      {pageId && isHere && <OthersHere pageId={pageId} page={context.page} />}
      {pageId && isLocked(page) && <Unlock pageId={pageId} />}
      {pageId && isHere && <TopbarActions pageId={pageId} context={context} />}
      {pageId && isHere && <PageMenuButton context={context} />}
    </header>
  )
}

export const PageMenuButton = ({ context }: { readonly context: ActionContext }) => (
  <Opener
    opens="menu"
    trigger={<IconButton label={t('Page menu')} icon={<Icon of={MoreIcon} />} />}
    onLikely={PageMenu.load}
  >
    {opened => <PageMenu.Part {...opened} context={context} />}
  </Opener>
)

const samePath = (a: ReturnType<typeof pathTo>, b: ReturnType<typeof pathTo>): boolean =>
  a.team === b.team && a.pages.join() === b.pages.join()

export function Breadcrumb({ pageId }: { pageId: Uuid }) {
  const { team, pages } = useDerived(replica => pathTo(replica, pageId), samePath)
  // In little room the middle of a long path is left out.
  const shown = pages.length > 3 ? [pages[0] as Uuid, ...pages.slice(-2)] : pages
  return (
    <nav className={styles.path} aria-label={t('Breadcrumb')}>
      <ol role="list" className={styles.crumbs}>
        {pages.length > 0 && <li className={styles.place}>{team ?? t('Private')}</li>}
        {shown.map((id, i) => (
          <li key={id} className={styles.crumb}>
            <Slash />
            {i === 1 && shown !== pages && (
              <>
                <Opener
                  opens="menu"
                  trigger={<IconButton label={t('Parent pages')} icon="…" />}
                  onLikely={CrumbMenu.load}
                >
                  {opened => <CrumbMenu.Part {...opened} pages={pages.slice(1, -2)} />}
                </Opener>
                <Slash />
              </>
            )}
            <Crumb id={id} isLast={id === pageId} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

const Slash = () => (
  <span className={styles.slash} aria-hidden="true">
    /
  </span>
)

function Crumb({ id, isLast }: { id: Uuid; isLast: boolean }) {
  const block = useRecord('block', id)
  const { icon } = pageLook(block)
  return (
    <a className={styles.link} dir="auto" aria-current={isLast ? 'page' : undefined} {...linkTo(pageRoute(id))}>
      {icon && (
        <>
          <PageIcon icon={icon} isOptional />{' '}
        </>
      )}
      {pageTitle(block)}
    </a>
  )
}
