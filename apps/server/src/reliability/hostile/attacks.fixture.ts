// What somebody who means harm sends to a server: one connection each, made of a seed. `bytes` go out at once; then the connection is
// answered, cut with a reset, or left to the server.

import { allCalls } from '@sheaf/core/api/all'
import type { Uuid } from '@sheaf/core/ids'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { Json } from '@sheaf/core/validation/checks'
import type { Random } from '../random-editor.fixture'
import { createIn, Device } from '../transactions.fixture'
import { textFrame, wrongFrame } from './frames.fixture'
import { address, bent, bytes, json, pick, text, value } from './garbage.fixture'

/** A signed-in attacker: what is sent gets past the session, and no further. */
export interface Attacker {
  readonly origin: string
  readonly cookie: string
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly pageId: Uuid
}

export interface Attack {
  readonly kind: string
  /** Written one after the other. */
  readonly parts: readonly Buffer[]
  /** The first part is an upgrade: the others follow its answer. */
  readonly upgrades: boolean
  readonly ending: 'reset' | 'answer' | 'end'
}

type Maker = (
  random: Random,
  attacker: Attacker,
) => { readonly parts: readonly (Buffer | string)[]; readonly upgrades?: boolean }

/** Calls that would send the attacker away, or cost seconds of hashing on purpose. */
const leftOut = /^(logout|deleteAccount|endSession|endOtherSessions|signUp|loginWith|changePassword|send|createSpace)/
const callNames = allCalls.map(call => call.name).filter(name => !leftOut.test(name))

const line = (...headers: readonly string[]): string => `${headers.join('\r\n')}\r\n\r\n`
const latin = (words: string): Buffer => Buffer.from(words, 'latin1')
const own = ({ origin, cookie }: Attacker): string[] => [
  `host: ${new URL(origin).host}`,
  `origin: ${origin}`,
  `cookie: ${cookie}`,
]

const makers: Readonly<Record<string, Maker>> = {
  'request lines': (random, attacker) => ({
    parts: [
      latin(
        line(
          `${pick(random, ['GET', 'POST', 'CONNECT', 'OPTIONS', 'TRACE', 'PATCH', 'HEAD', 'PRI', 'get', text(random)])} ${address(random)} ${pick(random, ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''])}`,
          ...(random(2) ? own(attacker) : []),
        ),
      ),
    ],
  }),
  headers: (random, attacker) => ({
    parts: [
      latin(
        line(
          'POST /api/v3/search HTTP/1.1',
          ...own(attacker),
          pick(random, [
            'content-length: -1',
            'content-length: 5\r\ncontent-length: 6',
            'transfer-encoding: chunked, chunked',
            'transfer-encoding: x',
            'content-length: 99999999999999999999',
            'content-length: 9',
            'expect: 100-continue',
            'expect: nothing',
            'upgrade: h2c\r\nconnection: upgrade',
            `x: ${'y'.repeat(random(40_000))}`,
            `x-forwarded-for: ${text(random)}`,
            `content-encoding: ${text(random)}`,
            'content-encoding: gzip\r\ncontent-length: 9',
          ]),
          'content-type: application/json',
        ),
      ),
      bytes(random, 200),
    ],
  }),
  noise: random => ({ parts: [bytes(random, 2_000)] }),
  calls: (random, attacker) => {
    const body = Buffer.from(
      json(
        random,
        random(3)
          ? value(random)
          : bent(random, {
              spaceId: attacker.spaceId,
              query: 'x',
              pageId: attacker.pageId,
              pointer: { table: 'block', id: attacker.pageId, spaceId: attacker.spaceId },
            }),
      ),
    )
    return {
      parts: [
        line(
          `POST /api/v3/${pick(random, callNames)} HTTP/1.1`,
          ...own(attacker),
          'content-type: application/json',
          `content-length: ${body.length}`,
        ),
        body,
      ],
    }
  },
  transactions: (random, attacker) => {
    const body = Buffer.from(json(random, { transactions: [bent(random, transaction(attacker))] }))
    return {
      parts: [
        line(
          'POST /api/v3/saveTransactions HTTP/1.1',
          ...own(attacker),
          'content-type: application/json',
          `content-length: ${body.length}`,
        ),
        body,
      ],
    }
  },
  'torn bodies': (random, attacker) => ({
    parts: [
      line(
        'POST /api/v3/search HTTP/1.1',
        ...own(attacker),
        'content-type: application/json',
        `content-length: ${1_000 + random(100_000)}`,
      ),
      bytes(random, 900),
    ],
  }),
  chunks: (random, attacker) => ({
    parts: [
      line(
        'POST /api/v3/search HTTP/1.1',
        ...own(attacker),
        'content-type: application/json',
        'transfer-encoding: chunked',
      ),
      pick(random, ['5\r\nhello\r\n0\r\n\r\n', 'ffffffffffffffffff\r\n', '-1\r\n', 'zz\r\n', '5\r\nhel']),
      bytes(random, 50),
    ],
  }),
  files: (random, attacker) => ({
    parts: [
      latin(
        line(
          `${pick(random, ['GET', 'HEAD', 'PATCH', 'POST', 'DELETE'])} ${pick(random, ['/api/v3/uploads', `/api/v3/uploads/${attacker.pageId}`, `/signed/${attacker.pageId}/x`, `/image/${attacker.pageId}/x?width=${text(random).replaceAll(/\s/g, '')}`, `/f/${attacker.pageId}/x`, '/', '/_assets/'])} HTTP/1.1`,
          ...own(attacker),
          `range: bytes=${random(9)}-${random(9)},${random(3)}-`,
          'tus-resumable: 1.0.0',
          `upload-length: ${pick(random, ['1', '-1', 'x', '99999999999999999999'])}`,
          `upload-offset: ${pick(random, ['0', 'x', '5'])}`,
          `upload-metadata: ${pick(random, ['name eA==', 'spaceId ////', ',,,', text(random).replaceAll(/[\r\n]/g, '')])}`,
          'content-type: application/offset+octet-stream',
          'content-length: 20',
        ),
      ),
      bytes(random, 20),
    ],
  }),
  upgrades: (random, attacker) => ({
    parts: [
      latin(upgrade(random, attacker, random(2) ? address(random) : '/api/v3/stream', random(3) === 0)),
      bytes(random, 40),
    ],
  }),
  frames: (random, attacker) => ({
    upgrades: true,
    parts: [upgrade(random, attacker), ...Array.from({ length: 1 + random(3) }, () => wrongFrame(random))],
  }),
  messages: (random, attacker) => ({
    upgrades: true,
    parts: [
      upgrade(random, attacker),
      textFrame(JSON.stringify({ type: 'hello', version: 1, clientId: new Device(attacker.spaceId).clientId })),
      ...Array.from({ length: 1 + random(4) }, () =>
        textFrame(json(random, bent(random, pick(random, messages(attacker))))),
      ),
    ],
  }),
}

const transaction = ({ spaceId, pageId }: Attacker): Json =>
  new Device(spaceId).next(
    createIn(blockPointer(spaceId, pageId)),
    operation('editText', blockPointer(spaceId, pageId), {
      text: pageId,
      epoch: 0,
      update: 'AQEBAAQBAXQBYQA=',
    }),
  ) as unknown as Json

const messages = (attacker: Attacker): readonly Json[] => {
  const channel = { table: 'block', id: attacker.pageId, spaceId: attacker.spaceId }
  return [
    { type: 'subscribe', channel, seq: 0 },
    { type: 'unsubscribe', channel },
    { type: 'presence', channel, state: { at: 1 } },
    { type: 'save', transactions: [transaction(attacker)] },
    { type: 'ping', at: 1 },
    { type: 'hello', version: 1, clientId: attacker.userId },
  ]
}

function upgrade(random: Random, attacker: Attacker, path = '/api/v3/stream', isWrong = false): string {
  return line(
    `GET ${path} HTTP/1.1`,
    ...own(attacker),
    'connection: upgrade',
    `upgrade: ${isWrong ? text(random).replaceAll(/[\r\n]/g, '') : 'websocket'}`,
    `sec-websocket-key: ${isWrong ? 'x' : 'dGhlIHNhbXBsZSBub25jZQ=='}`,
    `sec-websocket-version: ${isWrong ? random(99) : 13}`,
    ...(random(4) ? [] : ['sec-websocket-protocol: a,,b', 'sec-websocket-extensions: permessage-deflate; x=y']),
  )
}

export const attackKinds: readonly string[] = Object.keys(makers)

/** The same for the same random and attacker, but for ids that have to be new. */
export function makeAttack(random: Random, attacker: Attacker): Attack {
  const kind = pick(random, attackKinds)
  const { parts, upgrades = false } = (makers[kind] as Maker)(random, attacker)
  return {
    kind,
    upgrades,
    parts: parts.map(part => (typeof part === 'string' ? Buffer.from(part) : part)),
    ending: pick(random, ['reset', 'reset', 'answer', 'end'] as const),
  }
}
