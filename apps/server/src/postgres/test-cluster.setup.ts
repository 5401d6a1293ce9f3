// Run by vitest once before the PostgreSQL tests and once after: the cluster they share.
import { shareTestCluster } from './test-database'

export const setup = (): Promise<() => Promise<void>> => shareTestCluster()
