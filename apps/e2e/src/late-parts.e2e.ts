// What comes after the page: fetched when the browser is idle, and usable before, without a connection, and when it cannot be
// fetched at all.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plantPage } from './blocks.fixture'
import { neverIdle } from './idle.fixture'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import { chooseBy, chooseNamed } from './kind-page.fixture'
import type { Person } from './people.fixture'
import { plantDatabase } from './planted-database.fixture'
import { TableOn } from './table.fixture'

const journey = useJourney({}, { visit: 'first' })

/** `isPlain`: with no kind on the page that would have fetched its pack already. */
async function onFreshPage(
  prepare: (tab: Page) => Promise<unknown>,
  { isPlain = false }: { readonly isPlain?: boolean } = {},
): Promise<Person> {
  const { person, workspace } = await journey.owner('Ada Lind')
  await prepare(person.tab)
  await person.open(isPlain ? await plantPage(person, workspace) : workspace.firstPath)
  await person.screen.write('Start')
  await person.screen.isSaved()
  return person
}

/** What the page says there is besides what it needs first. */
const laterParts = async (tab: Page): Promise<readonly string[]> =>
  ((await tab.locator('meta[name="sheaf-later"]').getAttribute('content')) ?? '').split(' ')

/** Such files do not come before they are let through by what this gives. */
async function holdBack(tab: Page, files: string): Promise<() => void> {
  let open = (): void => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  await tab.route(files, async route => {
    await gate
    await route.continue()
  })
  return open
}
/** Nothing of what is fetched ahead is here before it is let through. */
async function held(tab: Page): Promise<() => void> {
  await neverIdle(tab)
  return holdBack(tab, '**/soon-*.js')
}

test('[C 9.1] menus, find and the clipboard work without a connection once the page has been open for a while', async () => {
  const fetched = new Set<string>()
  const { screen, tab, context } = await onFreshPage(async page =>
    page.on('requestfinished', request => fetched.add(new URL(request.url()).pathname)),
  )
  const later = await laterParts(tab)
  expect(later.length).toBeGreaterThan(5)
  // A few at a time: over a slow line it takes a while.
  await eventually(() => later.filter(file => !fetched.has(file))).toEqual([])
  await context.setOffline(true)
  await screen.connection.filter({ hasText: 'Offline' }).waitFor()

  await screen.paste({ 'text/html': '<ul><li>one</li><li>two</li></ul>' })
  await eventually(() => screen.text.locator('[data-type="bulleted_list"]').count()).toBeGreaterThan(0)
  await screen.press('ControlOrMeta+End', 'Enter')
  await screen.type('/head')
  await screen.tab
    .getByRole('option', { name: /Heading 1/ })
    .first()
    .waitFor()
  await screen.press('Escape')
  await screen.openPageMenu()
  await screen.press('Escape')
  await screen.press('ControlOrMeta+f')
  await screen.field('Find').waitFor()
  await screen.press('Escape')
  await screen.press('ControlOrMeta+Alt+/')
  await screen.dialog.waitFor()
  await screen.press('Escape')
  expect(await tab.getByRole('alert').count()).toBe(0)
})

test('[P 3] a paste that has to wait comes to its place, before what was typed after it', async () => {
  let open = (): void => {}
  const { screen } = await onFreshPage(async tab => {
    open = await held(tab)
  })
  await screen.paste({ 'text/html': '<p>ed with <b>wool</b></p>' })
  await screen.type(', they said')
  // What is typed behind it waits with it.
  expect(await screen.paragraphs()).toEqual(['Start'])
  open()
  await eventually(() => screen.paragraphs()).toEqual(['Started with wool, they said'])
  await screen.text.locator('strong').getByText(/^wool/).waitFor()
  await screen.type('!')
  await eventually(() => screen.paragraphs()).toEqual(['Started with wool, they said!'])
  await screen.isSaved()
})

test('[P 3] what is typed behind a key that has to wait is not lost by Escape or a press elsewhere', async () => {
  let open = (): void => {}
  const { screen } = await onFreshPage(async tab => {
    open = await held(tab)
  })
  await screen.title.click()
  await screen.press('ControlOrMeta+a')
  await screen.type('Wool')
  await screen.goToEndOf(0)
  await eventually(() => screen.title.textContent()).toBe('Wool')
  await screen.press('ControlOrMeta+b')
  await screen.type(' bold')
  await screen.press('Escape')
  open()
  await eventually(() => screen.text.locator('.sheaf-selected').allInnerTexts()).toEqual(['Start bold'])
  await screen.text.locator('strong').getByText('bold').waitFor()
})

test('[P 3] a cut that comes too early has its words at once and its form a moment later', async () => {
  let open = (): void => {}
  const { screen, tab } = await onFreshPage(async tab => {
    open = await held(tab)
  })
  await screen.press('ControlOrMeta+b')
  await screen.type(' bold')
  await screen.press('ControlOrMeta+a', 'ControlOrMeta+x')
  await eventually(() => screen.paragraphs()).toEqual([''])
  const onClipboard = (type: string): Promise<string> =>
    tab.evaluate(async wanted => {
      const [item] = await navigator.clipboard.read()
      return item?.types.includes(wanted) ? await (await item.getType(wanted)).text() : ''
    }, type)
  expect([await onClipboard('text/plain'), await onClipboard('text/html')]).toEqual(['Start bold', ''])
  open()
  await eventually(() => onClipboard('text/html')).toMatch(/<(strong|b)[^>]*> bold/)
  await screen.press('ControlOrMeta+v')
  await eventually(() => screen.paragraphs()).toEqual(['Start bold'])
})

test('[C 3.8] a part that cannot be fetched says so calmly, and comes when it can', async () => {
  const { screen, tab, context } = await onFreshPage(neverIdle)
  await context.setOffline(true)
  await screen.connection.filter({ hasText: 'Offline' }).waitFor()
  await screen.press('ControlOrMeta+Alt+/')
  const notice = tab.getByRole('alert').filter({ hasText: 'Couldn’t load this part' })
  await notice.waitFor()
  // The page itself goes on.
  await screen.goToEndOf(0)
  await screen.type(' again')
  await eventually(() => screen.paragraphs()).toEqual(['Start again'])
  await notice.getByRole('button', { name: 'Try again' }).click()
  await notice.waitFor()
  // The network says that it is back before it is.
  let isBack = false
  let asked = 0
  await tab.route('**/panels-*.js', route => {
    asked++
    return isBack ? route.continue() : route.abort('internetdisconnected')
  })
  await tab.evaluate(() => {
    Object.assign(window, { isSamePage: true })
    // Twice in a moment: what goes on failing for longer is had by another page only.
    addEventListener('online', () => setTimeout(() => dispatchEvent(new Event('online')), 100), { once: true })
  })
  await context.setOffline(false)
  await eventually(() => asked).toBeGreaterThan(1)
  isBack = true
  await screen.dialog.waitFor()
  expect(await tab.evaluate(() => 'isSamePage' in window)).toBe(true)
  await eventually(() => notice.count()).toBe(0)
})

test('[P 6] signing out that comes long after it was asked for lets go: whoever went on writing stays', async () => {
  const { screen, tab, context } = await onFreshPage(neverIdle)
  const menu = screen.sidebar.getByRole('button', { name: 'Northwind Atelier' })
  await menu.click()
  await tab.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  await screen.press('Escape')
  await context.setOffline(true)
  await screen.connection.filter({ hasText: 'Offline' }).waitFor()
  await menu.click()
  await tab.getByRole('menuitem', { name: 'Sign out' }).click()
  await tab.getByRole('alert').filter({ hasText: 'Couldn’t load this part' }).waitFor()
  await screen.goToEndOf(0)
  await screen.type(' again')
  await tab.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 6_000
  })
  await context.setOffline(false)
  await tab.getByText('Couldn’t sign out. Try again.').first().waitFor()
  await screen.isSaved()
  expect(await screen.paragraphs()).toEqual(['Start again'])
})

test('[C 9.1] a tab whose files were replaced by a new version loads itself anew, with every word', async () => {
  const { screen, tab } = await onFreshPage(neverIdle)
  await tab.evaluate(() => {
    Object.assign(window, { isOld: true })
  })
  // As after an update: the files of before are gone, and the page names others.
  const gone = '**/panels-*.js'
  await tab.route(gone, route => route.fulfill({ status: 404 }))
  tab.once('load', () => void tab.unroute(gone))
  await tab.route(tab.url(), async route => {
    if (route.request().resourceType() === 'document') return route.continue()
    return route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<script type="module" src="/_assets/app/new.js">',
    })
  })
  await screen.goToEndOf(0)
  await screen.type(' unsent')
  await screen.press('ControlOrMeta+Alt+/')
  await tab.waitForFunction(() => !('isOld' in window))
  await eventually(() => screen.paragraphs()).toEqual(['Start unsent'])
  await screen.isSaved()
  await screen.press('ControlOrMeta+Alt+/')
  await screen.dialog.waitFor()
})

test('[P 3] what was typed for a menu that cannot come goes into the text', async () => {
  const { screen, context } = await onFreshPage(neverIdle)
  await context.setOffline(true)
  await screen.connection.filter({ hasText: 'Offline' }).waitFor()
  await screen.press('Enter')
  await screen.type('Tea :smile')
  await screen.press('Enter')
  await screen.type('and cake')
  await eventually(() => screen.paragraphs()).toEqual(['Start', 'Tea :smile', 'and cake'])
})

test('[C 3.8] a part that a server which was away could not give comes once the server is back', async () => {
  const { screen, tab, context } = await onFreshPage(neverIdle)
  await screen.isSaved()
  await context.route('**/_assets/**', route => route.abort())
  await screen.press('ControlOrMeta+Alt+/')
  await tab.getByRole('alert').filter({ hasText: 'Couldn’t load this part' }).waitFor()
  // Chromium before 156 does not ask for it again in this page: another page does.
  let isAnotherPage = false
  tab.once('load', () => {
    isAnotherPage = true
  })
  await context.unroute('**/_assets/**')
  await eventually(async () => isAnotherPage || (await screen.dialog.isVisible()), 'it comes, or another page').toBe(
    true,
  )
  if (isAnotherPage) {
    await eventually(() => screen.paragraphs()).toEqual(['Start'])
    await screen.press('ControlOrMeta+Alt+/')
  }
  await screen.dialog.waitFor()
  await screen.press('Escape')
  await eventually(() => screen.paragraphs()).toEqual(['Start'])
})

test('what is slow to come has its place held, and is never a blank', async () => {
  const { screen, tab } = await onFreshPage(neverIdle)
  await screen.press('Enter')
  const open = await holdBack(tab, '**/_assets/app/databases-*.js')
  await chooseBy(screen, 'table view', 'Table view')
  const waiting = screen.text.getByRole('status').filter({ hasText: 'Loading database' })
  await eventually(async () => (await waiting.boundingBox())?.height ?? 0).toBeGreaterThan(100)
  open()
  await screen.text.getByRole('grid').waitFor()
  await eventually(() => waiting.count()).toBe(0)
})

/** As on a machine that is busy: what waits for a frame waits long. */
const slowFrames = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    const frame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = run => frame(() => setTimeout(() => frame(run), 500))
  })

test('[P 3] what is typed for a property’s settings, its type and a date on a row’s page waits until they have the focus', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = person
  const schema = {
    title: { id: 'title', name: 'Name', type: 'title', order: 0 },
    due: { id: 'due', name: 'Due', type: 'date', order: 1 },
    note: { id: 'note', name: 'Note', type: 'number', order: 2 },
  }
  await plantDatabase(person, workspace, schema, [{ title: 'Wool' }], [{ type: 'table' }])
  await person.open(workspace.firstPath)
  const table = new TableOn(screen)
  await table.goTo(0, 0)
  await screen.press('ControlOrMeta+Enter')
  const peek = tab.getByRole('complementary', { name: /^Peek/ })
  const due = peek.getByRole('button', { name: /^Due: / })
  await due.waitFor()
  await slowFrames(tab)
  await due.focus()
  await screen.press('Enter')
  await screen.type('2027-01-31')
  await screen.press('Enter')
  await eventually(() => table.column(1)).toEqual([expect.stringContaining('31')])
  await peek.getByRole('button', { name: 'Close peek' }).click()
  await eventually(() => peek.count()).toBe(0)

  await table.head('Note').press('Enter')
  await screen.menuItem('Edit property').press('Enter')
  await screen.press('ControlOrMeta+a')
  await screen.type('Remark')
  await screen.press('Enter')
  await table.head('Remark').waitFor()
  await eventually(() => screen.dialog.count()).toBe(0)
  // The focus comes back with a frame, which is late here: a menu that was opened before would lose it.
  await eventually(() => table.head('Remark').evaluate(one => one.contains(document.activeElement))).toBe(true)

  await table.head('Remark').press('Enter')
  await screen.menuItem('Edit property').press('Enter')
  await eventually(() => hasFocus(screen.field('Name'))).toBe(true)
  await screen.button('Type: Number').press('Enter')
  await screen.type('check')
  await screen.press('Enter')
  await tab.getByText('Changed “Remark” to Checkbox').waitFor()
})

test('[P 3] Enter in the picker of all emoji waits for the emoji', async () => {
  const { screen, tab } = await onFreshPage(neverIdle)
  const open = await holdBack(tab, '**/compact-*.js')
  await screen.press('Enter')
  await screen.type('/emoji')
  await tab
    .getByRole('option', { name: /^Emoji/ })
    .first()
    .waitFor()
  await screen.press('Enter')
  const field = tab.getByRole('combobox', { name: 'Search emoji' })
  await eventually(() => hasFocus(field)).toBe(true)
  await screen.type('snail')
  await screen.press('Enter')
  await screen.type('!')
  open()
  await eventually(() => screen.paragraphs()).toEqual(['Start', '🐌!'])
})

/** Kinds that open by themselves what they are filled in by, and the pack that they wait for. */
const askingKinds = [
  ['Image', 'media'],
  ['Video', 'media'],
  ['Audio', 'media'],
  ['File', 'media'],
  ['Bookmark', 'media'],
  ['Embed', 'media'],
  ['Equation', 'blocks'],
  ['Inline equation', 'panels'],
  ['Link to page', 'panels'],
  ['Button', 'blocks'],
  ['Linked view of database', 'databases'],
] as const

const focusedValue = (tab: Page): Promise<string | undefined> =>
  tab.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)

test('[P 3] what a new block opens late does not open over who has gone on', async () => {
  const { screen, tab } = await onFreshPage(neverIdle, { isPlain: true })
  const gates = await Promise.all(
    ['media', 'blocks', 'panels', 'databases'].map(pack => holdBack(tab, `**/_assets/app/${pack}-*.js`)),
  )
  for (const label of [...askingKinds.map(([name]) => name), 'Import CSV']) {
    await screen.press('Enter')
    await chooseNamed(screen, label)
    await screen.goToEndOf(0)
  }
  await screen.type(' and on')
  for (const open of gates) open()
  await screen.text.getByRole('button', { name: 'Choose a database' }).waitFor()
  await screen.text.getByRole('button', { name: /^Add an image/ }).waitFor()
  await screen.text.getByRole('button', { name: 'Import CSV' }).waitFor()
  await tab.waitForLoadState('networkidle')
  expect(await tab.getByRole('dialog').count()).toBe(0)
  expect(await screen.field('Button label').count()).toBe(0)
  await screen.type('!')
  await eventually(async () => (await screen.paragraphs())[0]).toBe('Start and on!')
})

test.each(askingKinds)('[P 3] what a new block opens late has what was typed for it: %s', async (label, pack) => {
  const { screen, tab } = await onFreshPage(neverIdle, { isPlain: true })
  const open = await holdBack(tab, `**/_assets/app/${pack}-*.js`)
  await screen.press('Enter')
  await chooseNamed(screen, label)
  await screen.type('wool')
  expect(await focusedValue(tab)).toBe(undefined)
  open()
  await eventually(() => focusedValue(tab)).toBe('wool')
  await screen.press('Escape')
  await eventually(() => tab.getByRole('dialog').count()).toBe(0)
  expect((await screen.paragraphs()).filter(words => words.includes('wool'))).toEqual([])
})

test('[P 3] a focus that a program moves waits for the words that are still on their way into a field', async () => {
  const { screen, tab } = await onFreshPage(neverIdle, { isPlain: true })
  const open = await holdBack(tab, '**/_assets/app/blocks-*.js')
  await screen.press('Enter')
  await chooseNamed(screen, 'Button')
  await screen.type('Log an order')
  await screen.press('Enter')
  await tab.evaluate(() =>
    addEventListener(
      'input',
      () => setTimeout(() => document.querySelector<HTMLElement>('[role=group] ol + [aria-haspopup=menu]')?.focus()),
      { once: true },
    ),
  )
  open()
  const add = screen.button('Add step')
  await eventually(() => hasFocus(add)).toBe(true)
  expect(await screen.field('Button label').inputValue()).toBe('Log an order')
  expect(await screen.button(/^Remove step/).count()).toBe(1)
  await screen.button('Log an order').waitFor()
})
