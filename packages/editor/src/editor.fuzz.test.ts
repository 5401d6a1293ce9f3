// People at one page in many seeded runs: zero repairs, zero differences. A failure prints the seed that replays it.
// SEED, SEEDS and STEPS choose the runs, SHOW prints what people did.
import { expect, it } from 'vitest'
import { faults } from './testing/faults'
import { actions } from './testing/fuzz-actions'
import { CheckError, FuzzWorld } from './testing/fuzz-world'

const first = Number(process.env['SEED'] ?? 1)
const seeds = Number(process.env['SEEDS'] ?? 260)
const steps = Number(process.env['STEPS'] ?? 36)

async function play(seed: number, tally: Map<string, number>): Promise<void> {
  const world = new FuzzWorld(seed, tally, seed % 2 === 0, actions)
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
    await play(seed, tally).catch((error: Error) => {
      failures.push(`seed ${seed}: ${error instanceof CheckError ? error.message : (error.stack ?? '')}`)
    })
  if (process.env['SHOW']) console.log(Object.fromEntries([...tally].sort(([a], [b]) => a.localeCompare(b))))
  expect(failures.join('\n\n')).toBe('')
})

async function playUntilFailure(most: number): Promise<void> {
  for (let seed = 1; seed <= most; seed++) await play(seed, new Map())
}

it.each(Object.entries(faults))('notices when %s', async (_name, switchOff) => {
  const switchOn = switchOff()
  try {
    const noticed: unknown = await playUntilFailure(60).catch((error: unknown) => error)
    expect(noticed).toBeInstanceOf(Error)
    // That would be a fault which does not fit the code any more.
    expect(noticed).not.toBeInstanceOf(TypeError)
  } finally {
    switchOn()
  }
})
