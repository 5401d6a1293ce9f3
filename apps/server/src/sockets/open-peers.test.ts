import type { Uuid } from '@sheaf/core/ids'
import { serverLimits } from '@sheaf/core/server-limits'
import { describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { OpenPeers } from './open-peers'
import type { SocketPeer } from './peer'

const peerOf = (userId: Uuid): SocketPeer => ({ userId }) as SocketPeer

describe('open sockets', () => {
  it('[P 8] are counted per person; one that has gone makes room for one, however often it is said', () => {
    const [ada, grace] = [newUuid(), newUuid()]
    const peers = new OpenPeers()
    const hers = Array.from({ length: serverLimits.maxSocketsPerUser }, () => peerOf(ada))
    expect(hers.every(peer => peers.add(peer))).toBe(true)
    expect([peers.add(peerOf(ada)), peers.add(peerOf(grace))]).toEqual([false, true])
    for (let i = 0; i < 3; i++) peers.delete(hers[0] as SocketPeer)
    expect([peers.add(peerOf(ada)), peers.add(peerOf(ada))]).toEqual([true, false])
    expect(peers.all.size).toBe(serverLimits.maxSocketsPerUser + 1)
  })

  it('[P 8] that were turned away leave no trace', () => {
    const ada = newUuid()
    const peers = new OpenPeers()
    for (let i = 0; i < serverLimits.maxSocketsPerUser; i++) peers.add(peerOf(ada))
    const extra = peerOf(ada)
    peers.add(extra)
    peers.delete(extra)
    expect([peers.add(peerOf(ada)), peers.all.size]).toEqual([false, serverLimits.maxSocketsPerUser])
  })
})
