// What a press of a button does: everything it inserts is one step, then it opens what it opens.
import type { Uuid } from '@sheaf/core/ids'
import { type Anchor, anchorAt, anchorOf } from '@sheaf/core/operations/anchor'
import { type ParentRef, parentOf } from '@sheaf/core/operations/tree'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { plant, treeOf } from '@sheaf/sync/block-trees'
import type { Replica } from '@sheaf/sync/replica'
import { type InsertPlace, pageOfStep, stepsOf, webAddress } from './button-form'

export async function pressButton(
  host: BlockHost,
  id: Uuid,
  ask: (question: string) => Promise<boolean>,
): Promise<void> {
  const steps = stepsOf(host.replica.block(id)?.format)
  for (const step of steps) if (step.kind === 'confirm' && !(await ask(step.question))) return
  const places = steps.flatMap(step => (step.kind === 'insert' ? [step.at] : []))
  if (places.length > 0) insertTemplate(host, id, places)
  for (const step of steps) {
    const page = step.kind === 'page' ? pageOfStep(step) : null
    if (page !== null) host.pages.open(page)
    const url = step.kind === 'url' ? webAddress(step.url) : null
    if (url !== null) window.open(url, '_blank', 'noopener,noreferrer')
  }
}

export function insertTemplate(host: BlockHost, id: Uuid, places: readonly InsertPlace[]): void {
  const { replica } = host
  const { children } = treeOf(replica, id)
  if (children.length === 0) return
  let first: Uuid | undefined
  host.commit(draft => {
    for (const place of places) {
      const { parent, at } = placeOf(replica, id, host.pageId, place)
      const made = plant(draft, children, parent, at, host.newId)
      first ??= made[0]
    }
  })
  // The focus stays on the button; what came up far from it is shown.
  if (first !== undefined && places[0] !== 'below' && places[0] !== 'above') host.reveal(first)
}

function placeOf(replica: Replica, id: Uuid, page: Uuid, place: InsertPlace): { parent: ParentRef; at: Anchor } {
  const own = parentOf(replica.view.mustBlock(id))
  const inPage: ParentRef = { table: 'block', id: page }
  const siblings = replica.view.content(own.id)
  const all = replica.view.content(page)
  switch (place) {
    case 'above':
      return { parent: own, at: { after: anchorOf(siblings, id).after, before: [id] } }
    case 'top':
      return { parent: inPage, at: anchorAt(all, 0) }
    case 'bottom':
      return { parent: inPage, at: anchorAt(all, all.length) }
    default:
      return { parent: own, at: { after: [id], before: [] } }
  }
}
