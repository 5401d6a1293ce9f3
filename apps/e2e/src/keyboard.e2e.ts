// Without a mouse: from the first visit to a written paragraph, with a ring around whatever has the focus.
import { expect, test } from 'vitest'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import { PASSWORD } from './people.fixture'

const journey = useJourney()

/** Name of what has the focus, and whether a ring is drawn around it or around what holds it. */
const focus = (screen: Screen): Promise<{ name: string; hasRing: boolean }> =>
  screen.tab.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const label = at.id ? document.querySelector(`label[for="${CSS.escape(at.id)}"]`)?.textContent : null
    const said = at.cloneNode(true) as HTMLElement
    for (const hidden of said.querySelectorAll('[aria-hidden]')) hidden.remove()
    const name = at.getAttribute('aria-label') ?? label ?? said.textContent ?? ''
    const drawn = (element: Element | null): boolean => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    return { name: name.trim(), hasRing: drawn(at) || drawn(at.parentElement) }
  })

/** Tabs on until something has the focus; everything on the way must show that it has it. */
async function tabTo(screen: Screen, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await screen.press(key)
    const at = await focus(screen)
    if (at.name !== 'Page title' && at.name !== 'Page content')
      expect(at, `no ring around “${at.name}”`).toMatchObject({ hasRing: true })
    if (at.name === name) return
  }
  throw new Error(`“${name}” is not reached by ${key}`)
}

test('[C 4.17] sign-up, workspace, page and paragraph by keyboard alone', async () => {
  const { screen, tab, email } = await journey.stranger('Ada Lind')
  await tab.goto('/login')
  await screen.heading('Welcome back').waitFor()
  await tabTo(screen, 'Create an account')
  await screen.press('Enter')
  await screen.heading('One workspace for your notes, docs, and projects').waitFor()
  await eventually(() => focus(screen)).toEqual({ name: 'Your name', hasRing: true })
  await screen.type('Ada Lind')
  await tabTo(screen, 'Email')
  await screen.type(email)
  await tabTo(screen, 'Password')
  await screen.type(PASSWORD)
  await screen.press('Enter')

  await screen.heading('Create your workspace').waitFor()
  await eventually(() => focus(screen)).toMatchObject({ name: 'Name' })
  await screen.type('Northwind Atelier')
  await screen.press('Tab', 'ArrowRight')
  await tabTo(screen, 'Create workspace')
  await screen.press('Enter')

  await eventually(() => screen.title.textContent()).toBe('Getting started')
  await screen.isSaved()
  // The caret is in the title; in the text below it Tab indents.
  await eventually(() => focus(screen)).toMatchObject({ name: 'Page title' })
  await tabTo(screen, 'New private page', 'Shift+Tab')
  await screen.press('Enter')
  await eventually(() => focus(screen)).toMatchObject({ name: 'Page title' })
  await screen.type('Sketches')
  await screen.press('Enter')
  await screen.type('Coats first.')
  await eventually(() => screen.paragraphs()).toEqual(['Coats first.'])
  await screen.row('Sketches').waitFor()

  // Out of the text again: up to the title, and back among the controls.
  await screen.press('ArrowUp', 'Shift+Tab')
  expect((await focus(screen)).name).not.toMatch(/^Page (title|content)/)
})

test('[C 4.17] menus and dialogs take the focus, keep it, and give it back', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen } = ada
  await ada.open(workspace.firstPath)
  const head = screen.sidebar.getByRole('button', { name: workspace.name })
  await head.focus()
  await screen.press('Enter')
  await screen.tab.getByRole('menu').waitFor()
  await screen.press('Escape')
  await eventually(() => hasFocus(head)).toBe(true)
  await screen.press('Enter')
  await screen.tab.getByRole('menu').waitFor()
  await screen.type('Inv')
  await eventually(async () => (await focus(screen)).name).toBe('Invite people')
  await screen.press('Enter')
  await screen.dialog.waitFor()
  await eventually(async () => (await focus(screen)).name).toBe('Email')
  for (let i = 0; i < 6; i++) {
    await screen.press('Tab')
    // At the end of the round the focus passes over a guard, which sends it back with the next frame.
    await eventually(() => screen.dialog.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
  }
  await screen.press('Escape')
  await eventually(() => screen.dialog.count()).toBe(0)
  await eventually(() => screen.tab.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('[C 4.17] the frame by keyboard alone: its rows, the tree with its menu, the bar, and what opens over it', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await tabTo(screen, 'Search')
  await screen.press('Enter')
  await tab.getByRole('combobox', { name: 'Search' }).waitFor()
  await screen.press('Escape')
  await eventually(async () => (await focus(screen)).name).toBe('Search')
  await tabTo(screen, 'Home')
  await screen.press('Enter')
  await screen.heading('Recently visited').waitFor()
  await screen.press('Control+[')
  await screen.title.waitFor()

  // The tree is one stop; its menu is behind a key of its own.
  const onRow = (): Promise<boolean> => tab.evaluate(() => document.activeElement?.role === 'treeitem')
  for (let i = 0; i < 10 && !(await onRow()); i++) await screen.press('Tab')
  expect(await onRow()).toBe(true)
  await screen.press('Shift+F10')
  await tab.getByRole('menu').waitFor()
  await screen.type('Ren')
  await screen.press('Enter')
  await screen.field('Page name').waitFor()
  await screen.press('ControlOrMeta+a')
  await screen.type('Start here')
  await screen.press('Enter')
  await screen.row('Start here').waitFor()

  // The bar.
  await tabTo(screen, 'Share')
  await screen.press('Enter')
  await screen.dialog.first().waitFor()
  await screen.press('Escape')
  await eventually(async () => (await focus(screen)).name).toBe('Share')
  await tabTo(screen, 'Add to favourites')
  await screen.press('Enter')
  await screen.tree('Favourites').getByRole('treeitem', { name: 'Start here' }).waitFor()
  await tabTo(screen, 'Page menu')
  await screen.press('Enter')
  await tab.getByRole('menu').waitFor()
  await screen.press('Escape')

  for (const [keys, name] of [
    ['Control+,', 'Settings'],
    ['Control+Alt+Slash', 'Keyboard shortcuts'],
  ] as const) {
    await screen.press(keys)
    await tab.getByRole('dialog', { name }).waitFor()
    await screen.press('Escape')
    await tab.getByRole('dialog', { name }).waitFor({ state: 'detached' })
  }
})

test('[C 5.7] shortcuts: the sidebar, light and dark', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.press('Control+\\')
  await screen.button('Show sidebar').waitFor()
  await screen.press('Control+\\')
  await screen.row('Getting started').waitFor()
  const ground = (): Promise<string> => tab.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await screen.press('Control+Shift+L')
  await eventually(ground).not.toBe(light)
  await screen.press('Control+Shift+L')
  await eventually(ground).toBe(light)
})
