import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage'
import { fileStorageContract } from './file-storage.contract'
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
