import { expect, it } from 'vitest'
import { hex, id } from '../resolves.fixture'
import { navigateTabs } from './navigate-tabs'
import {
  browsersFor,
  canGoBack,
  currentPage,
  firstTabs,
  isTabBarShown,
  NATIVE_HOME_DELAY_MS,
  nativeHomeEffect,
  pageSummary,
  tabDepth,
  tabNames,
  type WebPage,
} from './tab-state'

const page: WebPage = { type: 'web', url: `/${hex}`, route: { name: 'page', params: { blockId: id } } }
const start = firstTabs({ path: '/' })
const opened = navigateTabs(start, { type: 'push', page, clearNativeRootPageOverride: true }).state

it('[C 2.1] five bottom tabs, each with a root page and a stack of pages', () => {
  const nativeTab = (tab: string) => ({
    type: 'web',
    url: `/nativetab/${tab}`,
    route: { name: 'nativeTab', params: { tab } },
  })
  expect(tabNames.join(' ')).toBe('home search updates addPage ai')
  expect(start.tabs).toEqual({
    home: {
      rootPage: { type: 'native', id: 'home' },
      pages: [{ type: 'web', url: '/', route: { name: 'root', params: {} } }],
      nativeRootPageOverrideEnabled: true,
    },
    search: { rootPage: { type: 'native', id: 'search' }, pages: [], nativeRootPageOverrideEnabled: true },
    updates: { rootPage: nativeTab('updates'), pages: [], nativeRootPageOverrideEnabled: false },
    addPage: {
      rootPage: { type: 'web', url: '/new', route: { name: 'new', params: {} } },
      pages: [],
      nativeRootPageOverrideEnabled: false,
    },
    ai: { rootPage: nativeTab('assistant'), pages: [], nativeRootPageOverrideEnabled: false },
  })
})
it("[C 2.1] when nativeInboxEnabled is set, the root becomes the native page 'inbox' with override on; spaceId optional", () => {
  expect(firstTabs({ path: '/', nativeInboxEnabled: true }).tabs.updates).toEqual({
    rootPage: { type: 'native', id: 'inbox' },
    pages: [],
    nativeRootPageOverrideEnabled: true,
  })
  expect(firstTabs({ path: '/', spaceId: id }).tabs.updates.rootPage).toMatchObject({
    route: { params: { tab: 'updates', spaceId: id } },
  })
})
it("[C 2.1] The initial active tab is 'updates' when the window path is /nativetab/updates; otherwise 'home'.", () => {
  expect(firstTabs({ path: '/nativetab/updates' }).activeTab).toBe('updates')
  expect([start.activeTab, firstTabs({ path: '/nativetab/search' }).activeTab]).toEqual(['home', 'home'])
})
it('[C 2.1] The tab bar is shown when the preference is on or the state flag is true.', () => {
  const shown = (isAlwaysOnTabBarEnabled: boolean, isShowingTabBar: boolean): boolean =>
    isTabBarShown({ isAlwaysOnTabBarEnabled, isShowingTabBar })
  expect([shown(true, false), shown(false, true), shown(false, false)]).toEqual([true, true, false])
})
it('[C 2.1] Showing the native home tab: on Android this exits the app; on other platforms it toggles native home; after 350 ms', () => {
  expect([nativeHomeEffect('android'), nativeHomeEffect('ios'), nativeHomeEffect('web')]).toEqual([
    'exit-app',
    'toggle-home',
    'toggle-home',
  ])
  expect(NATIVE_HOME_DELAY_MS).toBe(350)
})
it('[C 2.5] back is possible when a previous page exists', () => {
  expect([canGoBack(start), canGoBack(opened)]).toEqual([false, true])
  expect(canGoBack(navigateTabs(start, { type: 'openModal', page }).state)).toBe(true)
})
it('[C 4.4] tabDepth is 1 when the override is on, else 1 plus the number of pages.', () => {
  expect([tabDepth(start.tabs.home), tabDepth(opened.tabs.home), tabDepth(start.tabs.ai)]).toEqual([1, 2, 1])
})
it('[C 3.1] Current-page analytics summary: tab, type, route {name, block_id}, tabDepth.', () => {
  expect(currentPage(start)).toEqual({ type: 'native', id: 'home' })
  expect(pageSummary(start)).toEqual({ tab: 'home', type: 'native', tabDepth: 1 })
  expect(pageSummary(opened)).toEqual({ tab: 'home', type: 'web', route: { name: 'page', block_id: id }, tabDepth: 2 })
})
it('[C 4.5] links open in the in-app browser; otherwise in the external browser, which falls back to the in-app browser', () => {
  expect([browsersFor(true), browsersFor(false)]).toEqual([['in-app'], ['external', 'in-app']])
})
