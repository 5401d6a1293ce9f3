// What processes on one database tell each other. Everything here is only a hint that makes things quick: messages may be lost,
// repeated or reordered, and the database stays the truth.
import type { Uuid } from '@sheaf/core/ids'
import type { SessionEnd } from '../auth/session-ends'
import type { Lane } from '../jobs/lanes'
import type { Log } from '../log'
import { guarded } from '../process/guarded'

export type BusMessage =
  /** A space has reached a seq. */
  | { readonly kind: 'seq'; readonly spaceId: Uuid; readonly seq: number }
  | { readonly kind: 'session'; readonly end: SessionEnd }
  /** Something is to be run in a lane. */
  | { readonly kind: 'jobs'; readonly lane: Lane }
  | {
      readonly kind: 'presence'
      readonly spaceId: Uuid
      readonly channel: Uuid
      readonly userId: Uuid
      readonly clientId: Uuid
      readonly state: Readonly<Record<string, unknown>> | null
    }

export interface Bus {
  publish(message: BusMessage): void
  /** Messages of other processes. */
  listen(listener: (message: BusMessage) => void): void
  close(): Promise<void>
}

/** Later seqs of a space stand for earlier ones. */
export function coalesce(messages: readonly BusMessage[]): BusMessage[] {
  const last = new Map<string, BusMessage>()
  for (const message of messages) {
    const key =
      message.kind === 'seq'
        ? `seq:${message.spaceId}`
        : message.kind === 'presence'
          ? `presence:${message.channel}:${message.clientId}`
          : message.kind === 'jobs'
            ? `jobs:${message.lane}`
            : `session:${JSON.stringify(message.end)}`
    last.delete(key)
    last.set(key, message)
  }
  return [...last.values()]
}

/** A bus whose troubles stay its own: what cannot be said or heard is logged, and whoever speaks or listens goes on. */
export function guardedBus(bus: Bus, log: Pick<Log, 'error'>): Bus {
  return {
    publish: guarded(log, 'a hint could not be given', message => bus.publish(message)),
    listen: listener => bus.listen(guarded(log, 'a hint could not be taken', listener)),
    close: () => bus.close(),
  }
}
