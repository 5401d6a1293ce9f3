// A picture of a page's dress onto the server. Small, so it goes in one piece; the protocol is that of all uploads.
import { requestHeaders } from '@sheaf/core/api/headers'
import { attachmentSource } from '@sheaf/core/files/attachment'
import { UPLOAD_PATH } from '@sheaf/core/files/file-addresses'
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { clientVersion } from './client-version'

export interface PicturePlace {
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly blockId: Uuid
}
/** What the server said, in words for the person. */
export class PictureRefused extends Error {}

const TUS = { 'tus-resumable': '1.0.0' }

/** Gives the source that a field names it by. */
export async function sendPicture({ userId, spaceId, blockId }: PicturePlace, file: File): Promise<string> {
  const who = requestHeaders({ activeUserId: userId, spaceId, clientVersion })
  const said = { spaceId, blockId, name: file.name, filetype: file.type }
  const begun = await fetch(UPLOAD_PATH, {
    method: 'POST',
    headers: { ...who, ...TUS, 'upload-length': String(file.size), 'upload-metadata': metadata(said) },
  })
  if (!begun.ok) throw await refusal(begun)
  const id = (begun.headers.get('location') ?? '').split('/').at(-1)
  if (!isCanonicalUuid(id)) throw new Error(`an upload was begun at ${begun.headers.get('location')}`)
  const sent = await fetch(`${UPLOAD_PATH}/${id}`, {
    method: 'PATCH',
    headers: { ...who, ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: file,
  })
  if (!sent.ok) throw await refusal(sent)
  return attachmentSource({ fileId: id, name: file.name })
}

function metadata(fields: Readonly<Record<string, string>>): string {
  const encoded = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
  return Object.entries(fields)
    .map(([name, value]) => `${name} ${encoded(value)}`)
    .join(',')
}
async function refusal(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null)
  const said = typeof body === 'object' && body !== null && 'debugMessage' in body ? body.debugMessage : null
  return typeof said === 'string' ? new PictureRefused(said) : new Error(`an upload was answered ${response.status}`)
}
