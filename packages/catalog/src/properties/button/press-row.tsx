// A press of a row's button: questions first, then all that it writes as one step, then what it opens.
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { CellChange, Database } from '@sheaf/editor/host/database'
import { pageOfStep, webAddress } from '../../blocks/button-form'
import { stepsOf, valueOfStep } from './button-steps'

export async function pressRow(
  host: BlockHost,
  database: Database,
  row: Uuid,
  button: Property,
  ask: (question: string) => Promise<boolean>,
): Promise<void> {
  const steps = stepsOf(button)
  for (const step of steps) if (step?.kind === 'confirm' && !(await ask(step.question))) return
  const { asks, deeds, schema } = database
  const changes = steps.flatMap((step): readonly CellChange[] => {
    if (step?.kind !== 'set' || !schema[step.property]) return []
    const present = database.row(row)?.properties?.[step.property]
    const value = valueOfStep(step, present, asks)
    return value === undefined ? [] : [{ row, property: step.property, value }]
  })
  if (changes.length > 0) deeds.setValues(changes)
  for (const step of steps) {
    if (step?.kind === 'row') deeds.openRow(row)
    const page = step?.kind === 'page' ? pageOfStep(step) : null
    if (page !== null) host.pages.open(page)
    const url = step?.kind === 'url' ? webAddress(step.url) : null
    if (url !== null) window.open(url, '_blank', 'noopener,noreferrer')
  }
  if (steps.length === 0) host.toast(host.t('This button has no steps yet. Add some in its property settings.'))
  if (steps.includes(null)) host.toast(host.t('This button has a step that isn’t supported yet'))
}
