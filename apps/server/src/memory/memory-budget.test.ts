import { units } from '@sheaf/core/limits'
import { describe, expect, it } from 'vitest'
import { type HeapUse, MemoryBudget } from './memory-budget'
import { planMemory } from './memory-plan'

function budget(mostBytes: number, heap: HeapUse = { usedBytes: 0, mostBytes: 1 }) {
  const parts = new Map<string, { bytes: number; usedAt: number }>()
  const made = new MemoryBudget(mostBytes, () => heap)
  made.add({
    name: 'cache',
    parts: () => [...parts].map(([key, part]) => ({ ...part, shed: () => void parts.delete(key) })),
  })
  return { made, parts }
}

describe('the budget of memory', () => {
  it('sheds nothing while everything fits', () => {
    const { made, parts } = budget(100)
    parts.set('a', { bytes: 60, usedAt: 1 }).set('b', { bytes: 40, usedAt: 2 })
    made.check()
    expect([...parts.keys()]).toEqual(['a', 'b'])
    expect(made.held()).toEqual(new Map([['cache', 100]]))
  })

  it('sheds what was not used for longest until it is well below', () => {
    const { made, parts } = budget(100)
    parts
      .set('new', { bytes: 40, usedAt: 9 })
      .set('old', { bytes: 30, usedAt: 1 })
      .set('between', { bytes: 40, usedAt: 5 })
    made.check()
    expect([...parts.keys()]).toEqual(['new'])
    expect(made.shedParts).toBe(2)
  })

  it('sheds half when the heap is nearly full, however little was thought to be held', () => {
    const { made, parts } = budget(1_000, { usedBytes: 90, mostBytes: 100 })
    parts.set('a', { bytes: 10, usedAt: 1 }).set('b', { bytes: 10, usedAt: 2 })
    made.check()
    expect([...parts.keys()]).toEqual(['b'])
  })

  it('goes over several holders together', () => {
    const { made, parts } = budget(10)
    let isHeld = true
    made.add({
      name: 'sockets',
      parts: () => (isHeld ? [{ bytes: 5, usedAt: 0, shed: () => (isHeld = false) }] : []),
    })
    parts.set('a', { bytes: 7, usedAt: 1 })
    made.check()
    expect([isHeld, parts.size]).toEqual([false, 1])
  })

  it('plans the default as it was measured', () => {
    const { cacheBytes, collectionBytes, postgres } = planMemory(1_536 * units.mbBytes)
    expect(cacheBytes).toBe(384 * units.mbBytes)
    expect(collectionBytes).toBeLessThan(cacheBytes)
    expect(postgres).toEqual({ sharedBuffersMb: 128, workMb: 4, maintenanceMb: 64 })
  })

  it('gives PostgreSQL something to work with on the smallest machine too', () => {
    expect(planMemory(128 * units.mbBytes).postgres).toEqual({ sharedBuffersMb: 16, workMb: 1, maintenanceMb: 16 })
  })
})
