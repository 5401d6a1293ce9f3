import { type Uuid, uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import type { UploadRow } from '../database'
import { fileUrl } from './file-url'
import { type FileToSend, SendError, type SendEvents } from './send-file'
import { Uploads } from './uploads'

const id = (n: number): Uuid => uuid(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
const [user, space] = [id(1), id(2)]
const file = (name: string, size = 10): File => new File([new Uint8Array(size)], name)

/** A network and a disk that the test moves. */
function world(kept: UploadRow[] = []) {
  const sends: (FileToSend &
    SendEvents & { resolve: (id: Uuid) => void; reject: (error: SendError) => void; stopped: boolean | null })[] = []
  const rows = new Map(kept.map(row => [row.id, row]))
  const timers: { ms: number; run: () => void }[] = []
  const saved = new Set<Uuid>()
  const arrived: [Uuid, Uuid, string][] = []
  let next = 100
  const uploads = new Uploads(user, space, {
    send: (given, events) => {
      let resolve!: (id: Uuid) => void
      let reject!: (error: SendError) => void
      const done = new Promise<Uuid>((yes, no) => {
        resolve = yes
        reject = no
      })
      const sending = { ...given, ...events, resolve, reject, stopped: null as boolean | null }
      sends.push(sending)
      return {
        done,
        stop: forget => {
          sending.stopped = forget
        },
      }
    },
    store: {
      put: row => void rows.set(row.id, row),
      remove: rowId => void rows.delete(rowId),
      takeOver: async () => [...rows.values()],
      hold: () => () => {},
    },
    newId: () => id(next++),
    now: () => 0,
    random: () => 0,
    after: (ms, run) => {
      const timer = { ms, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    isSaved: block => saved.has(block),
    arrived: async (block, { id: fileId, name }) => void arrived.push([block, fileId, name]),
  })
  return { uploads, sends, rows, timers, saved, arrived }
}
const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const refusal = (status: number): SendError =>
  new SendError(status, { errorId: '', name: 'UserValidationError', debugMessage: 'no' })

describe('uploads', () => {
  it('[C 9] wait for their block, tell how far they are, and put the file on it', async () => {
    const { uploads, sends, saved, arrived, rows } = world()
    uploads.add(id(10), file('a.png'))
    expect([sends.length, uploads.of(id(10))]).toEqual([0, { name: 'a.png', size: 10, sent: 0, state: 'waiting' }])
    saved.add(id(10))
    uploads.look()
    sends[0]?.onUrl('/api/v3/upload/x')
    sends[0]?.onProgress(4)
    expect(uploads.of(id(10))).toEqual({ name: 'a.png', size: 10, sent: 4, state: 'sending' })
    expect([...rows.values()].map(row => row.url)).toEqual(['/api/v3/upload/x'])
    sends[0]?.resolve(id(50))
    await settle()
    expect([arrived, uploads.of(id(10)), rows.size]).toEqual([[[id(10), id(50), 'a.png']], null, 0])
  })

  it('go three at a time', async () => {
    const { uploads, sends, saved } = world()
    for (let n = 10; n < 15; n++) {
      saved.add(id(n))
      uploads.add(id(n), file(`${n}`))
    }
    expect(sends.map(send => send.name)).toEqual(['10', '11', '12'])
    sends[1]?.resolve(id(51))
    await settle()
    expect(sends.map(send => send.name)).toEqual(['10', '11', '12', '13'])
  })

  it('[C 9.1] are tried again after the specified waits, from where they were, and at once when the network is back', async () => {
    const { uploads, sends, saved, timers } = world()
    saved.add(id(10))
    uploads.add(id(10), file('a'))
    sends[0]?.onUrl('/u')
    for (const [failures, ms] of [1000, 2000, 5000, 10_000, 10_000].entries()) {
      sends[failures]?.reject(new SendError(0, undefined))
      await settle()
      expect([uploads.of(id(10))?.state, timers.map(timer => timer.ms)]).toEqual(['waiting', [ms]])
      if (failures === 2) uploads.online()
      else timers.pop()?.run()
      expect([sends.length, sends.at(-1)?.url]).toEqual([failures + 2, '/u'])
    }
  })

  it('say what they wait for when the server says it, and no more once they go on', async () => {
    const { uploads, sends, saved, timers } = world()
    saved.add(id(10))
    uploads.add(id(10), file('a'))
    const full = { errorId: '', name: 'StorageFullError', debugMessage: 'The server is out of disk space.' } as const
    sends[0]?.reject(new SendError(503, full))
    await settle()
    expect(uploads.of(id(10))).toMatchObject({ state: 'waiting', error: { body: full } })
    timers.pop()?.run()
    expect(uploads.of(id(10))).toEqual({ name: 'a', size: 10, sent: 0, state: 'sending' })
  })

  it('that are refused say why, and are tried again only when the person wants it', async () => {
    const { uploads, sends, saved, timers, rows } = world()
    saved.add(id(10))
    uploads.add(id(10), file('a'))
    sends[0]?.reject(refusal(413))
    await settle()
    expect(uploads.of(id(10))).toMatchObject({ state: 'failed', error: { status: 413 } })
    uploads.look()
    expect([sends.length, timers.length, rows.size]).toEqual([1, 0, 1])
    uploads.retry(id(10))
    expect(sends.length).toBe(2)
  })

  it('can be given up: the server is told, and a late answer changes nothing', async () => {
    const { uploads, sends, saved, arrived, rows } = world()
    saved.add(id(10))
    uploads.add(id(10), file('a'))
    uploads.cancel(id(10))
    sends[0]?.resolve(id(50))
    await settle()
    expect([sends[0]?.stopped, uploads.of(id(10)), arrived, rows.size]).toEqual([true, null, [], 0])
  })

  it('another file for the same block takes its place', async () => {
    const { uploads, sends, saved, arrived } = world()
    saved.add(id(10))
    uploads.add(id(10), file('a'))
    uploads.add(id(10), file('b'))
    sends[0]?.resolve(id(50))
    sends[1]?.resolve(id(51))
    await settle()
    expect([sends[0]?.stopped, arrived]).toEqual([true, [[id(10), id(51), 'b']]])
  })

  it('go on after a reload, and are kept when the tab leaves', async () => {
    const row: UploadRow = {
      id: id(90),
      userId: user,
      spaceId: space,
      blockId: id(10),
      file: file('a'),
      name: 'a',
      size: 10,
      url: '/u',
      at: 0,
    }
    const { uploads, sends, saved, rows } = world([row])
    saved.add(id(10))
    await uploads.resume()
    expect(sends.map(send => [send.name, send.url])).toEqual([['a', '/u']])
    uploads.stop()
    expect([sends[0]?.stopped, rows.size]).toEqual([false, 1])
  })
})

describe('where a source is read', () => {
  const source = `attachment:${id(7)}:a b.png`
  it('[P 7] our own files by their address, images in a width', () => {
    expect(fileUrl(source)).toBe(`/signed/${id(7)}/a%20b.png`)
    expect(fileUrl(source, { width: 300 })).toBe(`/image/${id(7)}/a%20b.png?width=384`)
    expect(fileUrl(source, { width: 300, download: true })).toBe(`/signed/${id(7)}/a%20b.png?download=1`)
  })
  it('[P 7] of other hosts as they are, but pictures only by way of our server', () => {
    expect(fileUrl('https://example.com/a.mp4')).toBe('https://example.com/a.mp4')
    expect(fileUrl('HTTPS://example.com/a.png', { width: 300 })).toBe(
      '/image/external?url=HTTPS%3A%2F%2Fexample.com%2Fa.png&width=384',
    )
    expect(fileUrl('https://example.com/a.png', { width: 300, download: true })).toBe('https://example.com/a.png')
  })
  it.each(['blob:https://x/1', '/image/external?url=x', 'data:image/png;base64,AAAA'])('%s as it is', address =>
    expect(fileUrl(address, { width: 100 })).toBe(address),
  )
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml;base64,AA',
    '//evil.example/x',
    '/\\evil.example',
    'vbscript:x',
    ' javascript:x',
    '',
  ])('[C 5.3] nothing of %j', address => expect(fileUrl(address)).toBe(''))
})
