// Files on this machine's disk, in folders by the first two characters of their key.
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FileMissing, type FileStorage } from './file-storage'

export function createDiskStorage(dir: string): FileStorage {
  const placeOf = (key: string): string => {
    if (!/^[\w-]+$/.test(key)) throw new Error(`Not a key of a file: ${JSON.stringify(key)}`)
    return join(dir, key.slice(0, 2), key)
  }
  return {
    put: async (key, path) => {
      const place = placeOf(key)
      await mkdir(dirname(place), { recursive: true })
      await synced(path)
      await link(path, place).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return
        // Another disk, or one without links.
        const near = `${place}.part`
        try {
          await copyFile(path, near)
          await synced(near)
          await rename(near, place)
        } catch (problem) {
          await rm(near, { force: true })
          throw problem
        }
      })
      await synced(dirname(place))
    },
    read: async (key, range) => {
      const file = await open(placeOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissing(key) : error
      })
      return createReadStream('', { fd: file, ...(range ? { start: range.start, end: range.end } : {}) })
    },
    remove: key => rm(placeOf(key), { force: true }),
    close: () => {},
  }
}

/** What was acknowledged is on the disk, not in its cache. */
async function synced(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
