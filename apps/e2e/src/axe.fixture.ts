// Looks for faults of accessibility on what a tab shows, once nothing on it moves any more.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Serious and critical faults, each with the elements concerned; by all rules, or only by those named. */
export async function faultsOf(tab: Page, rules?: readonly string[]): Promise<string[]> {
  await tab.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(animation => animation.finished),
    ),
  )
  // There are no frames to look into, so the test needs no tab of its own.
  // What is in order is not described: that was nearly half of the work.
  const builder = new AxeBuilder({ page: tab }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (rules) builder.withRules([...rules])
  const { violations } = await builder.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(node => `${node.html.slice(0, 160)} (${node.failureSummary ?? ''})`).join(' | ')}`,
    )
}
