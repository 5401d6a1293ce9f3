// Uploads on their way: tus keeps what has arrived in a folder of this machine, so that a broken connection costs nothing. Only a
// whole file is looked at, put into the store and made a record; whatever is not whole within a day is removed.
import { mkdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { SheafError } from '@sheaf/core/errors'
import { UPLOAD_PATH } from '@sheaf/core/files/file-addresses'
import { fileSize } from '@sheaf/core/files/file-size'
import type { Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { phrase } from '@sheaf/core/phrase'
import { recordOf } from '@sheaf/core/records/all'
import { initialValue } from '@sheaf/core/records/value'
import { serverLimits } from '@sheaf/core/server-limits'
import type { Server } from '@tus/server'
import { newUuid } from '../auth/secrets'
import { toSheafError } from '../http/to-sheaf-error'
import type { Log } from '../log'
import type { Settings } from '../settings'
import type { Rooms } from '../spaces/rooms'
import type { OpenDatabase } from '../storage/database'
import {
  findFile,
  findPendingUpload,
  oldUploads,
  type PendingUpload,
  removePendingUpload,
  reserveUpload,
} from '../storage/files'
import type { FileStorage } from './file-storage'
import { sniffFile } from './sniff-type'
import type { UploadRequest } from './upload-request'

interface UploadParts {
  readonly settings: Pick<Settings, 'dataDir' | 'maxUploadBytes' | 'spaceFileBytes'>
  readonly pool: OpenDatabase['pool']
  readonly rooms: Rooms
  readonly storage: FileStorage
  readonly log: Log
  readonly now: () => number
}

export class Uploads {
  private readonly dir: string
  private opened: Promise<Server> | undefined
  /** The id that an upload gets, from the route to tus. */
  private readonly ids = new WeakMap<IncomingMessage, Uuid>()
  /** Finishing is done once, however often it is asked for. */
  private readonly finishing = new Map<Uuid, Promise<void>>()

  constructor(private readonly parts: UploadParts) {
    this.dir = join(parts.settings.dataDir, 'uploads')
  }

  /** Reserves room in the space; throws with words for the person when there is none. */
  async begin(userId: Uuid, request: UploadRequest): Promise<Uuid> {
    const { pool, settings, now } = this.parts
    // While there is no place for what arrives, nothing is reserved.
    await this.tus()
    const pending: PendingUpload = { id: newUuid(), userId, ...request }
    const { isReserved, usedBytes } = await reserveUpload(pool, pending, settings.spaceFileBytes, now())
    if (isReserved) return pending.id
    const quota = settings.spaceFileBytes
    throw new SheafError('UserValidationError', {
      debugMessage: phrase('Not enough storage. This workspace uses {used} of {limit}, and this file is {size}.', {
        used: fileSize(usedBytes),
        limit: fileSize(quota),
        size: fileSize(request.size),
      }),
      clientData: { type: 'space_files_full', usedBytes, quotaBytes: quota },
    })
  }
  find(id: Uuid): Promise<PendingUpload | undefined> {
    return findPendingUpload(this.parts.pool, id)
  }
  /** Answers the request as tus does. Whoever is not told where a new upload is cannot go on with it, so nothing of it is kept. */
  async handle(request: IncomingMessage, response: ServerResponse, begun?: Uuid): Promise<void> {
    if (begun) this.ids.set(request, begun)
    try {
      await (await this.tus()).handle(request, response)
    } finally {
      if (begun && response.statusCode !== 201) await this.abandon(begun)
    }
  }

  /** Makes a record of an upload whose bytes are all here. A crash in the middle leaves it to the next who asks. */
  finish(id: Uuid): Promise<void> {
    const running = this.finishing.get(id)
    if (running) return running
    const made = this.finishOnce(id).finally(() => this.finishing.delete(id))
    this.finishing.set(id, made)
    return made
  }
  private async finishOnce(id: Uuid): Promise<void> {
    const { pool, rooms, storage } = this.parts
    const upload = await findPendingUpload(pool, id)
    if (!upload) return
    const path = join(this.dir, id)
    const content_type = await sniffFile(path)
    await storage.put(id, path, upload.size)
    const { spaceId, table, parentId, userId, name, size } = upload
    await rooms.change(spaceId, personActor(userId), (state, context) => {
      if (state.get('file_upload', id)) return
      const given = { space_id: spaceId, parent_id: parentId, parent_table: table, name, content_type, size }
      const made = { created_time: context.now, created_by_id: userId, created_by_table: 'sheaf_user' }
      state.add('file_upload', { ...initialValue(recordOf('file_upload'), { ...given, ...made }), id })
    })
    await this.forget(id)
  }
  /** Whether everything has arrived and only the finishing is missing. */
  async isWhole({ id, size }: PendingUpload): Promise<boolean> {
    const there = await stat(join(this.dir, id)).catch(() => undefined)
    return there?.size === size
  }

  async forget(id: Uuid): Promise<void> {
    const { datastore } = await this.tus()
    await datastore.remove(id).catch(() => {})
    await removePendingUpload(this.parts.pool, id)
  }
  async removeOld(): Promise<void> {
    const { pool, now } = this.parts
    for (const id of await oldUploads(pool, now() - serverLimits.uploadLifetimeMs)) await this.abandon(id)
  }
  private async abandon(id: Uuid): Promise<void> {
    const { pool, storage } = this.parts
    // What broke off while it was finished may have left the bytes in the store without a record.
    if (!(await findFile(pool, id))) await storage.remove(id)
    await this.forget(id)
  }

  private tus(): Promise<Server> {
    this.opened ??= this.open()
    this.opened.catch(() => {
      this.opened = undefined
    })
    return this.opened
  }
  private async open(): Promise<Server> {
    await mkdir(this.dir, { recursive: true })
    const [{ Server }, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')])
    return new Server({
      path: UPLOAD_PATH,
      relativeLocation: true,
      // No other origin sends files here.
      allowedOrigins: [],
      maxSize: this.parts.settings.maxUploadBytes,
      datastore: new FileStore({ directory: this.dir }),
      namingFunction: request => {
        const id = request.runtime?.node && this.ids.get(request.runtime.node.req as IncomingMessage)
        if (!id) throw new Error('an upload without an id')
        return id
      },
      onUploadFinish: async (_request, upload) => {
        await this.finish(upload.id as Uuid)
        return {}
      },
      onResponseError: (_request, error) => {
        if (!(error instanceof Error)) return undefined
        const known = toSheafError(error)
        if (known.status >= 500) this.parts.log.error({ err: error }, 'an upload failed')
        return { status_code: known.status, body: JSON.stringify(known.body(newUuid())) }
      },
    })
  }
}
