// The discussions of a page, computed once for every component that shows them. This walks the page, so not at every key: new
// comments show at once, their positions may follow a moment later.
import type { Uuid } from '@sheaf/core/ids'
import { discussionsOf, type PageDiscussion } from '@sheaf/sync/page-discussions'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../data/hooks'
import type { SpaceSession } from '../../data/space-session'

const PLACES_AFTER_MS = 250

class DiscussionStore {
  private held: readonly PageDiscussion[]
  private readonly listeners = new Set<() => void>()
  private leave: (() => void) | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly session: SpaceSession,
    private readonly pageId: Uuid,
  ) {
    this.held = discussionsOf(session.replica, pageId)
  }
  readonly get = (): readonly PageDiscussion[] => this.held
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.begin()
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.end()
    }
  }

  private begin(): void {
    this.look()
    this.leave = this.session.watch.subscribeAny(keys => {
      if (keys.some(key => key.startsWith('discussion:') || this.isListing(key))) this.look()
      else this.timer ??= setTimeout(() => this.look(), PLACES_AFTER_MS)
    })
  }
  private end(): void {
    this.leave?.()
    clearTimeout(this.timer)
    this.timer = undefined
  }
  /** A block that names a discussion which is not on the board, or one on the board that its block no longer names. */
  private isListing(key: string): boolean {
    const id = key.startsWith('block:') ? (key.slice('block:'.length) as Uuid) : undefined
    const named = (id && this.session.replica.block(id)?.discussions) ?? []
    const known = this.held.filter(({ parent }) => parent === id)
    return named.length !== known.length
  }
  /** Now, without waiting for a frame. */
  look(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const found = discussionsOf(this.session.replica, this.pageId)
    const missing = found.flatMap(({ id, value }) => (value ? [] : [id]))
    if (missing.length > 0) this.session.learn('discussion', missing)
    if (isSame(found, this.held)) return
    this.held = found
    for (const listener of [...this.listeners]) listener()
  }
}

const isSame = (a: readonly PageDiscussion[], b: readonly PageDiscussion[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i]
    return one.id === other?.id && one.value === other.value && one.at === other.at && one.isOnWords === other.isOnWords
  })

const boards = new WeakMap<SpaceSession, Map<Uuid, DiscussionStore>>()

export function discussionStoreOf(session: SpaceSession, pageId: Uuid): DiscussionStore {
  const known = boards.get(session) ?? new Map<Uuid, DiscussionStore>()
  boards.set(session, known)
  const board = known.get(pageId) ?? new DiscussionStore(session, pageId)
  known.set(pageId, board)
  return board
}

/** All of them, in the order of the page. */
export function useDiscussions(pageId: Uuid): readonly PageDiscussion[] {
  const board = discussionStoreOf(useSession(), pageId)
  return useSyncExternalStore(board.subscribe, board.get)
}

export const isOpen = ({ value }: PageDiscussion): boolean => value !== undefined && value.resolved !== true
