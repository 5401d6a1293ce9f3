// Pictures that were made once, on this machine's disk. Whatever is here can be made again, so it may be removed at any time.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newUuid } from '../auth/secrets'

export class ImageCache {
  private readonly making = new Map<string, Promise<Buffer | null>>()

  constructor(
    private readonly dir: string,
    private readonly now: () => number,
  ) {}

  /** The picture of a name, made when it is not here. Null, which is not kept: it cannot be made. Asked for twice at once, it is made once. */
  get(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const key = createHash('sha256').update(name).digest('hex')
    const running = this.making.get(key)
    if (running) return running
    const made = this.find(key, make).finally(() => this.making.delete(key))
    this.making.set(key, made)
    return made
  }

  private async find(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const place = join(this.dir, key.slice(0, 2), key)
    const kept = await readFile(place).catch(() => undefined)
    if (kept) {
      // Its time says when it was last wanted.
      const seconds = this.now() / 1000
      await utimes(place, seconds, seconds).catch(() => {})
      return kept
    }
    const bytes = await make()
    if (bytes) await this.keep(place, bytes).catch(() => {})
    return bytes
  }
  /** Under another name first: nobody ever reads half a picture. */
  private async keep(place: string, bytes: Buffer): Promise<void> {
    await mkdir(dirname(place), { recursive: true })
    const near = `${place}.${newUuid()}`
    try {
      await writeFile(near, bytes)
      await rename(near, place)
    } catch (error) {
      await rm(near, { force: true })
      throw error
    }
  }

  /** Removes what nobody wanted since. */
  async removeUnused(since: number): Promise<void> {
    for (const folder of await readdir(this.dir).catch(() => [])) {
      const names = await readdir(join(this.dir, folder)).catch(() => [])
      for (const name of names) {
        const place = join(this.dir, folder, name)
        const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
        if (mtimeMs < since) await rm(place, { force: true })
      }
    }
  }
}
