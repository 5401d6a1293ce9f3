// Replays one seed with its trace: SEED=… ACTIONS=… npx vitest run --config vitest.fuzz.config.ts packages/sync/src/replay.fuzz.test.ts
import { describe, expect, it } from 'vitest'
import { seededBugs } from './simulator/bugs'
import { runSeed } from './simulator/run-seed'

const { SEED, ACTIONS, BUG } = process.env

describe.skipIf(SEED === undefined)('replay', () => {
  it(`seed ${SEED}`, async () => {
    const bug = seededBugs.find(known => known === BUG) ?? null
    const result = await runSeed(Number(SEED), {
      actions: Number(ACTIONS ?? 300),
      bug,
      keepTrace: 200,
    })
    if (result.errors.length > 0) console.log(result.lines.join('\n'))
    expect(result.errors).toEqual([])
  })
})
