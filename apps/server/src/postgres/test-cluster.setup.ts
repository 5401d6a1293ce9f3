// Run by vitest once before the PostgreSQL tests and once after: the cluster they share, and the template of their databases.
import { shareTemplate } from '../storage/migrations/migrated-database.fixture'
import { shareTestCluster } from './test-database'

export async function setup(): Promise<() => Promise<void>> {
  const stop = await shareTestCluster()
  await shareTemplate()
  return stop
}
