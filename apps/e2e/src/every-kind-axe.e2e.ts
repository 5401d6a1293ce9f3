// Every kind of block on one page: no serious fault of accessibility in light and dark, wide and narrow, and from right to left.
import { allBlockKinds } from '@sheaf/catalog'
import { expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { arabic, english, openEveryKind, type Words } from './every-kind.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney()

const widths = [1280, 360] as const
const schemes = ['light', 'dark'] as const
/** Everything is on the screen at once, so that nothing is left undrawn. */
const HEIGHT = 16_000

const kindsOn = ({ text }: Screen): Promise<string[]> =>
  text
    .locator('[data-block-id]')
    .evaluateAll(all => [...new Set(all.map(one => (one as HTMLElement).dataset['type'] ?? ''))])

async function hasNoFaults(words: Words, dir: 'ltr' | 'rtl'): Promise<void> {
  const { person, workspace } = await journey.owner('Ada Lind', { viewport: { width: 1280, height: HEIGHT } })
  const { tab } = person
  const screen = await openEveryKind(person, workspace, words)
  const kinds = await kindsOn(screen)
  expect(allBlockKinds.map(({ type }) => type).filter(type => !kinds.includes(type))).toEqual([])
  const closed = screen.button(/^Expand toggle/)
  while ((await closed.count()) > 0) await closed.first().click()
  await eventually(() => screen.text.locator('.sheaf-void:empty').count(), 'blocks that are not drawn').toBe(0)
  await tab.evaluate(direction => {
    document.documentElement.dir = direction
  }, dir)
  for (const width of widths)
    for (const colorScheme of schemes) {
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await tab.setViewportSize({ width, height: HEIGHT })
      // Between light and dark only colours differ.
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
      expect(await faultsOf(tab, rules), `${dir}, ${width} px, ${colorScheme}`).toEqual([])
    }
}

test('[P 3] a page with every kind of block has no serious fault in any look', async () => {
  await hasNoFaults(english, 'ltr')
})
test('[P 3] nor from right to left', async () => {
  await hasNoFaults(arabic, 'rtl')
})
test('[P 3] nor where it can only be read', async () => {
  const { person, workspace } = await journey.owner('Ada Lind', { viewport: { width: 360, height: HEIGHT } })
  const screen = await openEveryKind(person, workspace)
  await screen.openPageMenu()
  await person.tab.getByRole('menuitemcheckbox', { name: 'Lock page' }).click()
  await screen.button('Unlock page').waitFor()
  await screen.press('Escape')
  // What scrolls has no caret to be scrolled by: it is a stop of Tab.
  await eventually(() => screen.text.locator('pre').getAttribute('tabindex')).toBe('0')
  expect(await faultsOf(person.tab)).toEqual([])
})
