// Who else is on a page, and announcing ourselves there: often enough not to expire, and throttled.
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { PresencePeer, ServerMessage } from '@sheaf/core/protocol/messages'
import type { SyncClient } from '@sheaf/sync/sync-client'

type State = Readonly<Record<string, unknown>>
interface Place {
  readonly channel: Pointer
  state: State
}
const nobody: readonly PresencePeer[] = []

export class PresenceStore {
  private readonly peers = new Map<Uuid, readonly PresencePeer[]>()
  private readonly listeners = new Set<() => void>()
  /** Every page that is open here, the last one opened last. */
  private places: readonly Place[] = []
  /** Places that have something new to tell. */
  private readonly untold = new Set<Place>()
  private lastSent = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly renewal: ReturnType<typeof setInterval>

  constructor(private readonly client: () => SyncClient) {
    this.renewal = setInterval(() => this.renew(), limits.presenceRenewalMs)
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

  /** Says where this person is; the result takes them away again. A page that is opened beside another leaves them there too. */
  enter(channel: Pointer, state: State): () => void {
    const place: Place = { channel, state }
    this.places = [...this.places, place]
    this.soon(place)
    return () => {
      this.places = this.places.filter(one => one !== place)
      this.untold.delete(place)
      // The same page may be open twice.
      if (this.placeOn(channel.id)) return
      this.peers.delete(channel.id)
      this.client().sendPresence(channel, null)
    }
  }
  /** Adds to what others on a page see of this person: the caret, for one. */
  update(channel: Uuid, state: State): void {
    const place = this.placeOn(channel)
    if (!place) return
    place.state = { ...place.state, ...state }
    this.soon(place)
  }
  /** The page has just become live, maybe again after a break. */
  announce(channel: Uuid): void {
    const place = this.placeOn(channel)
    if (place) this.soon(place)
  }

  private placeOn(channel: Uuid): Place | undefined {
    return this.places.findLast(place => place.channel.id === channel)
  }
  private renew(): void {
    for (const place of this.places) this.soon(place)
  }
  private soon(place: Place): void {
    this.untold.add(place)
    const wait = Math.max(0, this.lastSent + 1000 / limits.presencePerSecond + 10 - Date.now())
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.send(), wait)
  }
  /** One place at a time: who speaks too often is not heard. */
  private send(): void {
    const [place] = this.untold
    if (!place) return
    this.untold.delete(place)
    this.lastSent = Date.now()
    this.client().sendPresence(place.channel, place.state as Record<string, never>)
    const [next] = this.untold
    if (next) this.soon(next)
  }
}
