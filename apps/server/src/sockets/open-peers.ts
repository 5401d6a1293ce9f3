// The sockets that are open in this process, and how many each person has. The limit is per process: it keeps one person's
// runaway tabs or scripts from using up what all share, and other processes have their own to share.
import type { Uuid } from '@sheaf/core/ids'
import { serverLimits } from '@sheaf/core/server-limits'
import type { SocketPeer } from './peer'

export class OpenPeers {
  readonly all = new Set<SocketPeer>()
  private readonly perUser = new Map<Uuid, number>()

  /** False when the person has too many: the new one is turned away, since those before it may be in the midst of something. */
  add(peer: SocketPeer): boolean {
    const open = this.perUser.get(peer.userId) ?? 0
    if (open >= serverLimits.maxSocketsPerUser) return false
    this.all.add(peer)
    this.perUser.set(peer.userId, open + 1)
    return true
  }
  /** May be called twice. */
  delete(peer: SocketPeer): void {
    if (!this.all.delete(peer)) return
    const left = (this.perUser.get(peer.userId) ?? 0) - 1
    if (left > 0) this.perUser.set(peer.userId, left)
    else this.perUser.delete(peer.userId)
  }
}
