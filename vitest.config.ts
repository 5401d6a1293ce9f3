// Unit tests: everything that needs no PostgreSQL, no browser and no long run.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}'],
    exclude: ['**/node_modules/**', '**/*.fuzz.test.ts', '**/*.sql.test.ts'],
    maxWorkers: 2,
    // Against what hangs, not what is slow: a machine may have a fifth of its speed for minutes.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
