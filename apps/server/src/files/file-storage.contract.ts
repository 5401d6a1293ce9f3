// What every place for files has to do. Each implementation runs this suite.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { FileMissing, type FileStorage } from './file-storage'

export function fileStorageContract(
  name: string,
  open: () => Promise<{ storage: FileStorage; discard: () => Promise<void> }>,
): void {
  describe(`${name} keeps files`, () => {
    let storage: FileStorage
    let discard: () => Promise<void>
    let dir: string
    beforeAll(async () => {
      dir = await mkdtemp(join(tmpdir(), 'sheaf-contract-'))
      ;({ storage, discard } = await open())
    })
    afterAll(async () => {
      storage.close()
      await discard()
      await rm(dir, { recursive: true, force: true })
    })
    const keep = async (bytes: Buffer, key: string = newUuid()): Promise<string> => {
      const path = join(dir, key)
      await writeFile(path, bytes)
      await storage.put(key, path, bytes.length)
      return key
    }

    it.each([0, 1, 70_000])('gives back the %d bytes it was given', async size => {
      const bytes = randomBytes(size)
      expect((await buffer(await storage.read(await keep(bytes)))).equals(bytes)).toBe(true)
    })
    it('gives back a file of many parts whole', async () => {
      const bytes = randomBytes(33 * 1_048_576 + 7)
      expect((await buffer(await storage.read(await keep(bytes)))).equals(bytes)).toBe(true)
    })
    it('gives a range, both ends included', async () => {
      const key = await keep(Buffer.from('0123456789'))
      expect((await buffer(await storage.read(key, { start: 2, end: 5 }))).toString()).toBe('2345')
      expect((await buffer(await storage.read(key, { start: 9, end: 9 }))).toString()).toBe('9')
    })
    it('may be told twice', async () => {
      const bytes = randomBytes(100)
      const key = await keep(bytes)
      await keep(bytes, key)
      expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    })
    it('says that a file is missing, and is content when there is nothing to remove', async () => {
      await expect(storage.read(newUuid())).rejects.toThrow(FileMissing)
      await storage.remove(newUuid())
    })
    it('forgets what was removed', async () => {
      const key = await keep(randomBytes(10))
      await storage.remove(key)
      await expect(storage.read(key)).rejects.toThrow(FileMissing)
    })
  })
}
