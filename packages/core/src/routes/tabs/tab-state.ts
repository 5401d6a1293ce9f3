// The mobile app's bottom tabs (client-platform.md 2.1, 3.1): each has a root page and a stack of pages over it. The root may be a
// native screen, which lies over the stack while its override is on.

import type { Uuid } from '../../ids'
import type { Route } from '../../routes'
import { NATIVE_TAB_BASE } from '../native-routes'

export const tabNames = ['home', 'search', 'updates', 'addPage', 'ai'] as const
export type TabName = (typeof tabNames)[number]

export interface WebPlace {
  readonly route: Route
  readonly url: string
}
interface NativePage {
  readonly type: 'native'
  readonly id: string
}
export interface WebPage extends WebPlace {
  readonly type: 'web'
  /** Where the page led on to, while it stays the page that was opened. */
  readonly redirectedTo?: WebPlace
  readonly queryParams?: Readonly<Record<string, string>>
}
export type TabPage = NativePage | WebPage

export interface Tab {
  readonly rootPage: TabPage
  readonly pages: readonly TabPage[]
  readonly nativeRootPageOverrideEnabled: boolean
}

export interface TabbedState {
  readonly activeTab: TabName
  /** At most one page. */
  readonly modal: readonly WebPage[]
  readonly tabs: Readonly<Record<TabName, Tab>>
  readonly navigationAction?: string
  readonly navigationSource?: string
}

const native = (id: string): NativePage => ({ type: 'native', id })
const web = (url: string, route: Route): WebPage => ({ type: 'web', url, route })
const tab = (rootPage: TabPage, pages: readonly TabPage[] = []): Tab => ({
  rootPage,
  pages,
  nativeRootPageOverrideEnabled: rootPage.type === 'native',
})

interface FirstTabs {
  /** The path of the window. */
  readonly path: string
  readonly nativeInboxEnabled?: boolean
  readonly spaceId?: Uuid
}

export function firstTabs({ path, nativeInboxEnabled = false, spaceId }: FirstTabs): TabbedState {
  const updates = `${NATIVE_TAB_BASE}/updates`
  const updatesRoute: Route = { name: 'nativeTab', params: { tab: 'updates', ...(spaceId && { spaceId }) } }
  return {
    activeTab: path === updates ? 'updates' : 'home',
    modal: [],
    tabs: {
      home: tab(native('home'), [web('/', { name: 'root', params: {} })]),
      search: tab(native('search')),
      updates: tab(nativeInboxEnabled ? native('inbox') : web(updates, updatesRoute)),
      addPage: tab(web('/new', { name: 'new', params: {} })),
      ai: tab(web(`${NATIVE_TAB_BASE}/assistant`, { name: 'nativeTab', params: { tab: 'assistant' } })),
    },
  }
}

export const activeTabOf = (state: TabbedState): Tab => state.tabs[state.activeTab]
/** The last page of the stack or, with none, the root. */
export const topPageOf = ({ pages, rootPage }: Tab): TabPage => pages.at(-1) ?? rootPage

/** What the person looks at. */
export function currentPage(state: TabbedState): TabPage {
  const tab = activeTabOf(state)
  return state.modal.at(-1) ?? (tab.nativeRootPageOverrideEnabled ? tab.rootPage : topPageOf(tab))
}

export const tabDepth = ({ nativeRootPageOverrideEnabled, pages }: Tab): number =>
  nativeRootPageOverrideEnabled ? 1 : 1 + pages.length

export const canGoBack = (state: TabbedState): boolean => state.modal.length > 0 || tabDepth(activeTabOf(state)) > 1

interface PageSummary {
  readonly tab: TabName
  readonly type: TabPage['type']
  readonly route?: { readonly name: string; readonly block_id?: string }
  readonly tabDepth: number
}

/** What is counted of the current page. */
export function pageSummary(state: TabbedState): PageSummary {
  const page = currentPage(state)
  const summary = { tab: state.activeTab, type: page.type, tabDepth: tabDepth(activeTabOf(state)) }
  if (page.type === 'native') return summary
  const { name, params } = page.route
  const blockId = 'blockId' in params ? params.blockId : undefined
  return { ...summary, route: { name, ...(blockId && { block_id: blockId }) } }
}

export const isTabBarShown = (flags: {
  readonly isAlwaysOnTabBarEnabled: boolean
  readonly isShowingTabBar: boolean
}): boolean => flags.isAlwaysOnTabBarEnabled || flags.isShowingTabBar

/** How long showing the native home tab takes before what comes after it may run. */
export const NATIVE_HOME_DELAY_MS = 350
export const nativeHomeEffect = (platform: 'android' | 'ios' | 'web'): 'exit-app' | 'toggle-home' =>
  platform === 'android' ? 'exit-app' : 'toggle-home'

/** Which browsers a link is tried in, one after the other. */
export const browsersFor = (isInAppBrowserMode: boolean): readonly ('in-app' | 'external')[] =>
  isInAppBrowserMode ? ['in-app'] : ['external', 'in-app']
