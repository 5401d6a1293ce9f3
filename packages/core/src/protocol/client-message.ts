// What a client may say over the socket, for the server that hears it.
import { limits } from '../limits'
import { pointer } from '../operations/pointer-check'
import { recordId } from '../operations/record-id'
import {
  type Checked,
  exact,
  integer,
  json,
  jsonObject,
  list,
  literal,
  nullable,
  optional,
  variants,
} from '../validation/checks'
import { validate } from '../validation/validate'

const hello = exact({ type: literal('hello'), version: integer, clientId: recordId })
/** `seq`: what the reader holds is current up to here. `nothing` yet: ask by the page chunk call first. */
const subscribe = exact({ type: literal('subscribe'), channel: pointer, seq: integer })
const unsubscribe = exact({ type: literal('unsubscribe'), channel: pointer })
const save = exact({ type: literal('save'), transactions: list(json, { max: limits.transactionsPerRequest }) })
const presence = exact({ type: literal('presence'), channel: pointer, state: nullable(jsonObject) })
const ping = exact({ type: literal('ping'), at: optional(integer) })

const clientMessage = variants('type', [hello, subscribe, unsubscribe, save, presence, ping])
export type ClientMessage = Checked<typeof clientMessage>
export const validateClientMessage = (value: unknown): ClientMessage => validate(clientMessage, value, 'message')
