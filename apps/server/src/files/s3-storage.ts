// Files in a bucket of any store that speaks S3. Large ones go up in parts, so that one lost connection costs one part; a part
// that fails is tried again by the client library.
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { units } from '@sheaf/core/limits'
import type { S3Settings } from '../settings'
import { FileMissing, type FileStorage } from './file-storage'

const PART_BYTES = 16 * units.mbBytes
const PREFIX = 'files/'

export function createS3Storage(settings: S3Settings): FileStorage {
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  // Loaded when it is first needed: it is the largest library of the server.
  const store = () => (opened ??= connect(settings))
  const Bucket = settings.bucket
  return {
    put: async (key, path, size) => {
      const { sdk, client } = await store()
      const at = { Bucket, Key: PREFIX + key }
      const file = await open(path, 'r')
      try {
        const part = async (start: number): Promise<Buffer> => {
          const bytes = Buffer.alloc(Math.min(PART_BYTES, size - start))
          await file.read(bytes, 0, bytes.length, start)
          return bytes
        }
        if (size <= PART_BYTES) {
          await client.send(new sdk.PutObjectCommand({ ...at, Body: await part(0), ContentLength: size }))
          return
        }
        const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(at))
        try {
          const Parts: { ETag: string | undefined; PartNumber: number }[] = []
          for (let start = 0, PartNumber = 1; start < size; start += PART_BYTES, PartNumber++) {
            const { ETag } = await client.send(
              new sdk.UploadPartCommand({ ...at, UploadId, PartNumber, Body: await part(start) }),
            )
            Parts.push({ ETag, PartNumber })
          }
          await client.send(new sdk.CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }))
        } catch (error) {
          // Parts that nobody finishes are paid for until somebody clears them.
          await client.send(new sdk.AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => {})
          throw error
        }
      } finally {
        await file.close()
      }
    },
    read: async (key, range) => {
      const { sdk, client } = await store()
      const Range = range && `bytes=${range.start}-${range.end}`
      const got = await client
        .send(new sdk.GetObjectCommand({ Bucket, Key: PREFIX + key, ...(Range ? { Range } : {}) }))
        .catch((error: unknown) => {
          throw error instanceof sdk.NoSuchKey || (error as { name?: unknown }).name === 'NotFound'
            ? new FileMissing(key)
            : error
        })
      return got.Body as Readable
    },
    remove: async key => {
      const { sdk, client } = await store()
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: PREFIX + key }))
    },
    close: () => void opened?.then(({ client }) => client.destroy()).catch(() => {}),
  }
}

async function connect(settings: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Stores of one's own rarely have a name for every bucket.
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    // Newer checksums are Amazon's alone.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}
