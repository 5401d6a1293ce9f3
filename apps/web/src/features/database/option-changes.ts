// Another list of options as the few changes that lead there, each by the id of its option: what somebody else does to other options
// at the same time stays.
import type { Option } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { type Anchor, anchorAt } from '@sheaf/core/operations/anchor'
import { sameJson } from '@sheaf/core/operations/same-json'
import type { Json } from '@sheaf/core/validation/checks'

export type OptionChange =
  | { readonly command: 'keyedRemove'; readonly args: { readonly key: string } }
  | {
      readonly command: 'keyedSet'
      /** Without `at` it stays in its place. */
      readonly args: { readonly key: string; readonly value: Json; readonly at?: Anchor }
    }

export function optionChanges(before: readonly Option[], after: readonly Option[]): readonly OptionChange[] {
  const wanted = new Set(after.map(option => option.id))
  const known = new Map(before.map(option => [option.id, option]))
  const changes: OptionChange[] = before.flatMap(({ id }) =>
    wanted.has(id) ? [] : [{ command: 'keyedRemove', args: { key: id } } as const],
  )
  const order = before.map(option => option.id as Uuid).filter(id => wanted.has(id))
  for (const [i, option] of after.entries()) {
    const key = option.id as Uuid
    const value = option as unknown as Json
    if (order[i] === key) {
      if (!sameJson(known.get(key), value)) changes.push({ command: 'keyedSet', args: { key, value } })
      continue
    }
    const from = order.indexOf(key)
    if (from >= 0) order.splice(from, 1)
    changes.push({ command: 'keyedSet', args: { key, value, at: anchorAt(order, i) } })
    order.splice(i, 0, key)
  }
  return changes
}
