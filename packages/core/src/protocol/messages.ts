// What goes over the socket, both ways. A filtered stream has holes in `seq` by design, so each channel's messages carry
// `prev`, the channel's previous seq: a reader whose cursor is behind `prev` has missed something and asks again.
import type { ErrorBody, SheafError } from '../errors'
import type { Uuid } from '../ids'
import type { Role } from '../permissions/roles'
import type { RecordPatch } from '../records/patch'
import type { TextUpdate } from './log-entry'

export const PROTOCOL_VERSION = 1

export type SaveResult =
  | {
      readonly id: Uuid
      readonly n: number
      readonly status: 'applied' | 'already-applied'
      readonly seq?: number
      /** Changes that reach the author by no channel it reads. */
      readonly items?: readonly RecordPatch[]
      readonly texts?: readonly Omit<TextUpdate, 'channels'>[]
    }
  | { readonly id: Uuid; readonly n: number; readonly error: Omit<ErrorBody, 'errorId'> & { readonly status: number } }

export interface EntriesMessage {
  readonly type: 'entries'
  readonly channel: Uuid
  readonly prev: number
  readonly seq: number
  readonly clientId: Uuid
  readonly n: number
  readonly actorId: Uuid
  readonly at: number
  readonly items: readonly RecordPatch[]
  readonly texts: readonly Omit<TextUpdate, 'channels'>[]
  /** The transaction changed more than this channel shows: its author must not take it for all of it. */
  readonly partial?: true
}

export interface PresencePeer {
  readonly userId: Uuid
  readonly clientId: Uuid
  readonly state: Readonly<Record<string, unknown>>
}

export type ServerMessage =
  | { readonly type: 'welcome'; readonly userId: Uuid; readonly version: number }
  /** The channel holds nothing between `prev` and `seq`: a reader whose cursor is behind `prev` has missed something. */
  | {
      readonly type: 'subscribed'
      readonly channel: Uuid
      readonly prev: number
      readonly seq: number
      readonly role: Role
    }
  /** The cursor is too old to be served from the log: load the channel again. */
  | { readonly type: 'resync'; readonly channel: Uuid }
  | { readonly type: 'revoked'; readonly channel: Uuid }
  | EntriesMessage
  | { readonly type: 'saved'; readonly results: readonly SaveResult[] }
  | { readonly type: 'presence'; readonly channel: Uuid; readonly peers: readonly PresencePeer[] }
  | { readonly type: 'refused'; readonly error: Omit<ErrorBody, 'errorId'> & { readonly status: number } }
  /** The server is going down: connect again after this long. */
  | { readonly type: 'reconnect'; readonly afterMs: number }
  | { readonly type: 'pong'; readonly at?: number | undefined }

export const wireError = (error: SheafError): Omit<ErrorBody, 'errorId'> & { readonly status: number } => ({
  name: error.name,
  status: error.status,
  debugMessage: error.message,
  ...(error.clientData ? { clientData: error.clientData } : {}),
})

export type { ClientMessage } from './client-message'
