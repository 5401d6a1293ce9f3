// The frame around every page: sidebar, bar and the page itself, with the actions that belong to all of them.
import type { Uuid } from '@sheaf/core/ids'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useToast } from '@sheaf/ui/toast/toast'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ActionContext } from '../actions/action'
import type { PageDoor } from '../actions/page-door'
import { useShortcuts } from '../actions/use-shortcuts'
import { useDerived, useSession, useUnsaved } from '../data/hooks'
import { startPage, teamsOf } from '../data/page-tree'
import { PageScreen } from '../features/page/page-screen'
import type { PageUndo } from '../features/page/page-undo'
import { OthersAtBlocks } from '../features/presence/others'
import { Sidebar } from '../features/sidebar/sidebar'
import { t } from '../i18n/t'
import { navigate } from '../navigation'
import { pageRoute, pathOf, type ScreenRoute } from '../routes'
import styles from './frame.module.css'
import { LateTools } from './late-tools'
import { Topbar } from './topbar'
import { useAhead } from './use-ahead'
import { useSidebar } from './use-sidebar'

const EmptyWorkspace = onDemand(async () => (await import('./empty-workspace')).EmptyWorkspace).Part
const NotFound = onDemand(async () => (await import('../screens/not-found')).NotFound).Part
const SidebarEdge = onDemand(async () => (await import('./sidebar-edge')).SidebarEdge).Later
const BlockHandle = onDemand(async () => (await import('../features/block-handle/block-handle')).BlockHandle)

// Seldom needed, never at once: dialogs come when they are.
const UnsavedDialog = onDemand(async () => (await import('../features/connection/unsaved-dialog')).UnsavedDialog).Part

const ShortcutsDialog = onDemand(
  async () => (await import('../features/shortcuts/shortcuts-dialog')).ShortcutsDialog,
).Part

const EmojiPicker = onDemand(async () => (await import('../features/emoji/emoji-picker')).EmojiPicker).Part

interface FrameProps {
  readonly route: ScreenRoute
  readonly head: ReactNode
  /** For a page that is not in this space. */
  readonly elsewhere: ReactNode
}

export function Frame({ route, head, elsewhere }: FrameProps) {
  const session = useSession()
  const toasts = useToast()
  const sidebar = useSidebar(pathOf(route))
  const [pageUndo, setPageUndo] = useState<PageUndo | null>(null)
  const [page, setPage] = useState<PageDoor | null>(null)
  const [areShortcutsShown, setShortcutsShown] = useState(false)
  const pageId = route.name === 'page' ? route.params.blockId : undefined
  const context: ActionContext = {
    session,
    pageId,
    toasts,
    toggleSidebar: sidebar.toggle,
    undo: pageUndo?.undo,
    redo: pageUndo?.redo,
    page: page ?? undefined,
    showShortcuts: () => setShortcutsShown(true),
  }
  useShortcuts(context)
  useSidebarChannels()
  useAhead(page !== null)
  const drawer = useRef<HTMLDivElement>(null)
  const isDrawerOpen = sidebar.isDrawer && sidebar.isOpen
  useEffect(() => {
    if (isDrawerOpen) drawer.current?.querySelector<HTMLElement>('button')?.focus()
  }, [isDrawerOpen])

  return (
    <div className={styles.frame}>
      {isDrawerOpen && <div className={styles.backdrop} onClick={sidebar.toggle} aria-hidden="true" />}
      <div
        ref={drawer}
        className={styles.sidebarPlace}
        style={{ inlineSize: sidebar.widthPx }}
        data-closed={sidebar.isOpen ? undefined : ''}
        onClick={event => {
          // Choosing the page that is open already is a choice too.
          if (isDrawerOpen && (event.target as Element).closest('a[href]')) sidebar.toggle()
        }}
        onKeyDown={event => {
          if (event.key === 'Escape' && isDrawerOpen && !event.defaultPrevented) sidebar.toggle()
        }}
      >
        <Sidebar
          current={pageId}
          context={context}
          head={head}
          edge={<SidebarEdge widthPx={sidebar.widthPx} onWidth={sidebar.setWidth} />}
          onClose={isDrawerOpen ? sidebar.toggle : undefined}
        />
      </div>
      <div className={styles.main} inert={isDrawerOpen}>
        <Topbar pageId={pageId} context={context} isSidebarOpen={sidebar.isOpen} isDrawer={sidebar.isDrawer} />
        <main className={styles.content} aria-label={t('Page')}>
          {pageId && (
            <PageScreen
              key={pageId}
              pageId={pageId}
              onUndo={setPageUndo}
              onOpen={setPage}
              notFound={elsewhere}
              EmojiChoice={EmojiPicker}
            />
          )}
          {route.name === 'root' && <Home />}
          {route.name === 'notFound' && <NotFound />}
        </main>
      </div>
      {page && (
        <LateTools
          key={page.stage.pageId}
          stage={page.stage}
          choosePage={at => page.panels.choosePage?.(at) ?? Promise.resolve(null)}
          unfurl={page.unfurl}
          blockMenu={() => page.panels.blockMenu?.()}
        />
      )}
      {page && <BlockHandle.Later page={page} context={context} />}
      {page && <OthersAtBlocks page={page} />}
      {areShortcutsShown && <ShortcutsDialog onClose={() => setShortcutsShown(false)} />}
      {useUnsaved().length > 0 && <UnsavedDialog />}
    </div>
  )
}

/** The channels that the sidebar lives from, for as long as the space is open. */
function useSidebarChannels(): void {
  const session = useSession()
  const teams = useDerived(
    replica => teamsOf(replica).map(team => team.id),
    (a, b) => a.join() === b.join(),
  )
  useEffect(() => session.open(session.viewPointer), [session])
  useEffect(() => session.open(session.pointer('space', session.spaceId)), [session])
  useEffect(() => {
    const closes = teams.map(id => session.open(session.pointer('team', id)))
    return () => closes.forEach(close => close())
  }, [session, teams])
}

export const lastPageKey = (spaceId: Uuid): string => `sheaf:last-page:${spaceId}`

/** `/` leads to the page that was open last, else to the first one, else says how to begin. */
function Home() {
  const session = useSession()
  const start = useDerived(
    replica => startPage(replica, localStorage.getItem(lastPageKey(session.spaceId)) as Uuid | null),
    (a, b) => a === b,
  )
  useEffect(() => {
    if (start) navigate(pageRoute(start), 'replace')
  }, [start])
  return start ? null : <EmptyWorkspace />
}
