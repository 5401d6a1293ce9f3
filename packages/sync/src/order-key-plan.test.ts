import type { Uuid } from '@sheaf/core/ids'
import { ORDER_KEY_MAX_LENGTH } from '@sheaf/core/order-key'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planOrderKeys } from './order-key-plan'
import { Random } from './simulator/random'

/** A list whose keys live in a map, changed through plans only. */
class Children {
  ids: Uuid[] = []
  readonly keys = new Map<Uuid, string>()
  change(after: readonly Uuid[], moved: readonly Uuid[]): number {
    const plan = planOrderKeys({
      before: this.ids,
      after,
      keyOf: id => this.keys.get(id),
      mayHaveMoved: id => moved.includes(id),
    })
    for (const [id, key] of plan) this.keys.set(id, key)
    this.ids = [...after]
    return plan.length
  }
  get isSorted(): boolean {
    return this.ids.every(
      (id, i) => i === 0 || (this.keys.get(this.ids[i - 1] as Uuid) as string) < (this.keys.get(id) as string),
    )
  }
}
const random = new Random(5)

describe('planOrderKeys', () => {
  it('[S28] keeps any list in order through inserts, moves and removals', () => {
    const step = fc.record({ kind: fc.constantFrom('insert', 'move', 'remove', 'shuffle'), a: fc.nat(), b: fc.nat() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), steps => {
        const list = new Children()
        for (const { kind, a, b } of steps) {
          const after = [...list.ids]
          const at = after.length ? a % after.length : 0
          const to = b % (after.length + 1)
          if (kind === 'insert' || after.length === 0) {
            const id = random.uuid()
            after.splice(to, 0, id)
            list.change(after, [id])
          } else if (kind === 'remove') {
            after.splice(at, 1)
            list.change(after, [])
          } else if (kind === 'move') {
            const [id] = after.splice(at, 1) as [Uuid]
            after.splice(b % (after.length + 1), 0, id)
            list.change(after, [id])
          } else list.change(after.reverse(), after)
          expect(list.isSorted).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('[S28] gives one key for one insert, wherever it is', () => {
    const list = new Children()
    for (let i = 0; i < 300; i++) {
      const id = random.uuid()
      const after = [...list.ids]
      after.splice(random.below(after.length + 1), 0, id)
      expect(list.change(after, [id])).toBe(1)
    }
    expect(list.isSorted).toBe(true)
  })

  it('[S28] gives fresh keys to all when they have grown long', () => {
    const list = new Children()
    const first = random.uuid()
    const last = random.uuid()
    list.change([first, last], [first, last])
    let most = 0
    // Alternating sides halves the room each time.
    for (let i = 0; i < 2000; i++) {
      const id = random.uuid()
      const after = [...list.ids]
      after.splice(1 + (i % 2 === 0 ? Math.floor((after.length - 1) / 2) : Math.ceil((after.length - 1) / 2)), 0, id)
      list.change(after, [id])
      most = Math.max(most, ...[...list.keys.values()].slice(-1).map(key => key.length))
    }
    expect(list.isSorted).toBe(true)
    expect(most).toBeLessThanOrEqual(ORDER_KEY_MAX_LENGTH)
  })

  it('[S28] heals children without keys or with equal ones', () => {
    const list = new Children()
    const ids = Array.from({ length: 4 }, () => random.uuid())
    list.ids = ids.slice(0, 3)
    for (const id of list.ids) list.keys.set(id, '')
    list.change([ids[0]!, ids[3]!, ids[1]!, ids[2]!], [ids[3]!])
    expect(list.isSorted).toBe(true)
  })
})
