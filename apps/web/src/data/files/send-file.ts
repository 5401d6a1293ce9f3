// One file to the server over tus, which can go on where it stopped. The library is loaded when somebody first sends a file.
import { requestHeaders } from '@sheaf/core/api/headers'
import { type ErrorBody, isErrorName, isRetryable } from '@sheaf/core/errors'
import { UPLOAD_PATH } from '@sheaf/core/files/file-addresses'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { units } from '@sheaf/core/limits'
import type { DetailedError } from 'tus-js-client'
import { clientVersion } from '../client-version'

/** What a file is for: a block, the workspace (its icon), or the person (their photo). */
export type FileHome =
  | {
      readonly blockId: Uuid
      /** Where the block is a row that is yet to be made. */
      readonly collectionId?: Uuid
    }
  | { readonly parentTable: 'space' | 'sheaf_user'; readonly parentId: Uuid }

export interface FileToSend {
  readonly file: Blob
  readonly name: string
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly home: FileHome
  /** Where an earlier attempt was going. */
  readonly url: string | null
}
export interface SendEvents {
  readonly onUrl: (url: string) => void
  readonly onProgress: (sent: number) => void
}
export interface Sending {
  /** The id of the file. Rejects with SendError, and never after `stop`. */
  readonly done: Promise<Uuid>
  /** `forget`: what has arrived is of no use any more. */
  readonly stop: (forget: boolean) => void
}
export type SendFile = (file: FileToSend, events: SendEvents) => Sending

/** Why a file did not arrive. */
export class SendError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody | undefined,
  ) {
    super(body?.debugMessage ?? (status ? `HTTP ${status}` : 'Offline'))
  }
  /** Whether it is worth trying again: no answer, a busy server, or a place that two were writing to. */
  get retryable(): boolean {
    if (this.status === 0 || this.status === 409 || this.status === 423) return true
    return isRetryable(this.body?.name ?? 'UnknownError', this.status)
  }
}

/** A piece fits into what a server waits for one request, also over a slow line; what arrived of a piece is kept too. */
const PIECE_BYTES = 8 * units.mbBytes

export const sendFile: SendFile = (given, events) => {
  let isStopped = false
  let stopNow: (forget: boolean) => void = () => {}
  const done = (async (): Promise<Uuid> => {
    const { Upload } = await import('tus-js-client')
    return new Promise<Uuid>((resolve, reject) => {
      const upload = new Upload(given.file as File, {
        endpoint: UPLOAD_PATH,
        uploadUrl: given.url,
        metadata: { spaceId: given.spaceId, ...given.home, name: given.name, type: given.file.type },
        headers: requestHeaders({ clientVersion, activeUserId: given.userId, auditLogPlatform: 'web' }),
        chunkSize: PIECE_BYTES,
        uploadDataDuringCreation: true,
        // Both are done here: the address is kept with the file, and waiting knows whether there is a network.
        storeFingerprintForResuming: false,
        retryDelays: null,
        onUploadUrlAvailable: () => upload.url && events.onUrl(upload.url),
        onProgress: sent => events.onProgress(sent),
        onError: error => reject(asSendError(error)),
        onSuccess: () => {
          const id = parseUuid(upload.url?.slice(-36))
          if (id) resolve(id)
          else reject(new SendError(500, undefined))
        },
      })
      stopNow = forget => void upload.abort(forget).catch(() => {})
      if (isStopped) return
      upload.start()
    })
  })()
  return {
    done: done.catch((error: unknown) => {
      throw error instanceof SendError ? error : new SendError(0, undefined)
    }),
    stop: forget => {
      isStopped = true
      stopNow(forget)
    },
  }
}

function asSendError(error: Error | DetailedError): SendError {
  const response = 'originalResponse' in error ? error.originalResponse : null
  return new SendError(response?.getStatus() ?? 0, readBody(response?.getBody()))
}

function readBody(text: string | undefined): ErrorBody | undefined {
  try {
    const body = JSON.parse(text ?? '') as Partial<ErrorBody> | null
    return body && typeof body.name === 'string' && isErrorName(body.name) ? (body as ErrorBody) : undefined
  } catch {
    return undefined
  }
}
