// Looks for faults of accessibility on what a tab shows, once nothing on it moves any more.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Rules say how grave their fault is, to the library alone. */
type Axe = typeof axe & {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] }
}
type AxeWindow = Window & { readonly axe: Axe }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Between light and dark only colours differ: what was looked at in light by all rules needs these alone in dark. */
export const rulesOf = (look: string): readonly string[] | undefined =>
  look.startsWith('dark') ? ['color-contrast'] : undefined

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
  // Injected once per page: compiling it is half of the work.
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(source)
  return tab.evaluate(async only => {
    const { axe: judge } = window as unknown as AxeWindow
    const slight = judge._audit.rules.filter(({ impact }) => impact !== 'serious' && impact !== 'critical')
    const { violations } = await judge.run(document, {
      ...(only
        ? { runOnly: { type: 'rule', values: [...only] } }
        : { rules: Object.fromEntries(slight.map(({ id }) => [id, { enabled: false }])) }),
      // What is in order is not described: that was nearly half of the work.
      resultTypes: ['violations'],
      // Frames of other sites are not checked.
      iframes: false,
    })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(node => `${node.html.slice(0, 160)} (${node.failureSummary ?? ''})`).join(' | ')}`,
    )
  }, rules)
}
