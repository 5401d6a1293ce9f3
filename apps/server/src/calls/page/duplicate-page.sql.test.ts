// What a copy says of itself while it is made.
import { insertTree } from '@sheaf/core/actions/block-trees'
import type { Step } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { tree } from '@sheaf/core/kinds/block-tree'
import { atEnd } from '@sheaf/core/operations/anchor'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { newUuid } from '../../auth/secrets'
import { callAuthor } from '../../author/call-author'
import { sharedSpace } from '../../reliability/shared-space.fixture'

const { server, owner, spaceId, teamId } = await sharedSpace()
const { rooms } = server.services
const submit = rooms.submit.bind(rooms)
const LINES = 2_500
let page: Uuid

beforeAll(async () => {
  page = newUuid()
  const author = callAuthor(owner, spaceId)
  await author.open({ table: 'team', id: teamId })
  const ids = [page]
  const newId = (): Uuid => ids.pop() ?? newUuid()
  const lines = Array.from({ length: LINES }, (_, i) => tree('text', { runs: [{ insert: `line ${i}` }] }))
  await author.writeAll([
    draft => void insertTree(draft, [tree('page')], { table: 'team', id: teamId }, atEnd, newId),
    ...lines.map(
      (line): Step =>
        draft =>
          void insertTree(draft, [line], { table: 'block', id: page }, atEnd, newId),
    ),
  ])
})
afterEach(() => {
  rooms.submit = submit
})

const post = (body: object): Promise<Response> =>
  fetch(`${owner.url}/api/v3/duplicatePage`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
      origin: owner.origin,
      cookie: owner.cookie,
      'x-sheaf-active-user-id': owner.userId,
    },
    body: JSON.stringify({ spaceId, pageId: page, ...body }),
    signal: AbortSignal.timeout(20_000),
  })

it('how much of it is there comes before the rest is made', async () => {
  let letOn = (): void => {}
  const rest = new Promise<void>(resolve => {
    letOn = resolve
  })
  let batches = 0
  // Only the first batch is written until somebody has read of it.
  rooms.submit = async (...given) => {
    if (++batches > 1) await rest
    return submit(...given)
  }
  const copyId = newUuid()
  const answer = await post({ copyId })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = JSON.parse((await reader?.read())?.value ?? '')
  expect(first).toMatchObject({ pageId: copyId, total: LINES + 1, isWhole: false })
  expect(first.blocks).toBeGreaterThan(0)
  expect(first.blocks).toBeLessThan(LINES)
  letOn()
  let text = ''
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) text += read.value
  const last = text.trim().split('\n').at(-1) ?? ''
  expect(JSON.parse(last)).toEqual({ pageId: copyId, blocks: LINES + 1, isWhole: true })
})

it('who asks for no lines gets what they always got, and a refusal is an answer of its own', async () => {
  const copyId = newUuid()
  const { body } = await owner.ask('duplicatePage', { spaceId, pageId: page, copyId })
  expect(body).toEqual({ pageId: copyId, blocks: LINES + 1, isWhole: true })
  const refused = await post({ copyId: page })
  expect([refused.status, ((await refused.json()) as { name: string }).name]).toEqual([400, 'id-exists'])
})
