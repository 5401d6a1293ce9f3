// Journeys in a real browser against the built server. Each worker makes one file after the other in one process, so that they share a
// browser. There are three of them: a journey waits a good part of its time, and two leave a core idle.
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files come largest first. These are small and have a journey for every kind: begun late they would keep one worker alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/every-kind')
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['apps/e2e/src/**/*.e2e.ts'],
    globalSetup: 'apps/e2e/src/server.setup.ts',
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Against what hangs, not what is slow.
    testTimeout: 400_000,
    hookTimeout: 400_000,
  },
})
