// Journeys in a real browser against the built server. One file at a time: each starts a server and browsers of its own.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['apps/e2e/src/**/*.e2e.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
