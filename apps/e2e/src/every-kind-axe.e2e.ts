// Every kind of block on one page: no serious fault of accessibility in light and dark, wide and narrow, from right to left, and where
// it can only be read.
import { allBlockKinds } from '@sheaf/catalog'
import { expect, test } from 'vitest'
import { faultsOf, rulesOf } from './axe.fixture'
import { openEveryKind } from './every-kind.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney()

const widths = [1280, 360] as const
/** Everything is on the screen at once, so that nothing is left undrawn. */
const HEIGHT = 16_000

const kindsOn = ({ text }: Screen): Promise<string[]> =>
  text
    .locator('[data-block-id]')
    .evaluateAll(all => [...new Set(all.map(one => (one as HTMLElement).dataset['type'] ?? ''))])

test('[P 3] a page with every kind of block has no serious fault in any look', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { tab } = person
  const screen = await openEveryKind(person, workspace)
  const kinds = await kindsOn(screen)
  expect(allBlockKinds.map(({ type }) => type).filter(type => !kinds.includes(type))).toEqual([])
  const closed = screen.button(/^Expand toggle/)
  while ((await closed.count()) > 0) await closed.first().click()

  /** Wide and narrow. */
  const hasNoFaults = async (look: string): Promise<void> => {
    for (const width of widths) {
      await tab.setViewportSize({ width, height: HEIGHT })
      await eventually(() => screen.text.locator('.sheaf-void:empty').count(), 'blocks that are not drawn').toBe(0)
      expect(await faultsOf(tab, rulesOf(look)), `${look}, ${width} px`).toEqual([])
    }
  }
  await hasNoFaults('light')
  await tab.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await hasNoFaults('dark')
  await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await tab.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await hasNoFaults('from right to left')

  await screen.openPageMenu()
  await tab.getByRole('menuitemcheckbox', { name: 'Lock page' }).click()
  await screen.button('Unlock page').waitFor()
  await screen.press('Escape')
  // What scrolls has no caret to be scrolled by: it is a stop of Tab.
  await eventually(() => screen.text.locator('pre').getAttribute('tabindex')).toBe('0')
  expect(await faultsOf(tab), 'locked').toEqual([])
})
