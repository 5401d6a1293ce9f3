// Tests against a real PostgreSQL: one throw-away cluster for the run, one database per test that asks for it.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.sql.test.ts'],
    globalSetup: 'apps/server/src/postgres/test-cluster.setup.ts',
    maxWorkers: 2,
    // Modules are loaded once in each worker, not once for each file: that halves the work. So a test leaves nothing behind.
    isolate: false,
    // Against what hangs, not what is slow.
    testTimeout: 400_000,
    hookTimeout: 400_000,
  },
})
