// A table of a database as a person uses it: cells by their place, and what they say.
import type { Locator } from 'playwright-core'
import { eventually, hasFocus } from './journey.fixture'
import { chooseNamed } from './kind-page.fixture'
import type { Screen } from './page.fixture'

export class TableOn {
  constructor(readonly screen: Screen) {}

  get grid(): Locator {
    return this.screen.tab.getByRole('grid', { name: 'Table' })
  }
  get rows(): Locator {
    return this.grid.locator('[role=row][data-row]')
  }
  cell(row: number, column: number): Locator {
    return this.rows.nth(row).getByRole('gridcell').nth(column)
  }
  head(name: string): Locator {
    return this.grid.getByRole('columnheader').getByRole('button', { name, exact: true })
  }
  headNames(): Promise<string[]> {
    return this.grid.getByRole('columnheader').allInnerTexts()
  }
  /** Every row as its cells say it. */
  said(): Promise<string[][]> {
    return this.rows.evaluateAll(rows =>
      rows.map(row =>
        [...row.querySelectorAll<HTMLElement>('[role=gridcell]')].map(cell => {
          const tick = cell.querySelector<HTMLInputElement>('input[type=checkbox], [role=checkbox]')
          if (tick) return tick.checked || tick.getAttribute('aria-checked') === 'true' ? 'ticked' : ''
          return cell.innerText.trim().replaceAll('\n', ', ')
        }),
      ),
    )
  }
  async column(at: number): Promise<string[]> {
    return (await this.said()).map(row => row[at] ?? '')
  }
  /** Stands in a cell, without writing in it. */
  async goTo(row: number, column: number): Promise<void> {
    const cell = this.cell(row, column)
    const isHere = (): Promise<boolean> => hasFocus(cell)
    // A press on the cell that one stands in would begin.
    if (await isHere()) return
    await cell.click({ position: { x: 6, y: 6 } })
    await eventually(isHere, `cell ${row}, ${column}`).toBe(true)
  }
  /** Of a type that asks for more: a number, a choice. */
  async addProperty(type: string): Promise<void> {
    const before = (await this.headNames()).length
    await this.grid.getByRole('button', { name: 'New property' }).click()
    await nameAndType(this.screen, '', type)
    await eventually(async () => (await this.headNames()).length).toBe(before + 1)
    // What the type has to know is asked for next.
    await this.screen.tab.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await this.screen.tab.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  async chooseAtHead(property: string, item: string): Promise<void> {
    await this.head(property).click()
    // “Filter” is also a part of “Add quick filter”.
    await this.screen.menuItem(new RegExp(`^${item}`)).click()
    await this.screen.tab.getByRole('menu').waitFor({ state: 'hidden' })
  }
  tool(name: string | RegExp): Locator {
    return this.screen.tab.getByRole('toolbar', { name: 'View' }).getByRole('button', { name })
  }
}

/** In the dialog of a new property, by keys alone. */
export async function nameAndType(screen: Screen, name: string, type: string): Promise<void> {
  const dialog = screen.tab.getByRole('dialog', { name: 'New property' })
  const field = dialog.getByRole('textbox', { name: 'Name' })
  await eventually(() => hasFocus(field), 'the name has the keyboard').toBe(true)
  await screen.type(name)
  await screen.press('Enter')
  await screen.type(type)
  await dialog.getByRole('option', { name: type, exact: true }).waitFor()
  await screen.press('Enter')
}

/** On an empty line of the page. */
export async function makeTable(screen: Screen): Promise<TableOn> {
  await chooseNamed(screen, 'Table view')
  const table = new TableOn(screen)
  await eventually(() => table.rows.count(), 'a new table').toBe(3)
  return table
}
