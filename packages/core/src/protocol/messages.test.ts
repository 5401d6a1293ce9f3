import { describe, expect, it } from 'vitest'
import { SheafError } from '../errors'
import { uuid } from '../ids'
import { limits } from '../limits'
import { validateClientMessage } from './client-message'
import { channelsOf } from './log-entry'
import { PROTOCOL_VERSION, wireError } from './messages'

const id = uuid('0a000000-0000-4000-8000-000000000001')
const other = uuid('0b000000-0000-4000-8000-000000000002')
const channel = { table: 'block', id, spaceId: other }

describe('validateClientMessage', () => {
  it.each([
    { type: 'hello', version: PROTOCOL_VERSION, clientId: id },
    { type: 'subscribe', channel, seq: 0 },
    { type: 'unsubscribe', channel },
    { type: 'save', transactions: [{}] },
    { type: 'presence', channel, state: null },
    { type: 'presence', channel, state: { block: id } },
    { type: 'ping' },
  ])('takes $type', message => {
    expect(validateClientMessage(message)).toEqual(message)
  })
  it.each([
    ['no type', { clientId: id }],
    ['another type', { type: 'shout' }],
    ['a key too many', { type: 'ping', loud: true }],
    ['an id that is not canonical', { type: 'hello', version: 1, clientId: id.toUpperCase() }],
    ['a table that is none', { type: 'unsubscribe', channel: { ...channel, table: 'chair' } }],
    ['half a seq', { type: 'subscribe', channel, seq: 0.5 }],
    [
      'too many transactions',
      { type: 'save', transactions: Array.from({ length: limits.transactionsPerRequest + 1 }, () => ({})) },
    ],
    ['text', 'hello'],
    ['nothing', null],
  ])('refuses %s', (_what, message) => {
    expect(() => validateClientMessage(message)).toThrow(expect.objectContaining({ name: 'ValidationError' }))
  })
})

describe('wireError', () => {
  it('says what was refused, without a stack', () => {
    const error = new SheafError('OperationConflictError', {
      debugMessage: 'Expected number 4.',
      clientData: { type: 'gap', expect: 4 },
    })
    expect(wireError(error)).toEqual({
      name: 'OperationConflictError',
      status: 400,
      debugMessage: 'Expected number 4.',
      clientData: { type: 'gap', expect: 4 },
    })
    expect(wireError(new SheafError('ForbiddenError'))).not.toHaveProperty('clientData')
  })
})

describe('channelsOf', () => {
  it('names every channel of an entry once', () => {
    const item = { table: 'block' as const, id, version: 1, last_version: 0, changes: [] }
    const text = { text: id, epoch: 0, update: 'AAAA' }
    expect(
      channelsOf({
        items: [
          { ...item, channels: [id, other] },
          { ...item, channels: [id] },
        ],
        texts: [{ ...text, channels: [other] }],
      }),
    ).toEqual([id, other])
    expect(channelsOf({ items: [], texts: [] })).toEqual([])
  })
})
