// Everything about files that lives as long as the server does.
import { join } from 'node:path'
import { serverLimits } from '@sheaf/core/server-limits'
import type { Log } from '../log'
import type { Settings } from '../settings'
import type { Rooms } from '../spaces/rooms'
import type { OpenDatabase } from '../storage/database'
import { endRowlessFiles, serverSecret } from '../storage/files'
import { createDiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import { ImageCache } from './image-cache'
import { createLinkSignatures, type LinkSignatures } from './link-signatures'
import { createS3Storage } from './s3-storage'
import { Uploads } from './uploads'

export interface Files {
  readonly storage: FileStorage
  readonly uploads: Uploads
  readonly images: ImageCache
  readonly signatures: LinkSignatures
  /** Removes uploads that were given up and files whose row never came. */
  readonly cleanUp: () => Promise<void>
  /** Of this process's own folder. */
  readonly removeUnusedImages: () => Promise<void>
}

export function createFiles(given: {
  readonly settings: Settings
  readonly pool: OpenDatabase['pool']
  readonly rooms: Rooms
  readonly log: Log
  readonly now: () => number
}): Files {
  const { settings, pool, now } = given
  const storage = settings.s3 ? createS3Storage(settings.s3) : createDiskStorage(join(settings.dataDir, 'files'))
  const uploads = new Uploads({ ...given, storage })
  const images = new ImageCache(join(settings.dataDir, 'images'), now)
  return {
    storage,
    uploads,
    images,
    signatures: createLinkSignatures(fresh => serverSecret(pool, 'links', fresh), now),
    cleanUp: async () => {
      await uploads.removeOld()
      await endRowlessFiles(pool, now() - serverLimits.rowlessFileLifetimeMs)
    },
    removeUnusedImages: () => images.removeUnused(now() - serverLimits.resizedImageLifetimeMs),
  }
}
