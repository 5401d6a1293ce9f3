// Moving between the pages of the mobile app's tabs (client-platform.md 4.1 to 4.4), as a reducer. Unexpected states are
// returned beside the new state, worded as in 8.4, for the caller to log.
import { isSamePage } from './same-page'
import {
  activeTabOf,
  type Tab,
  type TabbedState,
  type TabName,
  topPageOf,
  type WebPage,
  type WebPlace,
} from './tab-state'

interface WithSource {
  readonly navigationSource?: string
}
interface ToPage extends WithSource {
  readonly page: WebPage
  readonly clearNativeRootPageOverride?: boolean
}
export type TabAction =
  | ({ readonly type: 'push' } & ToPage)
  | ({ readonly type: 'replace' } & ToPage)
  | ({ readonly type: 'pop'; readonly silencesErrors?: boolean } & ToPage)
  | ({ readonly type: 'openModal'; readonly page: WebPage } & WithSource)
  | ({ readonly type: 'closeModal' } & WithSource)
  | ({ readonly type: 'switchTab'; readonly tab: TabName } & WithSource)
  /** A native screen came to the front. */
  | ({ readonly type: 'nativePage'; readonly id: string; readonly clearsPages?: boolean } & WithSource)

interface TabMove {
  readonly state: TabbedState
  /** What is logged. */
  readonly errors: readonly string[]
}

interface Step {
  readonly tab?: Partial<Tab>
  readonly modal?: readonly WebPage[]
  readonly activeTab?: TabName
  readonly errors?: readonly string[]
}

export function navigateTabs(state: TabbedState, action: TabAction): TabMove {
  const step = stepOf(state, action)
  const { errors = [], modal = state.modal, activeTab = state.activeTab } = step
  const before = activeTabOf(state)
  const tab = withOverride(step.tab ? { ...before, ...step.tab } : before, action)
  if (tab === before && modal === state.modal && activeTab === state.activeTab) return { state, errors }
  const tabs = { ...state.tabs, [state.activeTab]: tab }
  const { navigationSource } = action
  const source = navigationSource === undefined ? {} : { navigationSource }
  return { state: { activeTab, modal, tabs, navigationAction: action.type, ...source }, errors }
}

function stepOf(state: TabbedState, action: TabAction): Step {
  switch (action.type) {
    case 'push':
      return push(state, action.page)
    case 'replace':
      return replace(state, action.page)
    case 'pop':
      return pop(state, action.page, action.silencesErrors ?? false)
    case 'openModal':
      return openModal(state, action.page)
    case 'closeModal':
      return { modal: [] }
    case 'switchTab':
      return { activeTab: action.tab }
    case 'nativePage':
      return nativePage(state, action.id, action.clearsPages ?? false)
  }
}

/** Onboarding is a web page wherever it is opened, and some callers know that theirs is. */
function withOverride(tab: Tab, action: TabAction): Tab {
  if (!('page' in action) || action.type === 'openModal') return tab
  const isOff = action.clearNativeRootPageOverride || action.page.route.name === 'onboarding'
  return isOff && tab.nativeRootPageOverrideEnabled ? { ...tab, nativeRootPageOverrideEnabled: false } : tab
}

const isPassing = ({ route }: WebPlace): boolean => route.name === 'onboarding' || route.name === 'root'
const said = ({ route, url }: WebPage): string => `${route.name} ${url}`
const sameTop = (action: string, page: WebPage): string => `topPage is the same. Web page ${action} ${said(page)}`

function push(state: TabbedState, page: WebPage): Step {
  const tab = activeTabOf(state)
  const modal = state.modal.at(-1)
  if (modal && isSamePage(modal, page)) return {}
  const errors = modal ? [`unexpected modal ${said(modal)} on push ${said(page)}`] : []
  if (isSamePage(topPageOf(tab), page))
    return { ...(modal && { modal: [] }), errors: [...errors, sameTop('push', page)] }
  const kept = tab.pages.filter(
    old => old.type === 'native' || !(isPassing(old) || (old.redirectedTo && isPassing(old.redirectedTo))),
  )
  return { modal: [], tab: { rootPage: withoutPassing(tab.rootPage), pages: [...kept, page] }, errors }
}

/** A root that led on to a passing page is itself again. */
function withoutPassing(root: Tab['rootPage']): Tab['rootPage'] {
  if (root.type === 'native' || !root.redirectedTo || !isPassing(root.redirectedTo)) return root
  const { redirectedTo: _, ...rest } = root
  return rest
}

function replace(state: TabbedState, page: WebPage): Step {
  const tab = activeTabOf(state)
  const redirectedTo = { route: page.route, url: page.url }
  if (state.modal.length > 0) {
    if (isSamePage(topPageOf(tab), page)) return { errors: [sameTop('replace', page)] }
    if (!tab.nativeRootPageOverrideEnabled) return { modal: [], tab: { pages: [...tab.pages, page] } }
    return { modal: [], tab: { pages: [page], nativeRootPageOverrideEnabled: false } }
  }
  if (tab.rootPage.type === 'web') return { tab: { rootPage: { ...tab.rootPage, redirectedTo }, pages: [] } }
  const [first, ...more] = tab.pages
  return { tab: { pages: [first?.type === 'web' && more.length === 0 ? { ...first, redirectedTo } : page] } }
}

function pop(state: TabbedState, page: WebPage, silencesErrors: boolean): Step {
  const tab = activeTabOf(state)
  const matched = tab.pages.findLastIndex(old => isSamePage(old, page))
  const isRoot = matched < 0 && isSamePage(tab.rootPage, page)
  if (matched >= 0 || isRoot) {
    const isTop = matched === tab.pages.length - 1
    const problem = `failed to pop page ${page.url} because it's the top page in the active tab and we don't have a modal`
    return {
      modal: [],
      tab: { pages: tab.pages.slice(0, matched + 1) },
      errors: isTop && state.modal.length === 0 ? [problem] : [],
    }
  }
  const pages = tab.pages.slice(0, -1)
  const problem = `Unhandled pop - ${page.url} ${page.route.name} is not in pages nor the rootPage`
  return {
    modal: [],
    tab: {
      pages,
      ...(tab.rootPage.type === 'native' && pages.length === 0 && { nativeRootPageOverrideEnabled: true }),
    },
    errors: silencesErrors ? [] : [problem],
  }
}

function openModal(state: TabbedState, page: WebPage): Step {
  const others = state.modal.filter(modal => !isSamePage(modal, page))
  return {
    modal: [page],
    errors: others.length > 0 ? ['found >1 modals and right now only 1 modal page is supported'] : [],
  }
}

function nativePage(state: TabbedState, id: string, clearsPages: boolean): Step {
  const { rootPage } = activeTabOf(state)
  if (rootPage.type !== 'native' || rootPage.id !== id) return {}
  return { tab: { nativeRootPageOverrideEnabled: true, ...(clearsPages && { pages: [] }) } }
}
