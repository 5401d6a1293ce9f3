// What a browser says when it begins an upload, checked before a byte of it is taken.
import { SheafError } from '@sheaf/core/errors'
import { fileName } from '@sheaf/core/files/attachment'
import { fileSize } from '@sheaf/core/files/file-size'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { phrase } from '@sheaf/core/phrase'
import { type FileParent, fileParents } from '../storage/files'

export interface UploadRequest {
  readonly spaceId: Uuid
  readonly table: FileParent
  readonly parentId: Uuid
  /** Given where the block is a row that is yet to be made. */
  readonly collectionId: Uuid | null
  readonly name: string
  readonly size: number
}

const refuse = (debugMessage: string): SheafError => new SheafError('ValidationError', { debugMessage })

export function readUploadRequest(headers: Readonly<Record<string, unknown>>, maxBytes: number): UploadRequest {
  const length = headers['upload-length']
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length))
    throw refuse('Upload-Length should be the size of the file in bytes.')
  const size = Number(length)
  if (size > maxBytes)
    throw new SheafError('UserValidationError', {
      status: 413,
      debugMessage: phrase('This file is {size}. The limit is {limit}.', {
        size: fileSize(size),
        limit: fileSize(maxBytes),
      }),
      clientData: { type: 'file_too_large', maxBytes },
    })
  const said = readMetadata(headers['upload-metadata'])
  const spaceId = parseUuid(said.get('spaceId'))
  const table = fileParents.find(parent => parent === (said.get('parentTable') ?? 'block'))
  const parentId = parseUuid(said.get('parentId') ?? said.get('blockId'))
  if (!spaceId || !parentId || !table)
    throw refuse('Upload-Metadata should name a spaceId and a blockId, or a parentTable and a parentId.')
  const collectionId = table === 'block' ? (parseUuid(said.get('collectionId')) ?? null) : null
  return { spaceId, table, parentId, collectionId, name: fileName(said.get('name') ?? ''), size }
}

/** `key base64,key base64`. */
function readMetadata(header: unknown): Map<string, string> {
  if (typeof header !== 'string' || header.length > 8_192) throw refuse('Upload-Metadata should be there, and short.')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  return new Map(
    header.split(',').map(pair => {
      const [key = '', value = ''] = pair.trim().split(' ')
      if (!/^[A-Za-z0-9+/]*={0,2}$/.test(value)) throw refuse('Upload-Metadata should hold base64.')
      try {
        return [key, utf8.decode(Buffer.from(value, 'base64'))]
      } catch {
        throw refuse('Upload-Metadata should hold UTF-8.')
      }
    }),
  )
}
