import { EXPORT_PAGES_HEADER, exportNote } from '@sheaf/core/api/space/export-address'
import { afterEach, expect, it, vi } from 'vitest'
import { downloadExport, FileCounter } from './download-export'

afterEach(() => vi.unstubAllGlobals())
const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, sign => sign.charCodeAt(0))
const archive = `PK\u0003\u0004 one PPK\u0003\u0004 two PK\u0005\u0006 ${exportNote(2)}`

function serve(pieces: readonly string[], status = 200): void {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: control => {
      for (const piece of pieces) control.enqueue(bytes(piece))
      control.close()
    },
  })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(stream, { status, headers: { [EXPORT_PAGES_HEADER]: '7' } })),
  )
}
const never = new AbortController().signal

it('counts files however the archive is cut', () => {
  for (const size of [1, 2, 3, 5, 100]) {
    const counter = new FileCounter()
    for (let i = 0; i < archive.length; i += size) counter.see(bytes(archive.slice(i, i + size)))
    expect(counter.count).toBe(2)
  }
})

it('tells how far it is, and at the end what is missing', async () => {
  serve(archive.match(/.{1,9}/gs) ?? [])
  const told: string[] = []
  const { blob, files, missing } = await downloadExport('/', never, ({ files, total }) =>
    told.push(`${files}/${total}`),
  )
  expect([files, missing, blob.size]).toEqual([2, 2, archive.length])
  expect(told.at(-1)).toBe('2/7')
})

it('takes no half of an archive for a whole one, and tells why it is refused', async () => {
  serve([archive.slice(0, -12)])
  await expect(downloadExport('/', never, () => {})).rejects.toMatchObject({ offline: true })
  serve([JSON.stringify({ name: 'ForbiddenError', errorId: '', debugMessage: 'no' })], 403)
  await expect(downloadExport('/', never, () => {})).rejects.toMatchObject({
    status: 403,
    body: { debugMessage: 'no' },
  })
})
