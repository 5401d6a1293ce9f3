// Unit tests: everything that needs no PostgreSQL, no browser and no long run.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}'],
    exclude: ['**/node_modules/**', '**/*.fuzz.test.ts', '**/*.sql.test.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
  },
})
