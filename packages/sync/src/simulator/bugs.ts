// Bugs put in on purpose. Each breaks one promise of the engine; the checks must notice each of them.
import type { Uuid } from '@sheaf/core/ids'
import { applyOperation, type Operation } from '@sheaf/core/operations/all'
import type { OperationContext } from '@sheaf/core/operations/define'
import type { SpaceState } from '@sheaf/core/operations/space-state'
import { detach, place } from '@sheaf/core/operations/tree'
import { recordCounterId } from '@sheaf/core/records/record-counter'
import { keyOfSlice, type SliceKey } from '@sheaf/core/text/slice'
import type { Ground } from '../ground'
import type { LargeWork } from '../large-work'
import { Reducer } from '../reducer'
import { Room } from '../room'
import type { CommitOutcome, CommitPart } from '../storage'
import { SyncClient } from '../sync-client'
import { TextChanges } from '../text-changes'
import type { Device } from './device'

export const seededBugs = [
  'no dedupe',
  'no cycle check',
  'no gap catch-up',
  'naive split',
  'trash ignores seen',
  'no permission check',
  'acknowledged before commit',
  'stale work is committed',
  'late words stay behind',
  'words stay readable',
  'numbers are not counted up',
  'relations have one side',
  'a deleted property is gone',
] as const
export type SeededBug = (typeof seededBugs)[number]

/** What a run is put together from; a bug replaces one part. */
export interface BuggyParts {
  room(...args: ConstructorParameters<typeof Room>): Room
  client(...args: ConstructorParameters<typeof SyncClient>): SyncClient
  split(device: Device, block: Uuid, at: number, id: Uuid): void
}

const sound: BuggyParts = {
  room: options => new Room(options),
  client: (...args) => new SyncClient(...args),
  split: (device, block, at, id) => void device.act(draft => draft.split(block, at, id, 'text')),
}

export function partsWith(bug: SeededBug | null): BuggyParts {
  switch (bug) {
    case null:
      return sound
    case 'no dedupe':
      return { ...sound, room: options => new ForgetfulRoom(options) }
    case 'no cycle check':
      return { ...sound, room: withReducer(CyclicReducer) }
    case 'no gap catch-up':
      return { ...sound, client: (...args) => new GapBlindClient(...args) }
    case 'naive split':
      return { ...sound, split: cutAndPaste }
    case 'trash ignores seen':
      return { ...sound, room: withReducer(CarelessTrashReducer) }
    case 'no permission check':
      return { ...sound, room: withReducer(LawlessReducer) }
    case 'acknowledged before commit':
      return { ...sound, room: options => new HastyRoom(options) }
    case 'stale work is committed':
      return { ...sound, room: options => new TrustingRoom(options) }
    case 'late words stay behind':
      return { ...sound, room: withReducer(DeafReducer) }
    case 'words stay readable':
      return { ...sound, room: withReducer(TalkativeReducer) }
    case 'numbers are not counted up':
      return { ...sound, room: withReducer(ForgettingCounterReducer) }
    case 'relations have one side':
      return { ...sound, room: withReducer(OneSidedReducer) }
    case 'a deleted property is gone':
      return { ...sound, room: withReducer(WastefulReducer) }
  }
}

type MakeReducer = new (...args: ConstructorParameters<typeof Reducer>) => Reducer
const withReducer =
  (Buggy: MakeReducer) =>
  (options: ConstructorParameters<typeof Room>[0]): Room =>
    new (class extends Room {
      protected override reducer(ground: Ground): Reducer {
        return new Buggy(ground, options)
      }
    })(options)

class ForgetfulRoom extends Room {
  protected override repeatOf(): null {
    return null
  }
}
class CyclicReducer extends Reducer {
  protected override perform(state: SpaceState, operation: Operation, context: OperationContext): void {
    if (operation.command !== 'moveBlock') return super.perform(state, operation, context)
    const { id } = operation.pointer
    const { parent, at } = operation.args
    if (!state.block(id)?.alive || !state.block(parent.id) || id === parent.id) return
    detach(state, id)
    place(state, id, parent, at, context)
  }
}
class CarelessTrashReducer extends Reducer {
  protected override perform(state: SpaceState, operation: Operation, context: OperationContext): void {
    if (operation.command !== 'trashBlock') return super.perform(state, operation, context)
    const everything = (id: Uuid): SliceKey[] => [
      ...state.slices(id).map(keyOfSlice),
      ...state.content(id).flatMap(everything),
    ]
    applyOperation(
      state,
      this.ground.texts,
      { ...operation, args: { ...operation.args, seen: everything(operation.pointer.id) } },
      context,
    )
  }
}
class LawlessReducer extends Reducer {
  protected override judge(): void {}
  protected override judgeEdit(): void {}
}
class HastyRoom extends Room {
  protected override async store(part: CommitPart): Promise<CommitOutcome> {
    void super.store(part).catch(() => undefined)
    return 'committed'
  }
}
/** What a large transaction read may have changed before its turn came. */
class TrustingRoom extends Room {
  protected override async isCurrent(_work: LargeWork): Promise<boolean> {
    return true
  }
}
class DeafReducer extends Reducer {
  protected override textChanges(state: SpaceState): TextChanges {
    return new (class extends TextChanges {
      protected override bring(text: Uuid, update: Uint8Array): readonly Uuid[] {
        this.texts.applyRemote(text, update)
        return [text]
      }
    })(state, this.ground.texts)
  }
}
class TalkativeReducer extends Reducer {
  protected override textChanges(state: SpaceState): TextChanges {
    return new (class extends TextChanges {
      protected override clear(): void {}
    })(state, this.ground.texts)
  }
}
/** Of rows that are made in one transaction or after one another, some get the number of the one before. */
class ForgettingCounterReducer extends Reducer {
  protected override perform(state: SpaceState, operation: Operation, context: OperationContext): void {
    super.perform(state, operation, context)
    if (operation.command !== 'createBlock' || operation.args.parent.table !== 'collection') return
    const id = recordCounterId(operation.args.parent.id)
    const last = state.get('record_counter', id)?.['last']
    if (last !== undefined && last % 3 === 0) state.change('record_counter', id, { last: last - 1 })
  }
}
class OneSidedReducer extends Reducer {
  protected override perform(state: SpaceState, operation: Operation, context: OperationContext): void {
    if (operation.command !== 'relate') return super.perform(state, operation, context)
    const before = state.block(operation.args.row)?.properties
    super.perform(state, operation, context)
    if (state.block(operation.args.row)) state.changeBlock(operation.args.row, { properties: before })
  }
}
class WastefulReducer extends Reducer {
  protected override perform(state: SpaceState, operation: Operation, context: OperationContext): void {
    super.perform(state, operation, context)
    if (operation.command === 'unset' && operation.pointer.table === 'collection')
      state.change('collection', operation.pointer.id, { deleted_schema: {} })
  }
}
class GapBlindClient extends SyncClient {
  protected override isGap(): boolean {
    return false
  }
}
/** The tail is deleted here and typed again there: what others did to it meanwhile hits the wrong copy. */
function cutAndPaste(device: Device, block: Uuid, at: number, id: Uuid): void {
  const { replica } = device.client
  const tail = replica
    .runs(block)
    .map(run => (typeof run.insert === 'string' ? run.insert : ''))
    .join('')
    .slice(at)
  const { parent_id: parent } = replica.view.mustBlock(block)
  device.act(
    draft => {
      draft.removeText(block, at, at + tail.length)
      draft.create(id, 'text', { table: 'block', id: parent }, { after: [block], before: [] })
      if (tail) draft.insertText(id, 0, tail)
    },
    { deleted: '' },
  )
}
