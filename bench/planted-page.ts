// Pages of any length, made by calls: the benchmarks that read pages plant them with the same words.
import { newUuid } from '../apps/server/src/auth/secrets'
import type { Person } from '../apps/server/src/reliability/person.fixture'
import { createIn, Device } from '../apps/server/src/reliability/transactions.fixture'
import { toBase64 } from '../packages/core/src/base64'
import type { Uuid } from '../packages/core/src/ids'
import type { Operation } from '../packages/core/src/operations/all'
import { operation } from '../packages/core/src/operations/operation'
import { blockPointer, type Pointer } from '../packages/core/src/operations/record-id'
import { TextStore } from '../packages/core/src/text/text-store'

const BLOCKS_PER_TRANSACTION = 500

export interface Planted {
  readonly id: Uuid
  /** In order. */
  readonly blocks: readonly Uuid[]
}

/** Writes for one person in one space. */
export class Planter {
  private readonly device: Device
  private readonly texts = new TextStore({ clientId: 7, hydrate: () => [] })

  constructor(
    private readonly person: Person,
    private readonly space: { readonly spaceId: Uuid; readonly teamId: Uuid },
  ) {
    this.device = new Device(space.spaceId)
  }

  get team(): Pointer {
    return { table: 'team', id: this.space.teamId, spaceId: this.space.spaceId }
  }
  /** A page with a title and as many blocks, each with a line. */
  async page(title: string, size: number, line: (at: number) => string): Promise<Planted> {
    const id = newUuid()
    await this.save([createIn(this.team, id, 'page'), this.text(id, title)])
    const blocks = Array.from({ length: size }, () => newUuid())
    for (let from = 0; from < size; from += BLOCKS_PER_TRANSACTION)
      await this.save(
        blocks
          .slice(from, from + BLOCKS_PER_TRANSACTION)
          .flatMap((block, i) => [createIn(this.block(id), block), this.text(block, line(from + i))]),
      )
    return { id, blocks }
  }
  /** Many pages with one line each, below one page for every two hundred: a list as long as all of them would be what is measured. */
  async smallPages(count: number, line: (at: number) => string): Promise<Uuid[]> {
    const PAGES_PER_PARENT = 200
    const made: Uuid[] = []
    while (made.length < count) {
      const parent = newUuid()
      const pages = Array.from({ length: Math.min(PAGES_PER_PARENT, count - made.length) }, () => newUuid())
      await this.save([
        createIn(this.team, parent, 'page'),
        ...pages.flatMap((page, i): Operation[] => {
          const block = newUuid()
          return [
            createIn(this.block(parent), page, 'page'),
            this.text(page, `Page ${made.length + i}`),
            createIn(this.block(page), block),
            this.text(block, line(made.length + i)),
          ]
        }),
      ])
      made.push(...pages)
    }
    return made
  }

  private block(id: Uuid): Pointer {
    return blockPointer(this.space.spaceId, id)
  }
  private text(id: Uuid, words: string): Operation {
    const update = this.texts.insert(id, 0, words, {}).update as Uint8Array
    this.texts.drop(id)
    return operation('editText', this.block(id), { text: id, epoch: 0, update: toBase64(update) })
  }
  private async save(operations: readonly Operation[]): Promise<void> {
    const { results } = await this.person.call<{ results: object[] }>('saveTransactions', {
      requestId: newUuid(),
      transactions: [this.device.next(...operations)],
    })
    if (results.some(result => 'error' in result)) throw new Error(JSON.stringify(results))
  }
}
