// Writing with menus: what a sign opens, what a selection offers, and finding words again.
import { describe, expect, it } from 'vitest'
import { faultsOf } from './axe.fixture'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney({}, { people: 'same' })

const option = (screen: Screen, name: string | RegExp) => screen.tab.getByRole('option', { name }).first()
const chosen = (screen: Screen) => screen.tab.locator('[role=option][aria-selected=true]')

async function start(name: string): Promise<Screen> {
  const { person, workspace } = await journey.owner(name)
  const screen = await person.open(workspace.firstPath)
  await screen.write('')
  return screen
}

describe('[P 3] menus while typing', () => {
  it('makes a heading and a to-do by the slash menu, by keyboard alone', async () => {
    const screen = await start('Ada Lind')
    await screen.type('/heading 1')
    await option(screen, /^Heading 1/).waitFor()
    await eventually(() => screen.text.getAttribute('aria-activedescendant')).toBe(
      await chosen(screen).getAttribute('id'),
    )
    expect(await faultsOf(screen.tab)).toEqual([])
    await screen.press('Enter')
    await screen.type('Plans')
    await screen.text.getByRole('heading', { name: 'Plans' }).waitFor()
    await screen.press('Enter')
    await screen.type('/to-do')
    await option(screen, /^To-do/).waitFor()
    await screen.press('Enter')
    await screen.type('Buy thread')
    await screen.text.getByRole('checkbox').waitFor()
    await eventually(() => screen.text.innerText()).not.toContain('/')
    await screen.isSaved()
  })

  it('says so when nothing is found, and gives up a little later', async () => {
    const screen = await start('Ada Lind')
    await screen.type('/zzq')
    await option(screen, 'No results').waitFor()
    await screen.type('qqq')
    await eventually(() => screen.tab.getByRole('listbox').count()).toBe(0)
    await eventually(() => screen.paragraphs()).toEqual(['/zzqqqq'])
    await screen.press('Enter')
    await screen.type('/')
    await screen.tab.getByRole('listbox').waitFor()
    await screen.press('Escape')
    await eventually(() => screen.tab.getByRole('listbox').count()).toBe(0)
  })

  it('mentions a person, a page and a date, and keeps them over a reload', async () => {
    const screen = await start('Ada Lind')
    await screen.type('@ada')
    await option(screen, 'Ada Lind').waitFor()
    await screen.press('Enter')
    await eventually(() => screen.paragraphs()).toEqual([expect.stringContaining('@Ada Lind')])
    await screen.type('@tomorrow')
    await option(screen, 'Tomorrow').waitFor()
    await screen.press('Enter')
    await eventually(() => screen.paragraphs()).toEqual([expect.stringContaining('@Tomorrow')])
    await screen.type('[[Fabrics')
    await option(screen, /New page “Fabrics”/).waitFor()
    await screen.press('Enter')
    await screen.text.getByRole('link', { name: 'Fabrics' }).first().waitFor()
    await screen.isSaved()
    await screen.tab.reload()
    await screen.text.getByRole('link', { name: 'Fabrics' }).first().waitFor()
    await eventually(() => screen.paragraphs()).toContainEqual(expect.stringContaining('@Tomorrow'))
  })

  it('mentions somebody of the workspace who wrote nothing yet, and offers a reminder by its word', async () => {
    const { ada, workspace } = await journey.pair()
    const screen = await ada.open(workspace.firstPath)
    await screen.write('')
    await screen.type('@ben')
    await option(screen, 'Ben Okafor').waitFor()
    await screen.press('Enter')
    await eventually(() => screen.paragraphs()).toEqual([expect.stringContaining('@Ben Okafor')])
    await screen.type('@remind')
    await option(screen, /Tomorrow.*Reminder: /).waitFor()
  })

  it('writes emoji by name', async () => {
    const screen = await start('Ada Lind')
    await screen.type(':tada')
    await option(screen, /party popper/i).waitFor()
    await screen.press('Enter')
    await screen.type(' and :rocket:')
    await eventually(() => screen.paragraphs()).toEqual(['🎉 and 🚀'])
  })

  it('formats and links a selection by keyboard', async () => {
    const screen = await start('Ada Lind')
    await screen.type('See the plan')
    await screen.press('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft')
    const toolbar = screen.tab.getByRole('toolbar', { name: 'Formatting' })
    await toolbar.waitFor()
    expect(await faultsOf(screen.tab)).toEqual([])
    await screen.press('Alt+F10', 'ArrowRight')
    await eventually(() => hasFocus(toolbar.getByRole('button', { name: 'Bold' }))).toBe(true)
    await screen.press('Enter')
    await screen.text.getByText('plan', { exact: true }).and(screen.tab.locator('strong')).waitFor()
    await eventually(() => toolbar.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true')
    await screen.press('Escape', 'ControlOrMeta+k')
    const field = screen.tab.getByRole('combobox', { name: 'Link or page' })
    await field.fill('javascript:alert(1)')
    await screen.tab.getByText(/isn’t safe/).waitFor()
    await field.fill('example.com/plan')
    await screen.press('Enter')
    await eventually(() => screen.text.getByRole('link', { name: 'plan' }).getAttribute('href')).toBe(
      'https://example.com/plan',
    )
    await eventually(() => screen.text.evaluate(it => it.contains(document.activeElement))).toBe(true)
  })

  it('goes on in the text where a menu of the toolbar is left by Escape', async () => {
    const screen = await start('Ada Lind')
    await screen.type('Boiled wool')
    await screen.press('Shift+Home')
    const bar = screen.tab.getByRole('toolbar', { name: 'Formatting' })
    await bar.getByRole('button', { name: 'Turn into' }).click()
    await screen.tab.getByRole('menu').waitFor()
    await screen.press('Escape')
    await eventually(() => hasFocus(screen.text)).toBe(true)
    await screen.press('ControlOrMeta+b')
    await eventually(() => screen.text.locator('strong').textContent()).toBe('Boiled wool')
  })

  it('writes an equation into the line', async () => {
    const screen = await start('Ada Lind')
    await screen.type('so ')
    await screen.press('ControlOrMeta+Shift+e')
    const field = screen.tab.getByRole('textbox', { name: 'Formula' })
    await field.fill(String.raw`\frac{1`)
    await eventually(() => field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('x^2')
    await screen.press('Enter')
    await screen.text.locator('.sheaf-inline-equation .katex').waitFor()
    await screen.type(' holds')
    await eventually(() => screen.text.innerText()).toContain('holds')
    await screen.isSaved()
  })

  it('[C 9.4] finds words and replaces them, as one step', async () => {
    const screen = await start('Ada Lind')
    for (const line of ['one fish', 'two fish', 'red Fish']) {
      await screen.type(line)
      if (line !== 'red Fish') await screen.press('Enter')
    }
    await screen.press('ControlOrMeta+f')
    const find = screen.tab.getByRole('textbox', { name: 'Find', exact: true })
    await find.fill('fish')
    await screen.tab.getByText('1 of 3').waitFor()
    expect(await faultsOf(screen.tab)).toEqual([])
    await screen.press('Enter', 'F3')
    await screen.tab.getByText('3 of 3').waitFor()
    await screen.press('Shift+Enter')
    await screen.tab.getByText('2 of 3').waitFor()
    await screen.button('Match case').click()
    await screen.tab.getByText(/of 2$/).waitFor()
    await screen.press('Escape', 'ControlOrMeta+Alt+f')
    await find.fill('fish')
    await screen.tab.getByRole('textbox', { name: 'Replace with' }).fill('bird')
    await screen.tab.getByText(/of 3$/).waitFor()
    await screen.button('Replace all').click()
    await eventually(() => screen.paragraphs()).toEqual(['one bird', 'two bird', 'red bird'])
    await screen.press('Escape')
    await screen.text.click()
    await screen.press('ControlOrMeta+z')
    await eventually(() => screen.paragraphs()).toEqual(['one fish', 'two fish', 'red Fish'])
  })
})

it('[P 3] the caret keeps some lines between itself and the edges', async () => {
  const screen = await start('Ada Lind')
  await screen.tab.setViewportSize({ width: 1000, height: 600 })
  await screen.paste({ 'text/plain': Array.from({ length: 60 }, (_, i) => `line ${i}`).join('\n') })
  await eventually(async () => (await screen.paragraphs()).length).toBe(60)
  const distances = () =>
    screen.tab.evaluate(() => {
      const caret = getSelection()?.getRangeAt(0).getBoundingClientRect()
      const area = document.querySelector('main')?.getBoundingClientRect()
      return caret && area ? { above: caret.top - area.top, below: area.bottom - caret.bottom } : null
    })
  const LINES_PX = 72
  await eventually(async () => (await distances())?.below).toBeGreaterThan(LINES_PX)
  for (let i = 0; i < 30; i++) await screen.press('ArrowUp')
  await eventually(async () => (await distances())?.above).toBeGreaterThan(LINES_PX)
  for (let i = 0; i < 25; i++) await screen.press('ArrowDown')
  await eventually(async () => (await distances())?.below).toBeGreaterThan(LINES_PX)
  for (let i = 0; i < 3; i++) {
    await screen.press('Enter')
    await screen.type('more')
  }
  await eventually(async () => (await distances())?.below).toBeGreaterThan(LINES_PX)
})

it('[P 3] a letter goes where the caret is, also while the browser has not laid out what is around it', async () => {
  const screen = await start('Ada Lind')
  await screen.paste({ 'text/plain': 'Wool\nRust, mos\nLinen' })
  await screen.goToEndOf(1)
  const leaveOut = (what: string): Promise<void> =>
    screen.tab.evaluate(piece => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(piece && `${piece} { content-visibility: hidden !important }`)
      document.adoptedStyleSheets = [sheet]
    }, what)
  for (const piece of ['.sheaf-region', '.sheaf-chunk', '.sheaf-editor']) {
    await leaveOut(piece)
    await screen.type('s')
    await leaveOut('')
    expect(await screen.paragraphs(), piece).toEqual(['Wool', 'Rust, moss', 'Linen'])
    await screen.press('Backspace')
  }
})
