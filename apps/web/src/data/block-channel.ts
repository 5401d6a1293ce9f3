// The page that a block lies on, wherever in the space that is, kept loaded while something listens.
import type { Uuid } from '@sheaf/core/ids'
import { recordKey } from '@sheaf/core/operations/space-state'
import type { BlockValue } from '@sheaf/core/records/block'
import type { BlockChannelState, Source } from '@sheaf/editor/host/block-host'
import type { SpaceSession } from './space-session'

export function blockChannel(session: SpaceSession, id: Uuid): Source<BlockChannelState> {
  const { replica, watch } = session
  const listeners = new Set<() => void>()
  let isRefused = false
  let isAsking = false
  let opened: { readonly page: Uuid; readonly close: () => void } | null = null
  const tell = (): void => {
    for (const listener of listeners) listener()
  }

  /** What a page says is on the page itself, wherever that lies. */
  const pageOf = ({ id, type, page_id }: BlockValue): Uuid | undefined =>
    replica.options.kinds.traits(type).page ? id : page_id

  /** Asks for the block where it is not known, and opens its page where it is. Asked again when the connection is back. */
  const follow = (): void => {
    const block = replica.block(id)
    if (!block && !isAsking && session.connection().online) {
      isAsking = true
      session.learnBlock(id).then(
        found => {
          isAsking = false
          isRefused = !found
          tell()
        },
        () => {
          isAsking = false
        },
      )
    }
    const page = block && pageOf(block)
    if (opened && opened.page !== page) {
      opened.close()
      opened = null
    }
    if (page !== undefined && !opened) opened = { page, close: session.open(session.pointer('block', page)) }
  }
  const get = (): BlockChannelState => {
    const block = replica.block(id)
    if (!block) return isRefused ? 'gone' : 'loading'
    const page = pageOf(block)
    return page === undefined ? 'gone' : session.channelState(session.pointer('block', page))
  }
  return {
    get,
    subscribe: listener => {
      listeners.add(listener)
      const changed = (): void => {
        follow()
        listener()
      }
      const leave = [watch.subscribe(recordKey('block', id), changed), session.subscribeStatus(changed)]
      follow()
      return () => {
        listeners.delete(listener)
        for (const stop of leave) stop()
        if (listeners.size > 0) return
        opened?.close()
        opened = null
      }
    },
  }
}
