// People at one page in many seeded runs: zero repairs, zero differences. A failure prints the seed that replays it.
// SEED and SEEDS choose the runs.
import { expect, it } from 'vitest'
import { FuzzWorld } from './testing/fuzz-world'

const first = Number(process.env['SEED'] ?? 1)
const seeds = Number(process.env['SEEDS'] ?? 300)
const steps = Number(process.env['STEPS'] ?? 50)

export async function play(seed: number, tally: Map<string, number>): Promise<void> {
  const world = new FuzzWorld(seed, tally, seed % 2 === 0)
  await world.start(2 + Number(seed % 3 === 0))
  for (let i = 0; i < steps; i++) await world.step()
  await world.settle()
  world.final()
  if (seed % 4 < 2) await world.concurrentUndo(6)
  else await world.undoAll()
}

it(`documents follow records over ${seeds} seeds`, async () => {
  const tally = new Map<string, number>()
  const failures: string[] = []
  for (let seed = first; seed < first + seeds && failures.length < 3; seed++)
    await play(seed, tally).catch((error: Error) => failures.push(`seed ${seed}: ${error.constructor.name === 'CheckError' ? error.message.slice(0, 2500) : (error.stack ?? '')}`))
  if (process.env['SHOW']) console.log(Object.fromEntries([...tally].sort()))
  expect(failures.join('\n\n')).toBe('')
})
