import { describe, expect, it } from 'vitest'
import type { Route } from '../../routes'
import { hex, hex2, id, id2 } from '../resolves.fixture'
import { navigateTabs, type TabAction } from './navigate-tabs'
import { isSamePage } from './same-page'
import { activeTabOf, firstTabs, type TabbedState, type TabPage, topPageOf, type WebPage } from './tab-state'

const web = (url: string, route: Route, more: Partial<WebPage> = {}): WebPage => ({ type: 'web', url, route, ...more })
const page = web(`/${hex}`, { name: 'page', params: { blockId: id } })
const other = web(`/${hex2}`, { name: 'page', params: { blockId: id2 } })
const chat = web('/chat', { name: 'chat', params: {} })
const root = web('/', { name: 'root', params: {} })
const onboarding = web('/onboarding', { name: 'onboarding', params: {} })

const start = firstTabs({ path: '/' })
/** The native home tab with a stack; the web root tab of new pages. */
const onHome = (...pages: TabPage[]): TabbedState => withStack(start, pages, pages.length === 0)
const onAddPage = (...pages: TabPage[]): TabbedState => withStack({ ...start, activeTab: 'addPage' }, pages, false)
function withStack(state: TabbedState, pages: TabPage[], nativeRootPageOverrideEnabled: boolean): TabbedState {
  const tab = { ...activeTabOf(state), pages, nativeRootPageOverrideEnabled }
  return { ...state, tabs: { ...state.tabs, [state.activeTab]: tab } }
}
const withModal = (state: TabbedState, ...modal: WebPage[]): TabbedState => ({ ...state, modal })

function go(state: TabbedState, action: TabAction) {
  const moved = navigateTabs(state, action)
  const { pages, rootPage, nativeRootPageOverrideEnabled } = activeTabOf(moved.state)
  const { modal } = moved.state
  return { pages, rootPage, override: nativeRootPageOverrideEnabled, modal, errors: moved.errors, state: moved.state }
}

describe('push', () => {
  it('[C 4.1] If the top modal is the same web page, nothing happens.', () => {
    const state = withModal(onHome(page), chat)
    expect(navigateTabs(state, { type: 'push', page: chat })).toEqual({ state, errors: [] })
  })
  it('[C 4.1] If a different modal is open, it is cleared and this is logged as unexpected.', () => {
    const { modal, pages, errors } = go(withModal(onHome(page), chat), { type: 'push', page: other })
    expect({ modal, pages }).toEqual({ modal: [], pages: [page, other] })
    expect(errors).toEqual([`unexpected modal chat /chat on push page /${hex2}`])
  })
  it('[C 4.1] If the top page of the active tab equals the new page, nothing happens.', () => {
    const state = onHome(other, page)
    const moved = navigateTabs(state, { type: 'push', page })
    expect(moved.state).toBe(state)
    expect(moved.errors).toEqual([`topPage is the same. Web page push page /${hex}`])
  })
  it("[C 4.1] Otherwise pages whose route, or redirected route, is 'onboarding' or 'root' are removed from the stack and the new page is appended.", () => {
    const redirected = { ...other, redirectedTo: onboarding }
    expect(go(onHome(root, page, onboarding, redirected), { type: 'push', page: chat }).pages).toEqual([page, chat])
  })
  it('[C 4.1] a root that led on to one of these is itself again', () => {
    const { state } = go(onAddPage(), { type: 'replace', page: root })
    const newPage = start.tabs.addPage.rootPage
    expect(activeTabOf(state).rootPage).toMatchObject({ redirectedTo: { url: '/' } })
    expect(go(state, { type: 'push', page }).rootPage).toEqual(newPage)
    const kept = go(onAddPage(), { type: 'replace', page: chat }).state
    expect(go(kept, { type: 'push', page }).rootPage).toMatchObject({ redirectedTo: { url: '/chat' } })
  })
})

describe('replace', () => {
  it('[C 4.2] With a modal open: if the top page equals the new page, no change.', () => {
    const state = withModal(onHome(page), chat)
    const moved = navigateTabs(state, { type: 'replace', page })
    expect(moved.state).toBe(state)
    expect(moved.errors).toEqual([`topPage is the same. Web page replace page /${hex}`])
  })
  it('[C 4.2] Otherwise the modal is cleared; if the native root override is on, pages become just the new page and the override is cleared; else the page is appended.', () => {
    const covered = withStack(start, [page, other], true)
    expect(
      go(withModal(covered, chat), { type: 'replace', page: web('/ai', { name: 'ai', params: {} }) }),
    ).toMatchObject({
      modal: [],
      pages: [{ url: '/ai' }],
      override: false,
    })
    expect(go(withModal(onHome(page), chat), { type: 'replace', page: other })).toMatchObject({
      modal: [],
      pages: [page, other],
      override: false,
    })
  })
  it('[C 4.2] Without a modal, web root: the stack is cleared and the root records redirectedTo the new page.', () => {
    const { pages, rootPage } = go(onAddPage(other), { type: 'replace', page })
    expect(pages).toEqual([])
    expect(rootPage).toEqual({ ...start.tabs.addPage.rootPage, redirectedTo: { route: page.route, url: page.url } })
  })
  it('[C 4.2] Without a modal, native root: the first page gets redirectedTo the new page, or the stack becomes a single new page.', () => {
    expect(go(onHome(root), { type: 'replace', page }).pages).toEqual([
      { ...root, redirectedTo: { route: page.route, url: page.url } },
    ])
    expect(go(onHome(), { type: 'replace', page }).pages).toEqual([page])
    expect(go(onHome(root, other), { type: 'replace', page }).pages).toEqual([page])
  })
})

describe('pop', () => {
  it('[C 4.3] The modal is cleared and the stack is truncated after the matched page.', () => {
    const { modal, pages, errors } = go(withModal(onHome(page, other, chat), root), { type: 'pop', page })
    expect({ modal, pages, errors }).toEqual({ modal: [], pages: [page], errors: [] })
  })
  it('[C 4.3] If the matched page is already the top page and there was no modal, an error is logged.', () => {
    expect(go(onHome(other, page), { type: 'pop', page }).errors).toEqual([
      `failed to pop page /${hex} because it's the top page in the active tab and we don't have a modal`,
    ])
    expect(go(withModal(onHome(other, page), chat), { type: 'pop', page })).toMatchObject({
      errors: [],
      pages: [other, page],
      modal: [],
    })
  })
  it('[C 4.3] A pop to the web root empties the stack.', () => {
    const newPage = start.tabs.addPage.rootPage as WebPage
    expect(go(onAddPage(page, other), { type: 'pop', page: newPage })).toMatchObject({ pages: [], errors: [] })
  })
  it('[C 4.3] An unmatched pop drops the last page; for a native root with no pages it turns the override on.', () => {
    expect(go(onHome(page, other), { type: 'pop', page: chat })).toMatchObject({ pages: [page], override: false })
    expect(go(onHome(page), { type: 'pop', page: chat })).toMatchObject({ pages: [], override: true })
    expect(go(withStack(start, [], false), { type: 'pop', page: chat })).toMatchObject({ pages: [], override: true })
    expect(go(onAddPage(page), { type: 'pop', page: chat })).toMatchObject({ pages: [], override: false })
  })
  it("[C 4.3] 'Unhandled pop' is logged unless errors are silenced.", () => {
    expect(go(onHome(page), { type: 'pop', page: chat }).errors).toEqual([
      'Unhandled pop - /chat chat is not in pages nor the rootPage',
    ])
    expect(go(onHome(page), { type: 'pop', page: chat, silencesErrors: true }).errors).toEqual([])
  })
})

describe('other rules', () => {
  it("[C 4.4] Navigating to 'onboarding', or passing clearNativeRootPageOverride, turns the native root override off.", () => {
    expect(go(start, { type: 'push', page: onboarding }).override).toBe(false)
    expect(go(start, { type: 'push', page }).override).toBe(true)
    expect(go(start, { type: 'push', page, clearNativeRootPageOverride: true }).override).toBe(false)
    // Also where the page is there already, under the native root.
    expect(go(start, { type: 'push', page: root, clearNativeRootPageOverride: true }).override).toBe(false)
    expect(go(start, { type: 'replace', page: onboarding }).override).toBe(false)
  })
  it("[C 4.4] A native page update for the active tab's native root turns the override on and optionally clears the pages.", () => {
    expect(go(onHome(page), { type: 'nativePage', id: 'home' })).toMatchObject({ override: true, pages: [page] })
    expect(go(onHome(page), { type: 'nativePage', id: 'home', clearsPages: true })).toMatchObject({
      override: true,
      pages: [],
    })
    const state = onHome(page)
    expect(navigateTabs(state, { type: 'nativePage', id: 'search' }).state).toBe(state)
    expect(go(onAddPage(page), { type: 'nativePage', id: 'home' })).toMatchObject({ override: false, pages: [page] })
  })
  it('[C 4.4] Only one modal page is supported.', () => {
    const first = go(start, { type: 'openModal', page: chat })
    expect(first).toMatchObject({ modal: [chat], errors: [], override: true })
    expect(go(first.state, { type: 'openModal', page: other })).toMatchObject({
      modal: [other],
      errors: ['found >1 modals and right now only 1 modal page is supported'],
    })
    expect(go(first.state, { type: 'openModal', page: chat }).errors).toEqual([])
    expect(go(first.state, { type: 'closeModal' }).modal).toEqual([])
  })
  it('a tab keeps its stack while another is shown', () => {
    const { state } = go(onHome(page), { type: 'switchTab', tab: 'ai', navigationSource: 'sidebar_home' })
    expect(state).toMatchObject({ activeTab: 'ai', navigationAction: 'switchTab', navigationSource: 'sidebar_home' })
    const back = go(go(state, { type: 'push', page: chat }).state, { type: 'switchTab', tab: 'home' }).state
    expect([back.tabs.ai.pages, topPageOf(back.tabs.home)]).toEqual([[chat], page])
  })
})

describe('[C 4.4] Page equality: same route, same URL, or a match on redirectedTo.', () => {
  const updates = (spaceId?: typeof id): WebPage =>
    web(`/x${spaceId ?? ''}`, { name: 'nativeTab', params: { tab: 'updates', ...(spaceId && { spaceId }) } })
  it.each<[TabPage, TabPage, boolean]>([
    [page, { ...page, url: `/acme/${hex}` }, true],
    [page, { ...other, url: page.url }, true],
    [page, other, false],
    [{ ...root, redirectedTo: page }, page, true],
    [page, { ...root, redirectedTo: page }, true],
    [{ ...root, redirectedTo: other }, page, false],
    [{ type: 'native', id: 'home' }, { type: 'native', id: 'home' }, true],
    [{ type: 'native', id: 'home' }, { type: 'native', id: 'search' }, false],
    [{ type: 'native', id: 'home' }, root, false],
    // nativeTab routes are equal when the tab matches and the spaceIds match or either is missing.
    [updates(), updates(id), true],
    [updates(id), { ...updates(id), url: '/y' }, true],
    [updates(id), updates(id2), false],
    [updates(), web('/z', { name: 'nativeTab', params: { tab: 'search' } }), false],
  ])('case %#', (a, b, same) => {
    expect([isSamePage(a, b), isSamePage(b, a)]).toEqual([same, same])
  })
})
