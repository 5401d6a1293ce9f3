// Who else is on a page, and telling them that we are: often enough to be kept, seldom enough to be welcome.
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { PresencePeer, ServerMessage } from '@sheaf/core/protocol/messages'
import type { SyncClient } from '@sheaf/sync/sync-client'

type State = Readonly<Record<string, unknown>>
const nobody: readonly PresencePeer[] = []

export class PresenceBoard {
  private readonly peers = new Map<Uuid, readonly PresencePeer[]>()
  private readonly listeners = new Set<() => void>()
  private shown: { readonly channel: Pointer; state: State } | null = null
  private lastSent = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly renewal: ReturnType<typeof setInterval>

  constructor(private readonly client: () => SyncClient) {
    this.renewal = setInterval(() => this.send(), limits.presenceRenewalMs)
  }

  stop(): void {
    clearInterval(this.renewal)
    clearTimeout(this.timer)
  }

  received({ channel, peers }: Extract<ServerMessage, { type: 'presence' }>): void {
    const own = this.client().clientId
    this.peers.set(
      channel,
      peers.filter(peer => peer.clientId !== own),
    )
    for (const listener of this.listeners) listener()
  }
  peersOn = (channel: Uuid): readonly PresencePeer[] => this.peers.get(channel) ?? nobody
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Says where this person is; the result takes them away again. */
  enter(channel: Pointer, state: State): () => void {
    const shown = { channel, state }
    this.shown = shown
    this.soon()
    return () => {
      if (this.shown === shown) this.shown = null
      this.peers.delete(channel.id)
      this.client().sendPresence(channel, null)
    }
  }
  /** Adds to what others see of this person on their page: the caret, for one. */
  update(state: State): void {
    if (!this.shown) return
    this.shown.state = { ...this.shown.state, ...state }
    this.soon()
  }
  /** The page has just become live, maybe again after a break. */
  announce(channel: Uuid): void {
    if (this.shown?.channel.id === channel) this.send()
  }

  private soon(): void {
    const wait = Math.max(0, this.lastSent + 1000 / limits.presencePerSecond + 10 - Date.now())
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.send(), wait)
  }
  private send(): void {
    if (!this.shown) return
    this.lastSent = Date.now()
    this.client().sendPresence(this.shown.channel, this.shown.state as Record<string, never>)
  }
}
