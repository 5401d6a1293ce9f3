import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage'
import { fileStorageContract } from './file-storage.contract'
import { ImageCache } from './image-cache'
import { createS3Storage } from './s3-storage'

fileStorageContract('the disk', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sheaf-disk-'))
  return { storage: createDiskStorage(join(dir, 'files')), discard: () => rm(dir, { recursive: true, force: true }) }
})

fileStorageContract('an S3 bucket', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sheaf-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'sheaf', configs: [] }],
  })
  const { port } = await server.run()
  const storage = createS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'sheaf',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
  return {
    storage,
    discard: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
})

it('the disk takes no key that leads elsewhere', async () => {
  const storage = createDiskStorage('/nowhere')
  for (const key of ['../x', 'a/b', '', '.'])
    await expect(Promise.resolve().then(() => storage.read(key))).rejects.toThrow(/Not a key/)
})

it.skipIf(!existsSync('/dev/full') || !existsSync('/dev/shm'))(
  'the disk keeps nothing of a file that it could not copy',
  async ({ skip }) => {
    const dir = await mkdtemp(join(tmpdir(), 'sheaf-disk-'))
    // From another disk a file is copied.
    const elsewhere = await mkdtemp('/dev/shm/sheaf-disk-')
    try {
      if ((await stat(dir)).dev === (await stat(elsewhere)).dev) skip('one disk')
      const [path, place] = [join(elsewhere, 'abc'), join(dir, 'ab')]
      await writeFile(path, 'words')
      await mkdir(place)
      await symlink('/dev/full', join(place, 'abc.part'))
      await expect(createDiskStorage(dir).put('abc', path, 5)).rejects.toThrow(/copyfile/)
      expect(await readdir(place)).toEqual([])
      await createDiskStorage(dir).put('abc', path, 5)
      expect(await readdir(place)).toEqual(['abc'])
    } finally {
      for (const made of [dir, elsewhere]) await rm(made, { recursive: true })
    }
  },
)

it('the pictures on the disk hold no half of one that could not be kept', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sheaf-images-'))
  try {
    const cache = new ImageCache(dir, () => 0)
    await cache.get('a', async () => Buffer.from('picture'))
    const [folder = ''] = await readdir(dir)
    const [key = ''] = await readdir(join(dir, folder))
    await rm(join(dir, folder, key))
    // In the way of the name it would get.
    await mkdir(join(dir, folder, key, 'x'), { recursive: true })
    expect(String(await cache.get('a', async () => Buffer.from('picture')))).toBe('picture')
    expect(await readdir(join(dir, folder))).toEqual([key])
  } finally {
    await rm(dir, { recursive: true })
  }
})
