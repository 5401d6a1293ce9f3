// What a person finds on the screen, by role and name only: what a test cannot name, a screen reader cannot either.
import type { Locator, Page } from 'playwright-core'

/** The same role and name, as they are written: what is asked for all the time would go through every element each time. */
const textOf = (name: string): string => `[role=textbox][aria-label="${name}"]`

export class Screen {
  constructor(readonly tab: Page) {}

  // ---------- any screen
  button(name: string | RegExp): Locator {
    return this.tab.getByRole('button', { name, exact: typeof name === 'string' })
  }
  field(name: string): Locator {
    return this.tab.getByRole('textbox', { name, exact: true })
  }
  heading(name: string | RegExp): Locator {
    return this.tab.getByRole('heading', { name })
  }
  menuItem(name: string | RegExp): Locator {
    return this.tab.getByRole('menuitem', { name })
  }
  get dialog(): Locator {
    return this.tab.getByRole('dialog')
  }

  // ---------- the page
  get title(): Locator {
    return this.tab.locator(textOf('Page title'))
  }
  get text(): Locator {
    return this.tab.locator(textOf('Page content'))
  }
  paragraph(index: number): Locator {
    return this.text.getByRole('paragraph').nth(index)
  }
  /** What the paragraphs say, without other people's carets. */
  paragraphs(): Promise<string[]> {
    return this.text.getByRole('paragraph').evaluateAll(all =>
      all.map(one => {
        const copy = one.cloneNode(true) as HTMLElement
        for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
        return copy.textContent ?? ''
      }),
    )
  }
  /** The names beside other people's carets in the text, which are drawn and not read out. */
  caretNames(): Promise<string[]> {
    return this.text.locator('[aria-hidden] > *').allTextContents()
  }
  /** Puts the caret at a paragraph's end, as a person would. */
  async goToEndOf(index: number): Promise<void> {
    await this.paragraph(index).click()
    await this.tab.keyboard.press('End')
  }
  /** To an address within the app, as a link leads there. */
  follow(address: string): Promise<void> {
    return this.tab.evaluate(to => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  }
  press(...keys: string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.tab.keyboard.press(key)), Promise.resolve())
  }
  type(words: string): Promise<void> {
    return this.tab.keyboard.type(words)
  }
  /** The whole text anew, a line a paragraph. */
  async write(...lines: string[]): Promise<void> {
    await this.text.click()
    await this.press('ControlOrMeta+a', 'ControlOrMeta+a', 'ControlOrMeta+a', 'Backspace')
    for (const [i, line] of lines.entries()) {
      if (i > 0) await this.press('Enter')
      await this.type(line)
    }
  }

  // ---------- the bar
  get connection(): Locator {
    return this.tab.locator('[role=status][data-unsent]').filter({ hasText: /Saved|Saving|Offline/ })
  }
  get saved(): Locator {
    return this.tab.locator('[role=status][data-unsent="0"]').filter({ hasText: /^Saved$/ })
  }
  isSaved(): Promise<void> {
    return this.saved.waitFor()
  }
  /** What was done before is on the screen: the frame that it fell into is over. */
  async isDrawn(): Promise<void> {
    await this.tab.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  /** What was told is gone, at once. */
  async closeToasts(): Promise<void> {
    const close = this.tab.locator('[data-toasts]').getByRole('button', { name: 'Close' })
    await close.evaluateAll(all => all.forEach(one => (one as HTMLElement).click()))
  }
  async openPageMenu(): Promise<void> {
    await this.button('Page menu').click()
    await this.tab.getByRole('menu').waitFor()
  }
  /** As the browser tells of a paste, with what a program has put on the clipboard. */
  async paste(data: Readonly<Record<string, string>>): Promise<void> {
    await this.text.evaluate((text, given) => {
      const clipboardData = new DataTransfer()
      for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value)
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, data)
  }
  get people(): Locator {
    return this.tab.getByRole('group', { name: 'People on this page' })
  }

  // ---------- the sidebar
  get sidebar(): Locator {
    return this.tab.getByRole('navigation', { name: 'Pages' })
  }
  tree(section: string): Locator {
    return this.tab.getByRole('tree', { name: section })
  }
  row(name: string): Locator {
    return this.sidebar.getByRole('treeitem', { name, exact: true })
  }
  async openWorkspaceMenu(workspace: string): Promise<void> {
    await this.sidebar.getByRole('button', { name: workspace }).click()
    await this.tab.getByRole('menu').waitFor()
  }
}
