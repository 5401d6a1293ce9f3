// Unit tests: everything that needs no PostgreSQL, no browser and no long run.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}'],
    exclude: ['**/node_modules/**', '**/*.fuzz.test.ts', '**/*.sql.test.ts'],
    setupFiles: 'vitest.setup.ts',
    maxWorkers: 2,
    // Modules are loaded once in each worker, not once for each file: that halves the work. So a test leaves nothing behind.
    isolate: false,
    // Against what hangs, not what is slow: a machine may have a fifth of its speed for minutes.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
