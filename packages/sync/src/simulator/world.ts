// One run: devices, processes and the storage, and the faults injected into them. After a while everything is healed, and
// whatever was said must come true within bounded time.
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { actAtRandom, type Mix } from './actions'
import { type BuggyParts, partsWith, type SeededBug } from './bugs'
import { entryChecks } from './checks/page-checks'
import { readStore, type StoredSpace } from './checks/stored-space'
import { Device } from './device'
import { FaultInjector } from './fault-injector'
import { Ledger } from './ledger'
import { Net } from './net'
import { Process } from './process'
import { Random } from './random'
import { Scheduler } from './scheduler'
import { SimDisk } from './sim-disk'
import { makeSpace, type SimSpace } from './sim-space'
import { Trace } from './trace'

interface WorldOptions {
  readonly seed: number
  readonly bug: SeededBug | null
  readonly actions: number
  readonly mix: Mix
  readonly keepTrace?: number
}

export class World {
  readonly random: Random
  readonly scheduler = new Scheduler()
  readonly trace: Trace
  readonly net: Net
  readonly ledger = new Ledger()
  readonly space: SimSpace
  readonly parts: BuggyParts
  /** The store before anything happened. */
  readonly start: StoredSpace
  readonly processes: Process[] = []
  readonly devices: Device[] = []
  readonly failures: string[] = []
  /** The block that people work at together, where they do. */
  meetingAt: Uuid | null = null
  /** Words that were told to another page, where every character was typed once. */
  readonly leaks: string[] = []
  storageFailureRate = 0
  clockOffset = 0

  constructor(readonly options: WorldOptions) {
    this.random = new Random(options.seed)
    this.trace = new Trace(options.keepTrace)
    this.net = new Net(this.scheduler, this.random, this.trace)
    this.space = makeSpace(this.random, 3, options.mix === 'tabling')
    this.parts = partsWith(options.bug)
    this.start = readStore(this.space)
    this.space.storage.onCommit = part => {
      for (const entry of part.entries) {
        this.ledger.log.push(entry)
        this.ledger.floors.push(this.space.storage.floorOf(this.space.id))
        this.trace.note('committed', entry.seq, entry.clientId, entry.n)
      }
      // Between two entries of one commit the store was never seen.
      const [entry, ...more] = part.entries
      if (entry && more.length === 0) this.leaks.push(...entryChecks(entry, this.space))
    }
    for (let i = 0; i < 2; i++) this.startProcess()
    // Two to four devices; the fourth is a second one of the second person.
    const owners = [...this.space.people, ...this.space.people.slice(1, 2)].slice(0, 2 + (options.seed % 3))
    for (const [i, user] of owners.entries()) this.addDevice(`d${i}`, user)
  }

  /** Wall clocks of everyone, which may jump; order never depends on them. */
  clock(): number {
    return 1_700_000_000_000 + this.scheduler.now + this.clockOffset
  }
  fail(what: string): void {
    if (this.failures.length < 20) this.failures.push(what)
  }

  startProcess(): void {
    const tell = (from: Process, entries: readonly LogEntry[]): void => {
      for (const other of this.processes) {
        if (other === from || this.random.chance(0.2)) continue
        const seq = (entries.at(-1) as LogEntry).seq
        this.scheduler.after(this.random.between(1, 60), () => other.hint(seq, this.random.chance(0.5) ? entries : []))
      }
    }
    this.processes.push(new Process(this, this.space, this.parts, tell))
  }
  addDevice(name: string, userId: SimSpace['people'][number], disk?: SimDisk): Device {
    const store =
      disk ?? SimDisk.empty(this.scheduler, this.random, transaction => void this.ledger.stored.add(transaction.id))
    const device = new Device(name, userId, store, this, this.parts)
    this.devices.push(device)
    void device.start()
    return device
  }

  /** The eventful part: people act while things go wrong. */
  async live(): Promise<void> {
    await this.scheduler.runUntil(this.scheduler.now + 2000)
    const faults = new FaultInjector(this)
    for (let done = 0; done < this.options.actions; done++) {
      const device = this.random.pick(this.devices.filter(candidate => candidate.isOn && candidate.client.unsent < 8))
      if (device) this.guard(() => actAtRandom(device, this))
      faults.maybe()
      await this.scheduler.runUntil(this.scheduler.now + this.random.below(80))
    }
    faults.heal()
  }
  /** The time to settle; a queue that is still stuck then is a failure. */
  async settle(mostMs = 16_000): Promise<void> {
    const end = this.scheduler.now + mostMs
    while (this.scheduler.now < end && !this.devices.every(device => device.isQuiet))
      await this.scheduler.runUntil(this.scheduler.now + 200)
    // Hints may be lost; the poll that stands in for them comes every second. Pages that were refused are asked for again.
    await this.scheduler.runUntil(this.scheduler.now + 3500)
    while (this.scheduler.now < end && !this.devices.every(device => device.isQuiet))
      await this.scheduler.runUntil(this.scheduler.now + 200)
    await this.scheduler.runUntil(this.scheduler.now + 1200)
  }
  guard(run: () => void): void {
    try {
      run()
    } catch (error) {
      if ((error as Error).name !== 'OperationConflictError')
        this.fail(`an action threw ${String(error)} ${(error as Error).stack?.split('\n').slice(1, 4).join(' | ')}`)
    }
  }
}
