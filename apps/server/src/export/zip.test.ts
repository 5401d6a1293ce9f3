import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { unzipped } from './unzip.fixture'
import { type ZipEntry, zip } from './zip'

async function* these(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries
}
const written = (entries: readonly ZipEntry[]): Promise<Buffer> =>
  buffer(zip(these(entries), new Date('2026-11-15T12:30:10Z')))

it('holds what was put in, texts and streams, with names of all letters', async () => {
  const large = Buffer.alloc(300_000, 'wheat ')
  const archive = await written([
    { path: 'Atelier/Überblick 布.md', bytes: '# Überblick\n' },
    { path: 'files/large.bin', bytes: Readable.from([large.subarray(0, 100_000), large.subarray(100_000)]) },
    { path: 'files/empty.txt', bytes: '' },
  ])
  const found = unzipped(archive)
  expect([...found.keys()]).toEqual(['Atelier/Überblick 布.md', 'files/large.bin', 'files/empty.txt'])
  expect(found.get('Atelier/Überblick 布.md')?.toString()).toBe('# Überblick\n')
  expect(found.get('files/large.bin')?.equals(large)).toBe(true)
  expect(found.get('files/empty.txt')?.length).toBe(0)
})

it('is an archive without anything in it where there is nothing', async () => {
  expect(unzipped(await written([])).size).toBe(0)
})

it('breaks off when a file does', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('the disk is gone'))
    },
  })
  await expect(written([{ path: 'a', bytes: broken }])).rejects.toThrow('the disk is gone')
})

it('lets go of everything when whoever asked has gone away', async () => {
  let asked = 0
  async function* endless(): AsyncGenerator<ZipEntry> {
    for (;;) yield { path: `${asked++}.bin`, bytes: Readable.from([Buffer.alloc(100_000, asked)]) }
  }
  const out = zip(endless(), new Date())
  out.once('data', () => out.destroy())
  await new Promise(resolve => out.once('close', resolve))
  const then = asked
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(asked - then).toBeLessThanOrEqual(1)
})
