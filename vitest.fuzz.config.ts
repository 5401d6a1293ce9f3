// The simulator: long seeded runs of clients and rooms. A failure prints the seed that replays it.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.fuzz.test.ts'],
    maxWorkers: 2,
    testTimeout: 1_800_000,
  },
})
