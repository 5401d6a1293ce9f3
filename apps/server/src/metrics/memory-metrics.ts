// What caches hold of the memory that they may hold, and how often something had to go.
import { Counter, Gauge, type Registry } from 'prom-client'
import type { MemoryBudget } from '../memory/memory-budget'

export function addMemoryMetrics(registry: Registry, budget: MemoryBudget): void {
  void new Gauge({
    name: 'sheaf_cache_bytes',
    help: 'About what each cache holds.',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      for (const [cache, bytes] of budget.held()) this.set({ cache }, bytes)
    },
  })
  void new Gauge({
    name: 'sheaf_cache_limit_bytes',
    help: 'What all caches may hold together (SHEAF_MEMORY_MB).',
    registers: [registry],
    collect() {
      this.set(budget.mostBytes)
    },
  })
  void new Counter({
    name: 'sheaf_cache_shed_total',
    help: 'Parts of caches that were dropped because there was not enough memory.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(budget.shedParts)
    },
  })
}
