// The followers of this process. Each has a loop of its own: none waits for another.
import type { Uuid } from '@sheaf/core/ids'
import type { Follower } from './follower'
import { FollowerLoop, type FollowerParts } from './follower-loop'

interface FollowersOptions extends FollowerParts {
  readonly followers: readonly Follower[]
}

export class Followers {
  private readonly loops: readonly FollowerLoop[]

  constructor({ followers, ...parts }: FollowersOptions) {
    this.loops = followers.map(follower => new FollowerLoop(follower, parts))
  }

  start(): void {
    for (const loop of this.loops) loop.start()
  }
  committedHere(spaceId: Uuid): void {
    for (const loop of this.loops) loop.committedHere(spaceId)
  }
  committedElsewhere(spaceId: Uuid): void {
    for (const loop of this.loops) loop.committedElsewhere(spaceId)
  }
  /** Brings one space up to its log now. Says whether another process was at it. One that is stuck does not hold up the others. */
  async catchUp(spaceId: Uuid): Promise<boolean> {
    const ends = await Promise.allSettled(this.loops.map(loop => loop.catchUp(spaceId)))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return ends.some(end => end.status === 'fulfilled' && end.value)
  }
  async close(): Promise<void> {
    await Promise.all(this.loops.map(loop => loop.close()))
  }
}
