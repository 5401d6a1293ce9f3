// Whatever comes over the socket: the message is refused in our words, and the socket and the server live on.

import { limits } from '@sheaf/core/limits'
import { operation } from '@sheaf/core/operations/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import type { Person } from '../reliability/person.fixture'
import { RawSocket } from '../reliability/raw-socket.fixture'
import { createIn, Device } from '../reliability/transactions.fixture'

let server: ListeningServer
let ada: Person
let space: Awaited<ReturnType<Person['createSpace']>>
beforeAll(async () => {
  server = await startListening()
  ada = await server.signUp('Ada')
  space = await ada.createSpace()
})
afterAll(() => server.discard())

const stored = async (): Promise<number> =>
  Number((await server.services.pool.query('SELECT sum(seq) AS n FROM space_seq')).rows[0].n)
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`

describe('a bad message', () => {
  it.each([
    ['no JSON', '{"type":', 'ValidationError'],
    ['nothing', '', 'ValidationError'],
    ['a list', '[]', 'ValidationError'],
    ['null', 'null', 'ValidationError'],
    ['no type', '{}', 'ValidationError'],
    ['an unknown type', '{"type":"shout"}', 'ValidationError'],
    ['a type of the wrong type', '{"type":{"a":1}}', 'ValidationError'],
    ['an unknown key', '{"type":"ping","why":1}', 'ValidationError'],
    ['deep JSON', `{"type":"save","transactions":${deep}}`, 'ValidationError'],
    ['__proto__', '{"type":"ping","__proto__":{"x":1}}', 'ValidationError'],
    ['constructor', '{"type":"save","transactions":[{"constructor":1}]}', 'ValidationError'],
    ['NUL', '{"type":"save","transactions":["\\u0000"]}', 'PostgresInvalidUnicodeCharacter'],
    ['half a surrogate pair', '{"type":"save","transactions":["\\ud800"]}', 'PostgresInvalidUnicodeCharacter'],
    ['no uuid', '{"type":"hello","version":1,"clientId":"x"}', 'ValidationError'],
    ['an upper-case uuid', `{"type":"hello","version":1,"clientId":"${newUuid().toUpperCase()}"}`, 'ValidationError'],
    ['a transaction that is none', '{"type":"save","transactions":[7]}', 'ValidationError'],
    ['too many transactions', JSON.stringify({ type: 'save', transactions: Array(101).fill(1) }), 'ValidationError'],
  ])('[P 5] of %s is refused and changes nothing', async (_what, text, error) => {
    const before = await stored()
    const socket = await server.open(ada)
    socket.send(text)
    const refused = await socket.next('refused')
    expect(refused.error.name, refused.error.debugMessage).toBe(error)
    expect(JSON.stringify(refused)).not.toMatch(/at .*\.ts|SELECT|node_modules/)
    await socket.settle()
    expect(await stored()).toBe(before)
    socket.close()
  })

  it('[P 5] in binary is refused', async () => {
    const socket = await server.open(ada)
    socket.socket.send(Buffer.from('{"type":"ping"}'))
    expect((await socket.next('refused')).error.name).toBe('ValidationError')
    await socket.settle()
    socket.close()
  })

  it('[P 5] that is too large ends the socket and nothing else', async () => {
    const socket = await server.open(ada)
    const other = await server.open(ada)
    socket.send(`{"type":"${'x'.repeat(limits.maxSocketMessageBytes)}"}`)
    expect((await socket.end()).code).toBe(1009)
    await other.settle()
    other.close()
  })

  it('[P 5] among good ones of one save fails alone', async () => {
    const device = new Device(space.spaceId)
    const page = { table: 'block' as const, id: space.pageId, spaceId: space.spaceId }
    const socket = await server.open(ada)
    const results = await socket.save(
      device.at(1, createIn(page)),
      { ...device.at(2), operations: [{ ...createIn(page), command: 'explode' }] },
      device.at(2, createIn({ ...page, spaceId: newUuid() })),
      device.at(2, operation('createBlock', page, { type: 7 } as never)),
      device.at(2, createIn(page)),
    )
    expect(results.map(result => ('status' in result ? result.status : result.error.name))).toEqual([
      'applied',
      'ValidationError',
      'ValidationError',
      'ValidationError',
      'applied',
    ])
    socket.close()
  })

  it('[P 5] by the hundred is a flood and is cut off, while others are served', async () => {
    const socket = await server.open(ada)
    const other = await server.open(ada)
    for (let i = 0; i < 3000; i++) socket.send({ type: 'ping' })
    expect(await socket.end()).toMatchObject({ code: 4029 })
    await other.settle()
    other.close()
    const again = await RawSocket.open(ada)
    await again.greet()
    again.close()
  })
})
