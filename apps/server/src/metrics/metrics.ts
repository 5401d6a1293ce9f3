// Figures for Prometheus. Each server has a registry of its own; other parts add theirs to it.
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly calls: Histogram<'call' | 'status'>
  readonly errors: Counter<'error'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'sheaf_' })
  return {
    registry,
    calls: new Histogram({
      name: 'sheaf_call_seconds',
      help: 'Time from request to answer, by call and status.',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    errors: new Counter({
      name: 'sheaf_errors_total',
      help: 'Error answers, by name of the catalogue.',
      labelNames: ['error'],
      registers: [registry],
    }),
  }
}
