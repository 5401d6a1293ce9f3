// The frame around every page: sidebar, bar and the page itself, with the actions that belong to all of them.
import { keepFocus } from '@sheaf/ui/kept-focus/kept-focus'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useToast } from '@sheaf/ui/toast/toast'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ActionContext } from '../actions/action'
import { useShortcuts } from '../actions/use-shortcuts'
import { framePanel } from '../data/frame-panel'
import { useSession, useUnsaved } from '../data/hooks'
import { useStore } from '../editing/store'
import { Sidebar } from '../features/sidebar/sidebar'
import { t } from '../i18n/t'
import type { ScreenRoute } from '../routes'
import styles from './frame.module.css'
import { type OpenPageContext, PagePane } from './page-pane'
import { PageSkeleton } from './page-skeleton'
import { StartPlace } from './start-place'
import { Topbar } from './topbar'
import { useAhead } from './use-ahead'
import { useOwnSettings } from './use-own-settings'
import { useSidebar } from './use-sidebar'
import { useTabLook } from './use-tab-look'
import { useVisit } from './use-visit'

const NotFound = onDemand(async () => (await import('../screens/not-found')).NotFound).Part
const OtherPlace = onDemand(async () => (await import('./other-place')).OtherPlace, <PageSkeleton />).Part
const PageRequests = onDemand(async () => (await import('./page-requests')).PageRequests).Part
const Peek = onDemand(async () => (await import('../features/peek/peek')).Peek).Part
const SidebarEdge = onDemand(async () => (await import('./sidebar-edge')).SidebarEdge).Later
const SidebarPeek = onDemand(async () => (await import('./sidebar-peek')).SidebarPeek).Later

const TabBar = onDemand(
  async () => (await import('../features/tab-bar/tab-bar')).TabBar,
  <div className={styles.tabBarPlace} />,
).Part

// Seldom needed, never at once: dialogs come when they are.
const UnsavedDialog = onDemand(async () => (await import('../features/connection/unsaved-dialog')).UnsavedDialog).Part

const FramePanels = onDemand(async () => (await import('./frame-panels')).FramePanels).Part
const ShortcutsDialog = onDemand(
  async () => (await import('../features/shortcuts/shortcuts-dialog')).ShortcutsDialog,
).Part

const noPageContext = { page: undefined, undo: undefined, redo: undefined }
const noPage: { readonly [name in 'blockId' | 'peekViewBlockId' | 'peekMode']?: undefined } = {}

interface FrameProps {
  readonly route: ScreenRoute
  readonly head: ReactNode
  readonly spaces: Pick<ActionContext, 'spaceCount' | 'switchSpace'>
  /** For a page that is not in this space, and for an address that has to be looked up. */
  readonly elsewhere: ReactNode
  readonly showSettings: ActionContext['showSettings']
}

export function Frame({ route, head, spaces, elsewhere, showSettings }: FrameProps) {
  const session = useSession()
  const toasts = useToast()
  const sidebar = useSidebar(route)
  const [isPeeking, setPeeking] = useState(false)
  const [main, setMain] = useState<OpenPageContext | null>(null)
  const [peeked, setPeeked] = useState<OpenPageContext | null>(null)
  const [isPeekActive, setPeekActive] = useState(false)
  const [areShortcutsShown, setShortcutsShown] = useState(false)
  const { blockId: pageId, peekViewBlockId: peekId, peekMode } = route.name === 'page' ? route.params : noPage
  const isStart = route.name === 'root' && !route.params.target
  const everywhere = {
    session,
    toasts,
    isSidebarOpen: sidebar.isOpen,
    toggleSidebar: sidebar.toggle,
    showShortcuts: () => setShortcutsShown(true),
    showSettings,
    ...spaces,
  }
  const ofMain: ActionContext = { ...everywhere, ...(main ?? { ...noPageContext, pageId }) }
  const context: ActionContext = { ...ofMain, ...(isPeekActive && peeked) }
  useTabLook(pageId)
  useOwnSettings()
  useVisit(pageId)
  useShortcuts(context)
  useAhead(main?.page !== undefined)
  const panel = useStore(framePanel)
  const drawer = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  useEffect(() => (content.current ? keepFocus(content.current) : undefined), [])
  const isDrawerOpen = sidebar.isDrawer && sidebar.isOpen
  useEffect(() => {
    if (isDrawerOpen) drawer.current?.querySelector<HTMLElement>('button')?.focus()
  }, [isDrawerOpen])

  return (
    // What is pressed beside every control belongs to the frame, never to the document.
    <div className={styles.frame} data-frame="" tabIndex={-1}>
      {isDrawerOpen && <div className={styles.backdrop} onClick={sidebar.toggle} aria-hidden="true" />}
      <div
        ref={drawer}
        className={styles.sidebarPlace}
        style={{ inlineSize: sidebar.widthPx }}
        data-closed={sidebar.isOpen ? undefined : ''}
        data-peeking={isPeeking ? '' : undefined}
        data-peeks=""
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
      {!sidebar.isOpen && !sidebar.isDrawer && <SidebarPeek onPeek={setPeeking} />}
      <div className={styles.main} inert={isDrawerOpen || peekMode === 'centre'} onFocus={() => setPeekActive(false)}>
        <Topbar pageId={pageId} context={ofMain} isSidebarOpen={sidebar.isOpen} isDrawer={sidebar.isDrawer} />
        <main ref={content} tabIndex={-1} className={styles.content} aria-label={t('Page')} data-page-area="">
          {pageId && (
            <PagePane key={pageId} pageId={pageId} context={context} notFound={elsewhere} onChange={setMain} />
          )}
          {isStart && <StartPlace />}
          {!pageId && !isStart && <OtherPlace route={route} context={context} />}
          {!pageId && elsewhere}
        </main>
        {sidebar.isDrawer && <TabBar route={route} context={ofMain} onShowTree={sidebar.toggle} />}
      </div>
      {peekId && (
        <Peek
          pageId={peekId}
          mode={peekMode === 'centre' ? 'centre' : 'side'}
          context={{ ...everywhere, ...(peeked ?? { ...noPageContext, pageId: peekId }) }}
          onActive={() => setPeekActive(true)}
        >
          <PagePane key={peekId} pageId={peekId} context={context} notFound={<NotFound />} onChange={setPeeked} />
        </Peek>
      )}
      {main?.page &&
        route.name === 'page' &&
        (route.params.q ?? route.params.searchRequest ?? route.params.showMoveTo ?? route.params.duplicate) !==
          undefined && <PageRequests params={route.params} context={context} />}
      {areShortcutsShown && <ShortcutsDialog onClose={() => setShortcutsShown(false)} />}
      {panel && <FramePanels panel={panel} context={context} />}
      {useUnsaved().length > 0 && <UnsavedDialog />}
    </div>
  )
}
