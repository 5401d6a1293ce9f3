// Somebody who writes pages over real HTTP: titles, lines, renames, moves, the trash.
import { toBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import type { PermissionItem } from '@sheaf/core/records/block'
import type { Embed } from '@sheaf/core/text/rich-text'
import { TextStore } from '@sheaf/core/text/text-store'
import type { Json } from '@sheaf/core/validation/checks'
import { newUuid } from '../auth/secrets'
import type { Person } from './person.fixture'
import { createIn, Device } from './transactions.fixture'

interface PlannedPage {
  readonly id: Uuid
  readonly operations: readonly Operation[]
}

export class PageWriter {
  private readonly device: Device
  private readonly texts = new TextStore({ clientId: 1 + Math.floor(Math.random() * 2 ** 30), hydrate: () => [] })

  constructor(
    readonly person: Person,
    readonly space: { readonly spaceId: Uuid; readonly teamId: Uuid },
  ) {
    this.device = new Device(space.spaceId)
  }

  get team(): Pointer {
    return { table: 'team', id: this.space.teamId, spaceId: this.space.spaceId }
  }
  block(id: Uuid): Pointer {
    return blockPointer(this.space.spaceId, id)
  }
  async save(...operations: readonly Operation[]): Promise<void> {
    const { results } = await this.person.call<{ results: object[] }>('saveTransactions', {
      requestId: newUuid(),
      transactions: [this.device.next(...operations)],
    })
    if (!results.every(result => 'status' in result)) throw new Error(JSON.stringify(results))
  }
  plan(title: string, lines: readonly string[] = [], parent: Pointer = this.team): PlannedPage {
    const id = newUuid()
    return {
      id,
      operations: [
        createIn(parent, id, 'page'),
        this.write(id, title),
        ...lines.flatMap(line => this.planLine(id, line).operations),
      ],
    }
  }
  planLine(parent: Uuid, text: string, type = 'text'): PlannedPage {
    const id = newUuid()
    return { id, operations: [createIn(this.block(parent), id, type), this.write(id, text)] }
  }
  async page(title: string, lines: readonly string[] = [], parent: Pointer = this.team): Promise<Uuid> {
    const { id, operations } = this.plan(title, lines, parent)
    await this.save(...operations)
    return id
  }
  async line(parent: Uuid, text: string, type = 'text'): Promise<Uuid> {
    const { id, operations } = this.planLine(parent, text, type)
    await this.save(...operations)
    return id
  }
  /** Puts a mention in front of what a block says. */
  mention(id: Uuid, embed: Embed): Promise<void> {
    return this.save(this.edit(id, this.texts.insert(id, 0, embed, {}).update as Uint8Array))
  }
  /** Takes so many characters from the front of what a block says. */
  async cut(id: Uuid, length: number): Promise<void> {
    await this.save(this.edit(id, this.texts.remove(id, 0, length).update as Uint8Array))
  }
  /** Puts another text in place of what a block says. */
  async rewrite(id: Uuid, before: string, after: string): Promise<void> {
    const removed = this.texts.remove(id, 0, before.length).update
    await this.save(...(removed ? [this.edit(id, removed)] : []), this.write(id, after))
  }
  /** With what was seen below it; anything else would surface. */
  trash(id: Uuid, ...below: readonly Uuid[]): Promise<void> {
    const seen = [id, ...below].map(block => `${block}/`)
    return this.save({ command: 'trashBlock', pointer: this.block(id), args: { seen } })
  }
  restore(id: Uuid): Promise<void> {
    return this.save({ command: 'restoreBlock', pointer: this.block(id), args: {} })
  }
  move(id: Uuid, parent: Pointer): Promise<void> {
    return this.save({
      command: 'moveBlock',
      pointer: this.block(id),
      args: { parent, at: { after: [], before: [] } },
    })
  }
  share(id: Uuid, permissions: readonly PermissionItem[] | null): Promise<void> {
    const value = permissions as unknown as Json
    return this.save(
      permissions
        ? { command: 'set', pointer: this.block(id), path: ['permissions'], args: { value } }
        : { command: 'unset', pointer: this.block(id), path: ['permissions'], args: {} },
    )
  }

  private write(id: Uuid, text: string): Operation {
    return this.edit(id, this.texts.insert(id, 0, text, {}).update as Uint8Array)
  }
  private edit(id: Uuid, update: Uint8Array): Operation {
    return { command: 'editText', pointer: this.block(id), args: { text: id, epoch: 0, update: toBase64(update) } }
  }
}
