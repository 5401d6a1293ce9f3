// Connections between devices and processes. A healthy one keeps the order; an unhealthy one loses, doubles, reorders and delays
// messages. A lost change goes unnoticed, as nothing answers it; any other loss is found by an unanswered ping.
import type { ClientMessage, ServerMessage } from '@sheaf/core/protocol/messages'
import type { Random } from './random'
import type { Scheduler } from './scheduler'
import type { Trace } from './trace'

interface NetFaults {
  readonly drop: number
  readonly duplicate: number
  readonly reorder: number
  readonly stall: number
}
const noFaults: NetFaults = { drop: 0, duplicate: 0, reorder: 0, stall: 0 }

type Direction = 'up' | 'down'

/**
 * How a message fares. `silent`: nobody notices that it is lost. `ordered`: opening and closing pages relies on the socket for
 * its order; everything else bears to be doubled and to come out of turn.
 */
type Kind = 'silent' | 'ordered' | 'any'

interface LinkEnds {
  readonly device: string
  toServer(message: ClientMessage): void
  toClient(message: ServerMessage): void
  closed(): void
}

export class Net {
  faults: NetFaults = noFaults
  /** Ways that carry nothing: `device/up`, `device/down`. */
  readonly cut = new Set<string>()
  private readonly links = new Set<Link>()

  constructor(
    readonly scheduler: Scheduler,
    readonly random: Random,
    readonly trace: Trace,
  ) {}

  open(ends: LinkEnds): Link {
    const link = new Link(this, ends)
    this.links.add(link)
    return link
  }
  forget(link: Link): void {
    this.links.delete(link)
  }
  /** From here on the network is sound. Connections that lost something are found out. */
  heal(): void {
    this.faults = noFaults
    this.cut.clear()
    for (const link of this.links) if (link.hasLost) link.closeSoon()
  }
  isCut(device: string, direction: Direction): boolean {
    return this.cut.has(`${device}/${direction}`)
  }
}

export class Link {
  isOpen = true
  hasLost = false
  private readonly last: Record<Direction, number> = { up: 0, down: 0 }

  constructor(
    private readonly net: Net,
    private readonly ends: LinkEnds,
  ) {}

  up(message: ClientMessage): void {
    this.carry('up', message.type === 'save' ? 'any' : 'ordered', () => this.ends.toServer(this.wire(message)))
  }
  down(message: ServerMessage): void {
    this.carry('down', message.type === 'entries' ? 'silent' : 'any', () => this.ends.toClient(this.wire(message)))
  }
  /** Both ends learn that the connection is gone. */
  close(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.net.forget(this)
    this.ends.closed()
  }
  closeSoon(): void {
    this.net.scheduler.after(this.net.random.between(100, 1500), () => this.close())
  }

  private carry(direction: Direction, kind: Kind, deliver: () => void): void {
    const { scheduler, random, faults, trace } = this.net
    if (!this.isOpen) return
    if (this.net.isCut(this.ends.device, direction) || random.chance(faults.drop)) {
      trace.count('fault drop')
      this.hasLost = true
      return kind === 'silent' ? undefined : this.closeSoon()
    }
    const copies = kind !== 'ordered' && random.chance(faults.duplicate) ? 2 : 1
    if (copies > 1) trace.count('fault duplicate')
    for (let i = 0; i < copies; i++) {
      const delay = random.chance(faults.stall) ? random.between(200, 1500) : random.between(1, 30)
      let time = scheduler.now + delay
      if (kind !== 'ordered' && random.chance(faults.reorder)) trace.count('fault reorder')
      else {
        time = Math.max(time, this.last[direction])
        this.last[direction] = time
      }
      scheduler.after(time - scheduler.now, () => this.isOpen && deliver())
    }
  }
  /** Now and then as real text, so that what cannot be sent as JSON is found. */
  private wire<T>(message: T): T {
    return this.net.random.chance(0.1) ? (JSON.parse(JSON.stringify(message)) as T) : message
  }
}
