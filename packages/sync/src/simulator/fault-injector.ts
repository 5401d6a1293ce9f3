// Injects the faults of a run, and heals them all at its end.
import type { Role } from '@sheaf/core/permissions/roles'
import type { PermissionItem } from '@sheaf/core/records/block'
import type { World } from './world'

const chances = {
  breakNet: 0.02,
  cutBothWays: 0.006,
  cutOneWay: 0.006,
  cutConnection: 0.02,
  crashDevice: 0.006,
  crashProcess: 0.005,
  storageTrouble: 0.004,
  truncateLog: 0.004,
  jumpClock: 0.005,
  freeze: 0.003,
  changeRole: 0.012,
  closePage: 0.01,
  cloneProfile: 0.0015,
}
type InjectedFault = keyof typeof chances

export class FaultInjector {
  private isOver = false

  constructor(private readonly world: World) {
    this.breakNet()
  }

  maybe(): void {
    for (const [name, chance] of Object.entries(chances) as [InjectedFault, number][])
      if (this.world.random.chance(chance)) {
        this.world.trace.note(`fault ${name}`)
        this[name]()
      }
  }
  heal(): void {
    this.isOver = true
    const { world } = this
    world.net.heal()
    world.storageFailureRate = 0
    world.space.storage.freeze(world.space.id, null)
    while (world.processes.filter(process => process.isAlive).length < 2) world.startProcess()
    for (const device of world.devices) if (!device.isOn) void device.start()
  }

  private later(from: number, to: number, run: () => void): void {
    const { scheduler, random } = this.world
    scheduler.after(random.between(from, to), () => !this.isOver && run())
  }
  /** The network's quality changes: from sound to awful. */
  private breakNet(): void {
    const { net, random } = this.world
    const badness = random.pick([0, 0.01, 0.03, 0.1]) as number
    net.faults = { drop: badness, duplicate: badness * 2, reorder: badness * 2, stall: badness }
  }
  private cutBothWays(): void {
    this.cut(['up', 'down'])
  }
  private cutOneWay(): void {
    this.cut([this.world.random.pick(['up', 'down']) as string])
  }
  private cut(ways: readonly string[]): void {
    const { net, random, devices } = this.world
    const device = random.pick(devices)
    if (!device) return
    for (const way of ways) net.cut.add(`${device.name}/${way}`)
    this.later(200, 4000, () => ways.forEach(way => net.cut.delete(`${device.name}/${way}`)))
  }
  private cutConnection(): void {
    this.world.random.pick(this.world.devices)?.disconnect()
  }
  private crashDevice(): void {
    const device = this.world.random.pick(this.world.devices)
    if (!device?.isOn) return
    device.crash()
    this.later(50, 3000, () => void device.start())
  }
  private crashProcess(): void {
    const process = this.world.random.pick(this.world.processes.filter(candidate => candidate.isAlive))
    if (!process) return
    process.crash()
    this.later(50, 1500, () => this.world.startProcess())
  }
  private storageTrouble(): void {
    this.world.storageFailureRate = 0.1
    this.later(100, 1500, () => {
      this.world.storageFailureRate = 0
    })
  }
  private truncateLog(): void {
    const { space, random } = this.world
    space.storage.truncateLog(space.id, space.storage.seqOf(space.id) - random.below(10))
  }
  private jumpClock(): void {
    this.world.clockOffset = this.world.random.between(-2 * 86_400_000, 2 * 86_400_000)
  }
  private freeze(): void {
    const { space } = this.world
    space.storage.freeze(space.id, 'migration')
    this.later(100, 3000, () => space.storage.freeze(space.id, null))
  }
  /** The owner takes or gives a role on a page. */
  private changeRole(): void {
    const { random, space, devices } = this.world
    const owner = devices.find(device => device.isOn && device.userId === space.people[0])
    const page = random.pick(space.pages.slice(0, 3))
    const person = random.pick(space.people.slice(1))
    if (!owner || !page || !person || !owner.client.replica.block(page)?.permissions) return
    const role = random.pick(['none', 'reader', 'commenter', 'editor', 'editor'] as const) as Role
    const item: PermissionItem = { type: 'user', user_id: person, role }
    owner.act(
      draft =>
        draft.push(
          role === 'none'
            ? { command: 'keyedRemove', pointer: space.pointer(page), path: ['permissions'], args: { key: person } }
            : {
                command: 'keyedSet',
                pointer: space.pointer(page),
                path: ['permissions'],
                args: { key: person, value: item },
              },
        ),
      { keepsUndo: false },
    )
  }
  private closePage(): void {
    const { random, devices } = this.world
    const device = random.pick(devices.filter(candidate => candidate.isOn))
    const page = device && random.pick(device.openPages)
    if (!device || !page) return
    device.close(page)
    this.world.scheduler.after(random.between(10, 1500), () => device.open(page))
  }
  private cloneProfile(): void {
    const { random, devices, ledger } = this.world
    const device = random.pick(devices)
    if (!device || devices.length >= 6) return
    ledger.sharedClients.add(device.disk.clientId)
    for (const { id } of device.disk.waiting) ledger.copied.add(id)
    this.world.addDevice(`d${devices.length}`, device.userId, device.disk.clone())
  }
}
