// A small space that actions are tried on, without anything that travels: what is written is in it at once.
import { deterministicUuid, type Uuid } from '../ids'
import type { BlockKinds } from '../kinds/block-kind'
import { runsOfBlock } from '../operations/apply-transaction'
import type { OperationContext } from '../operations/define'
import type { OpenSpace } from '../operations/open-space'
import { kinds as usualKinds } from '../operations/space.fixture'
import { madeRecord, SpaceState } from '../operations/space-state'
import { isShown } from '../operations/tree'
import type { RecordOf, Table } from '../records/all'
import type { BlockValue } from '../records/block'
import { lengthOfRuns, plainText, type RichText, type Run } from '../text/rich-text'
import { TextStore } from '../text/text-store'
import { Draft } from './draft'

export const idOf = (name: string): Uuid => deterministicUuid(['small space', name])

export class SmallSpace implements OpenSpace {
  readonly spaceId = idOf('space')
  readonly userId = idOf('ada')
  readonly view = new SpaceState(this.spaceId, { get: () => undefined, owner: () => undefined })
  readonly texts = new TextStore({ clientId: 1, hydrate: () => [] })
  private made = 0

  constructor(
    records: readonly (readonly [Table, Readonly<Record<string, unknown>> & { readonly id: Uuid }])[] = [],
    readonly kinds: BlockKinds = usualKinds,
  ) {
    this.put('space', { id: this.spaceId, name: 'Space', settings: {} })
    for (const [table, value] of records) this.put(table, value)
  }
  private put(table: Table, value: Readonly<Record<string, unknown>> & { readonly id: Uuid }): void {
    this.view.put(madeRecord(table, { version: 1, last_version: 0, ...value }))
  }

  readonly newId = (): Uuid => idOf(`made ${++this.made}`)
  context(): OperationContext {
    return { kinds: this.kinds, actorId: this.userId, actorTable: 'sheaf_user', now: 1_000 }
  }
  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    return this.view.get(table, id)
  }
  block(id: Uuid): BlockValue | undefined {
    return this.view.block(id)
  }
  content(id: Uuid): readonly Uuid[] {
    return this.view.content(id)
  }
  runs(id: Uuid): readonly Run[] {
    return runsOfBlock(this.view, this.texts, id)
  }
  length(id: Uuid): number {
    return lengthOfRuns(this.runs(id))
  }
  isShown(id: Uuid): boolean {
    return isShown(this.view, id, this.context())
  }

  write(build: (draft: Draft) => void): Draft {
    const draft = new Draft(this)
    build(draft)
    draft.finish()
    return draft
  }
  titleOf(id: Uuid): string {
    return plainText(this.block(id)?.properties?.['title'] as RichText | undefined)
  }
}
