// Figures of the record engine: read from its parts when Prometheus asks, so that counting costs nothing in between.
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Rooms } from '../spaces/rooms'
import type { GroupCommit } from '../storage/space/group-commit'

export function addEngineMetrics(
  registry: Registry,
  parts: { readonly rooms: Rooms; readonly groups: GroupCommit },
): void {
  const gauge = (name: string, help: string, read: () => number): void =>
    void new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number): void =>
    void new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  gauge('sheaf_rooms', 'Spaces held in memory.', () => parts.rooms.size)
  gauge('sheaf_subscriptions', 'Channels that sockets read.', () => parts.rooms.gateway.subscriptions)
  counter(
    'sheaf_commit_batches_total',
    'Commit statements, one flush to disk each.',
    () => parts.groups.figures.batches,
  )
  counter('sheaf_commit_transactions_total', 'Transactions committed.', () => parts.groups.figures.transactions)
  counter(
    'sheaf_commit_conflicts_total',
    'Batches of a space that met another writer.',
    () => parts.groups.figures.conflicts,
  )
}
