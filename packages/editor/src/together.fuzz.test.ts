// Two people at one block in many seeded runs: nothing that was written is lost, whatever the other does to the block meanwhile.
// SEED, SEEDS and MEETINGS choose the runs, SHOW prints what people did.
import { expect, it } from 'vitest'
import { meet } from './testing/concurrent-edits'
import { lossFaults } from './testing/faults'
import { CheckError, FuzzWorld } from './testing/fuzz-world'

const first = Number(process.env['SEED'] ?? 1)
const seeds = Number(process.env['SEEDS'] ?? 30)
const meetings = Number(process.env['MEETINGS'] ?? 8)

async function play(seed: number, tally: Map<string, number>): Promise<void> {
  const world = new FuzzWorld(seed, tally, true, () => {})
  await world.start(2 + Number(seed % 5 === 0), 'furnished')
  for (let i = 0; i < meetings; i++) await meet(world)
  await world.settle()
  await world.undoAll()
}

it(`what is written together stays over ${seeds} seeds`, async () => {
  const tally = new Map<string, number>()
  const failures: string[] = []
  for (let seed = first; seed < first + seeds && failures.length < 3; seed++)
    await play(seed, tally).catch((error: Error) => {
      failures.push(`seed ${seed}: ${error instanceof CheckError ? error.message : (error.stack ?? '')}`)
    })
  if (process.env['SHOW']) console.log(Object.fromEntries([...tally].sort(([a], [b]) => a.localeCompare(b))))
  expect(failures.join('\n\n')).toBe('')
})

it.each(Object.entries(lossFaults))('notices when %s', async (_name, switchOff) => {
  const switchOn = switchOff()
  const playAll = async (): Promise<void> => {
    for (let seed = 1; seed <= 60; seed++) await play(seed, new Map())
  }
  try {
    await expect(playAll()).rejects.toThrow('nobody threw it away')
  } finally {
    switchOn()
  }
})
