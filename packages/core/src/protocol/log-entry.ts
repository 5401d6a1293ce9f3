// One committed transaction as it stands in the log and travels to everyone: the resulting record changes and the text
// updates. Applying it is copying, so that every replica ends with the server's records.
import type { Uuid } from '../ids'
import type { Change, RecordPatch } from '../records/patch'
import type { Restored } from '../text/text-store'
import type { Cause } from './cause'

/** A change of a record, and the channels (pages, teams, spaces, views) whose readers see it. */
export interface EntryItem extends RecordPatch {
  readonly channels: readonly Uuid[]
  /** What leads back to the values before, of fields that a follower watches (watched-fields.ts). No reader is told. */
  readonly before?: readonly Change[]
}

export interface TextUpdate {
  readonly text: Uuid
  readonly epoch: number
  /** One Yjs v1 update, base64. */
  readonly update: string
  readonly restored?: readonly Restored[]
  readonly channels: readonly Uuid[]
}

export interface LogEntry {
  readonly spaceId: Uuid
  readonly seq: number
  readonly id: Uuid
  readonly clientId: Uuid
  readonly n: number
  readonly actorId: Uuid
  /** Commit time of the server, and the author's own clock. */
  readonly at: number
  readonly authoredAt: number
  /** Absent: a person. Read it with `causeOf`. */
  readonly cause?: Cause
  readonly items: readonly EntryItem[]
  readonly texts: readonly TextUpdate[]
  /** Somebody's role may have changed: everyone's subscriptions are judged again before this goes out. */
  readonly permissions: boolean
}

/** Says nothing of the record but that rows, which not everybody who reads it may read, have changed. */
export const isStir = ({ version, last_version }: Pick<RecordPatch, 'version' | 'last_version'>): boolean =>
  version === last_version

/** Under this key replicas hear that rows have changed of which their channel does not tell. */
export const rowsKey = (collection: Uuid): string => `rows:${collection}`

/** As readers of a channel are told of it. */
export const toldItem = ({ channels: _channels, before: _before, ...item }: EntryItem): RecordPatch => item
export const toldText = ({ channels: _channels, ...text }: TextUpdate): Omit<TextUpdate, 'channels'> => text

export const channelsOf = (entry: Pick<LogEntry, 'items' | 'texts'>): Uuid[] => [
  ...new Set([...entry.items, ...entry.texts].flatMap(part => part.channels)),
]
