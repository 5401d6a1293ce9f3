// The uploads of a space's session: they hear of blocks that arrive and of the network, and put files on their blocks.
import { attachFile } from '@sheaf/core/actions/attach-file'
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'
import type { SyncClient } from '@sheaf/sync/sync-client'
import { clientWorld, newId } from '../browser-world'
import type { RecordWatch } from '../record-watch'
import { type SendError, sendFile } from './send-file'
import { reasonOf } from './send-problem'
import { createUploadStore } from './upload-store'
import { Uploads } from './uploads'

/** What the uploads need of the session they belong to. */
export interface UploadingSession {
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly replica: Replica
  readonly client: SyncClient
  readonly watch: RecordWatch
  readonly subscribeStatus: (listener: () => void) => () => void
  readonly learnBlock: (id: Uuid) => Promise<boolean>
}

export function createSessionUploads(session: UploadingSession): {
  readonly uploads: Uploads
  readonly start: () => void
  readonly stop: () => void
  readonly reasonOf: (error: SendError) => string
} {
  const { userId, spaceId, replica, client } = session
  const asked = new Set<Uuid>()
  const uploads = new Uploads(userId, spaceId, {
    send: sendFile,
    store: createUploadStore(userId, spaceId),
    newId,
    now: () => clientWorld.now(),
    random: bound => clientWorld.random(bound),
    after: (ms, run) => clientWorld.after(ms, run),
    isSaved: block => {
      if (replica.confirmed.get('block', block)) return true
      // Not here and not one that we are about to send: it lies on a page that is not open.
      if (!replica.get('block', block) && client.online && !asked.has(block)) {
        asked.add(block)
        void session.learnBlock(block).then(uploads.look, () => asked.delete(block))
      }
      return false
    },
    arrived: async (block, file) => {
      // Its page may have been left meanwhile, and its record with it.
      if (!replica.get('block', block) && !(await session.learnBlock(block))) return
      // No step of the history: undoing it would leave a block without the file that a person has just seen arrive.
      client.commit(draft => attachFile(draft, block, file))
    },
  })
  let leave: (() => void)[] = []
  return {
    uploads,
    reasonOf,
    start: () => {
      const look = (): void => {
        if (uploads.blocks.length) uploads.look()
      }
      leave = [session.subscribeStatus(look), session.watch.subscribeAny(look)]
      window.addEventListener('online', uploads.online)
      void uploads.resume()
    },
    stop: () => {
      for (const end of leave) end()
      window.removeEventListener('online', uploads.online)
      uploads.stop()
    },
  }
}
