// Has the budget looked at twice a second.
import { getHeapStatistics } from 'node:v8'
import type { Log } from '../log'
import { guarded } from '../process/guarded'
import type { HeapUse, MemoryBudget } from './memory-budget'

const LOOK_EVERY_MS = 500

/** Texts lie outside of V8's heap and are not part of its limit. */
export function heapUse(): HeapUse {
  const { used_heap_size, heap_size_limit } = getHeapStatistics()
  return { usedBytes: used_heap_size, mostBytes: heap_size_limit }
}

/** Returns what ends it. */
export function watchMemory(budget: MemoryBudget, log: Log): () => void {
  const look = guarded(log, 'memory could not be looked after', () => budget.check())
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
