// The document with answers in it: whose they are, who gets none, and that nothing in them can leave its place.
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { askedFrom, writeAskedFrom } from '@sheaf/core/collection/asked-from'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { operation } from '@sheaf/core/operations/operation'
import { serverLimits } from '@sheaf/core/server-limits'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReadyAnswer } from './packed-json'
import { startTestServer, TestBrowser, type TestServer } from './test-server'

let server: TestServer
let webDir: string
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'sheaf-document-'))
  await mkdir(join(webDir, 'app'))
  const ahead = JSON.stringify({
    page: '<link href="page.js">',
    screens: '<link href="screens.js">',
    databases: '<link href="databases.js">',
  })
  await writeFile(
    join(webDir, 'index.html'),
    `<!doctype html><html><head><!--sheaf-ahead ${ahead}--></head><body><div id="root"><!--sheaf-shell--><main><!--sheaf-still--></main><!--/sheaf-shell--></div><script type="module" async src="/_assets/app/start.js"></script></body></html>`,
  )
  server = await startTestServer({ webDir })
})
afterAll(async () => {
  await server.close()
  await rm(webDir, { recursive: true })
})

interface Signed {
  readonly browser: TestBrowser
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly pageId: Uuid
}
let made = 0
/** With a workspace that has words of theirs in its name. */
async function signUp(name: string): Promise<Signed> {
  const browser = new TestBrowser()
  const person = { email: `reader${++made}@example.com`, password: 'correct horse battery', name: 'Ada' }
  const { userId } = (await server.call('signUp', person, browser)).json<{ userId: Uuid }>()
  const answer = await server.call('createSpace', { name }, browser)
  const { spaceId, recordMap } = answer.json<{ spaceId: Uuid; recordMap: RecordMap }>()
  const pages = Object.values(recordMap.block ?? {}).flatMap(({ value }) => (value?.type === 'page' ? [value.id] : []))
  return { browser, userId, spaceId, pageId: pages[0] as Uuid }
}
const open = (
  path: string,
  browser?: TestBrowser,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method: 'GET',
    url: path,
    headers: { 'sec-fetch-dest': 'document', ...(browser?.header ? { cookie: browser.header } : {}), ...headers },
  })
/** The text of each data block, by its call. */
const answersIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<script type="application\/json" data-entry="(\w+)" [^>]*>([^<]*)<\/script>\n/g)].map(
      ([, call = '', text = '']) => [call, text],
    ),
  )
const pathOf = (pageId: Uuid): string => `/${pageId.replaceAll('-', '')}`

const HOSTILE = '</script><img src=x onerror=alert(1)><!--<script>'
let ada: Signed
beforeEach(async () => {
  ada = await signUp(HOSTILE)
})

describe('the document of somebody who is signed in', () => {
  it('[C 7.3] has what the calls answer, and nobody keeps it', async () => {
    const got = await open(pathOf(ada.pageId), ada.browser)
    expect([got.statusCode, got.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(got.body).toMatch(/^<!doctype html>.*<\/body><\/html>$/s)
    const answers = answersIn(got.body)
    expect(Object.keys(answers).sort()).toEqual(['getSpaces', 'loadCachedPageChunkV2'])
    const spaces = (await server.call('getSpaces', {}, ada.browser)).json<object>()
    expect(JSON.parse(answers['getSpaces'] ?? '')).toEqual(spaces)
    const page = JSON.parse(answers['loadCachedPageChunkV2'] ?? '') as { recordMap: RecordMap; spaceId: Uuid }
    expect([page.spaceId, page.recordMap.block?.[ada.pageId]?.value?.type]).toEqual([ada.spaceId, 'page'])
  })

  it('holds hostile words in their place', async () => {
    const { body } = await open('/', ada.browser)
    expect(body).not.toContain('<img')
    expect(body.match(/<!--/g)).toBeNull()
    // The announcement names none: only the app's own script and the two data blocks are scripts.
    expect(body.match(/<script/g)?.length).toBe(2)
    expect(answersIn(body)['getSpaces']).toContain('\\u003c/script>\\u003cimg')
  })

  it('is packed, and its beginning does not wait for the answers', async () => {
    const { rawPayload, headers } = await open('/', ada.browser, { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toContain('data-entry="getSpaces"')
    const { sessions } = server.services
    let find = (): void => {}
    const held = vi.spyOn(sessions, 'find').mockImplementationOnce(
      () =>
        new Promise(resolve => {
          find = () => resolve(undefined)
        }),
    )
    try {
      const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
      const answer = await fetch(address, { headers: { cookie: ada.browser.header, 'sec-fetch-dest': 'document' } })
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      expect((await reader?.read())?.value).toContain('<div id="root">')
      find()
      let rest = ''
      for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) rest += part.value
      expect(rest).toMatch(/^<\/main>.*<\/body><\/html>$/)
    } finally {
      held.mockRestore()
    }
  })

  it('has the browser fetch what shows databases, for a page with one', async () => {
    expect((await open(pathOf(ada.pageId), ada.browser)).body).not.toContain('databases.js')
    const id = randomUUID() as Uuid
    const at = (id: Uuid) => ({ table: 'block' as const, id, spaceId: ada.spaceId })
    const operations = [
      operation('createBlock', at(id), { type: 'collection_view', parent: at(ada.pageId), at: atEnd, value: {} }),
    ]
    const saved = { id: randomUUID(), clientId: randomUUID(), n: 1, spaceId: ada.spaceId, authoredAt: 1, operations }
    await server.call('saveTransactions', { requestId: randomUUID(), transactions: [saved] }, ada.browser)
    const { body } = await open(pathOf(ada.pageId), ada.browser)
    expect(body.indexOf('databases.js')).toBeLessThan(body.indexOf('data-entry="loadCachedPageChunkV2"'))
    expect(body).toContain('databases.js')
  })

  it('[C 4.9] has what a database on the page asks at first, where the browser says from where', async () => {
    const at = (table: 'block' | 'collection' | 'collection_view', id: Uuid) => ({ table, id, spaceId: ada.spaceId })
    const [block, collection, view] = [randomUUID(), randomUUID(), randomUUID()] as [Uuid, Uuid, Uuid]
    const schema = { title: { id: 'title', name: HOSTILE, type: 'title', order: 0 } }
    const parts = { parent_table: 'block', parent_id: block }
    const sorts = [{ property: 'title', direction: 'ascending' }]
    const operations = [
      operation('createBlock', at('block', block), {
        type: 'collection_view',
        parent: at('block', ada.pageId),
        at: atEnd,
        value: {},
      }),
      operation('create', at('collection', collection), { value: { ...parts, name: 'Looms', schema } }),
      operation('create', at('collection_view', view), {
        value: { ...parts, collection_id: collection, type: 'table', query: { sorts }, format: {} },
      }),
      operation('set', at('block', block), { value: [view] }, 'view_ids'),
    ]
    const saved = { id: randomUUID(), clientId: randomUUID(), n: 1, spaceId: ada.spaceId, authoredAt: 1, operations }
    await server.call('saveTransactions', { requestId: randomUUID(), transactions: [saved] }, ada.browser)
    const path = pathOf(ada.pageId)
    expect(Object.keys(answersIn((await open(path, ada.browser)).body))).not.toContain('queryCollection')
    const cookie = `${ada.browser.header}; ${writeAskedFrom(askedFrom('en-US', 'Asia/Tokyo'))}`
    const { body } = await open(path, undefined, { cookie })
    expect(body).not.toContain('<img')
    const from = { zone: 'Asia/Tokyo', locale: 'en-US', weekStart: 1 }
    const source = { spaceId: ada.spaceId, collectionId: collection }
    const asked = { source, query: { sorts, limit: 50 }, context: from }
    // The page says that it comes, before it does.
    const further = JSON.stringify([{ call: 'queryCollection', input: asked }]).replaceAll('"', '&quot;')
    expect(body.indexOf(`data-further="${further}"`)).toBeGreaterThan(0)
    expect(body.indexOf(`data-further`)).toBeLessThan(body.indexOf('data-entry="queryCollection"'))
    const answer = (await server.call('queryCollection', asked, ada.browser)).json<object>()
    expect(JSON.parse(answersIn(body)['queryCollection'] ?? '')).toEqual(answer)
    // A zone that there is none of is refused by the call: the app asks for itself, and is told then.
    const nowhere = `${ada.browser.header}; ${writeAskedFrom(askedFrom('en-US', 'Nowhere'))}`
    expect(answersIn((await open(path, undefined, { cookie: nowhere })).body)['queryCollection']).toBe('')
  })

  it('has the page drawn in its frame, before the answers, with nothing in it that could run', async () => {
    const { body } = await open(pathOf(ada.pageId), ada.browser)
    const still = /<main>(.*?)<\/main>/s.exec(body)?.[1] ?? ''
    expect(still).toContain('<div class="sheaf-title" dir="auto">Getting started</div>')
    expect(still).toMatch(/data-block-id="[^"]+" data-type="text"[^>]*><p class="sheaf-body">\w/)
    expect(body.indexOf('</main>')).toBeLessThan(body.indexOf('data-entry='))

    const at = (id: Uuid) => ({ table: 'block' as const, id, spaceId: ada.spaceId })
    const value = { format: { page_icon: HOSTILE } }
    const first = /data-block-id="([^"]+)"/.exec(still)?.[1] as Uuid
    const where = { parent: at(ada.pageId), at: { after: [], before: [first] } }
    const operations = [operation('createBlock', at(randomUUID() as Uuid), { type: 'callout', ...where, value })]
    const saved = { id: randomUUID(), clientId: randomUUID(), n: 1, spaceId: ada.spaceId, authoredAt: 1, operations }
    await server.call('saveTransactions', { requestId: randomUUID(), transactions: [saved] }, ada.browser)
    const after = await open(pathOf(ada.pageId), ada.browser)
    expect(after.body).toContain('&lt;img src=x')
    expect(after.body).not.toContain('<img src=x')
  })

  it('ends as a whole where a ready answer cannot be put into it', async () => {
    const broken = vi.spyOn(ReadyAnswer.prototype, 'text').mockImplementation(() => {
      throw new Error('unreadable')
    })
    try {
      const { body } = await open(pathOf(ada.pageId), ada.browser)
      expect(answersIn(body)['loadCachedPageChunkV2']).toBe('')
      expect(body).toMatch(/<\/body><\/html>$/)
    } finally {
      broken.mockRestore()
    }
  })

  it('says of a page of others as much as of none, and tells nothing of it', async () => {
    const grace = await signUp('Grace')
    for (const path of [pathOf(ada.pageId), '/00000000000040008000000000000001']) {
      const { body } = await open(path, grace.browser)
      expect(answersIn(body)['loadCachedPageChunkV2']).toBe('')
      expect(body).not.toContain(ada.spaceId)
      expect(body).toContain('<main></main>')
    }
  })

  it('has no answers beyond what a person may ask for in a minute', async () => {
    // On a slow machine a while passes between the two, in which one more is earned.
    const goOn = server.stopClock()
    try {
      server.services.throttles.calls.grant(ada.userId, serverLimits.callsPerUserPerMinute)
      expect(answersIn((await open('/', ada.browser)).body)).toEqual({ getSpaces: '' })
    } finally {
      goOn()
    }
  })

  it('ends as a whole where an answer breaks, and where nobody knows who asks', async () => {
    const broken = new Error('secret of row 7')
    const { throttles, sessions } = server.services
    const whole = async (): Promise<Record<string, string>> => {
      const { body, statusCode } = await open(pathOf(ada.pageId), ada.browser)
      expect([statusCode, body.endsWith('</body></html>')]).toEqual([200, true])
      expect(body).not.toContain('secret')
      return answersIn(body)
    }
    const count = vi.spyOn(throttles.calls, 'count').mockImplementation(() => {
      throw broken
    })
    const find = vi.spyOn(sessions, 'find')
    try {
      expect(await whole()).toEqual({ getSpaces: '', loadCachedPageChunkV2: '' })
      find.mockRejectedValueOnce(broken)
      expect(await whole()).toEqual({})
    } finally {
      count.mockRestore()
      find.mockRestore()
    }
  })
})

describe('a plain document', () => {
  const isPlain = (got: LightMyRequestResponse): void => {
    expect([got.statusCode, got.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(got.body).not.toMatch(/data-entry|sheaf-entries/)
  }
  it('is for whoever has no session, and for signing in', async () => {
    for (const got of [await open('/'), await open('/login', ada.browser)]) {
      isPlain(got)
      expect(got.body).toContain('screens.js')
    }
  })
  it('is for programs, and for whoever looks ahead', async () => {
    isPlain(await open('/', ada.browser, { 'sec-fetch-dest': 'empty' }))
    isPlain(await open('/', ada.browser, { 'sec-fetch-dest': 'script' }))
    isPlain(await open('/', ada.browser, { 'sec-purpose': 'prefetch;prerender' }))
    const got = await server.app.inject({ method: 'GET', url: '/', headers: { cookie: ada.browser.header } })
    isPlain(got)
    expect(got.body).toContain('page.js')
  })
  it('has no answers for a session that has ended', async () => {
    const { header } = ada.browser
    await server.call('logout', {}, ada.browser)
    const { body } = await open('/', undefined, { cookie: header })
    expect(answersIn(body)).toEqual({})
    expect(body).toMatch(/<\/body><\/html>$/)
  })
})
