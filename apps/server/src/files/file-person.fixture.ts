// A person who sends and opens files over real HTTP, as the browser's client does.
import { UPLOAD_PATH } from '@sheaf/core/files/file-addresses'
import type { Uuid } from '@sheaf/core/ids'
import type { Person } from '../reliability/person.fixture'

/** What a picture is for that is on no page. */
export interface FaceTarget {
  readonly spaceId: Uuid
  readonly parentTable: string
  readonly parentId: Uuid
}
export interface Target {
  readonly spaceId: Uuid
  readonly blockId: Uuid
  /** The block is to be a row in it. */
  readonly collectionId?: Uuid
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')

export class FilePerson {
  constructor(
    readonly person: Person,
    readonly origin: string = person.url,
  ) {}

  send(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Response> {
    return fetch(new URL(path, this.origin), {
      method,
      headers: { origin: this.origin, cookie: this.person.cookie, 'tus-resumable': '1.0.0', ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
  }
  begin(
    target: Target | FaceTarget,
    size: number,
    name = 'a.bin',
    headers: Record<string, string> = {},
    body?: Buffer,
  ): Promise<Response> {
    const metadata = Object.entries({ ...target, name, type: 'image/png' }).map(
      ([key, value]) => `${key} ${base64(value)}`,
    )
    const said = { 'upload-length': String(size), 'upload-metadata': metadata.join(',') }
    return this.send('POST', UPLOAD_PATH, { ...said, ...headers }, body)
  }
  patch(location: string, offset: number, bytes: Buffer): Promise<Response> {
    return this.send(
      'PATCH',
      location,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    )
  }
  /** The id of a file that has to be taken. */
  async upload(target: Target | FaceTarget, bytes: Buffer, name?: string): Promise<Uuid> {
    const begun = await this.begin(target, bytes.length, name)
    const location = begun.headers.get('location')
    if (begun.status !== 201 || !location) throw new Error(`not begun: ${begun.status} ${await begun.text()}`)
    const done = bytes.length ? await this.patch(location, 0, bytes) : begun
    if (done.status >= 300) throw new Error(`not taken: ${done.status} ${await done.text()}`)
    return location.slice(-36) as Uuid
  }
  open(id: string, headers: Record<string, string> = {}, path = '/signed'): Promise<Response> {
    return this.send('GET', `${path}/${id}/a`, headers)
  }
}

export const errorOf = async (answer: Response): Promise<unknown> => {
  const { errorId: _id, ...rest } = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, ...rest }
}
