// Looks for faults of accessibility on what a tab shows, once nothing on it moves any more.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Serious and critical faults, each with the elements concerned. */
export async function faultsOf(tab: Page): Promise<string[]> {
  await tab.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(animation => animation.finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page: tab }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(node => `${node.html.slice(0, 160)} (${node.failureSummary ?? ''})`).join(' | ')}`,
    )
}
