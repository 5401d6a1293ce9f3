// Two people at one block: one types in it, key by key, while the other splits, joins, moves, nests, converts or deletes that
// block or its neighbour, and their messages cross. In the end what was typed must be there, and the writer's caret where it was.

import { readingOrder } from '@sheaf/core/actions/blocks/reading-order'
import type { Uuid } from '@sheaf/core/ids'
import { tree } from '@sheaf/core/kinds/block-tree'
import type { Node } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import { backspace, deleteForward } from '../commands/backspace'
import type { Command } from '../commands/command'
import { deleteBlocks } from '../commands/delete-blocks'
import { enter } from '../commands/enter'
import { indent, outdent } from '../commands/indent'
import { insertOffer } from '../commands/insert-offer'
import { toggleMark } from '../commands/marks'
import { moveBlocks, moveTo } from '../commands/move'
import { pasteBlocks } from '../commands/paste'
import { mayHold } from '../commands/places'
import { turnInto } from '../commands/turn-into'
import { dropBlocks } from '../drag/drop-blocks'
import type { EditorCore } from '../editor-core'
import type { Meaning } from './character-ledger'
import { type FuzzWorld, type Person, tick } from './fuzz-world'

interface ConcurrentEdit {
  readonly means: Meaning
  /** The block is the one that somebody types in, or its neighbour. */
  readonly run: (world: FuzzWorld, core: EditorCore, block: Uuid) => boolean
}

const turned = ['text', 'header', 'to_do', 'bulleted_list', 'callout', 'code', 'column_list']
const line = { left: 0, top: 0, right: 0, bottom: 0 }
const isLow = (unit: string | undefined): boolean => unit !== undefined && /[\udc00-\udfff]/.test(unit)

function select(world: FuzzWorld, core: EditorCore, block: Uuid, at: 'start' | 'end' | 'inside'): boolean {
  const body = world.texts(core.state.doc).find(({ id }) => id === block)
  if (!body) return false
  const { size } = body.node.content
  const written = body.node.textBetween(0, size, '', '\ufffc')
  let offset = at === 'start' ? 0 : at === 'end' ? size : world.random.below(size + 1)
  if (isLow(written[offset])) offset--
  const place = body.pos + 1 + offset
  core.dispatch(core.state.tr.setSelection(TextSelection.create(core.state.doc, place)))
  return true
}
const at =
  (where: 'start' | 'end' | 'inside', command: Command): ConcurrentEdit['run'] =>
  (world, core, block) =>
    select(world, core, block, where) && command(core)
const neighbourOf = (world: FuzzWorld, core: EditorCore, block: Uuid): Uuid | null => {
  const all = readingOrder(core.replica, core.pageId)
  const i = all.indexOf(block)
  const near = [all[i - 1], all[i + 1]].filter(id => id !== undefined)
  return i < 0 || near.length === 0 ? null : world.random.pick(near)
}

const concurrentEdits: Readonly<Record<string, ConcurrentEdit>> = {
  'splits it': { means: 'keeps all', run: at('inside', enter) },
  'breaks before it': { means: 'keeps all', run: at('start', enter) },
  'breaks after it': { means: 'keeps all', run: at('end', enter) },
  'joins it with what is before': { means: 'keeps all', run: at('start', backspace) },
  'joins what follows with it': { means: 'keeps all', run: at('end', deleteForward) },
  'splits and joins it': {
    means: 'keeps all',
    run: (world, core, block) => select(world, core, block, 'inside') && enter(core) && backspace(core),
  },
  'moves it by key': {
    means: 'keeps all',
    run: (world, core, block) =>
      select(world, core, block, 'inside') && moveBlocks(world.random.pick(['up', 'down'] as const))(core),
  },
  'moves it anywhere': {
    means: 'keeps all',
    run: (world, core, block) => {
      const parents = [core.pageId, ...readingOrder(core.replica, core.pageId)].filter(
        id =>
          mayHold(core, id, core.replica.view.mustBlock(block).type) && !core.replica.view.isAncestorOrSelf(block, id),
      )
      const parent = world.random.pick(parents)
      return moveTo([block], parent, world.random.below(core.replica.view.content(parent).length + 1))(core)
    },
  },
  'puts its neighbour into it': {
    means: 'keeps all',
    run: (world, core, block) => {
      const near = neighbourOf(world, core, block)
      return near !== null && !core.replica.view.isAncestorOrSelf(near, block) && moveTo([near], block, 0)(core)
    },
  },
  'indents it': { means: 'keeps all', run: at('inside', indent) },
  'outdents it': { means: 'keeps all', run: at('inside', outdent) },
  'turns it': {
    means: 'keeps all',
    run: (world, core, block) => select(world, core, block, 'inside') && turnInto(world.random.pick(turned))(core),
  },
  'drags it beside its neighbour': {
    means: 'keeps all',
    run: (world, core, block) => {
      const of = neighbourOf(world, core, block)
      const side = world.random.pick(['start', 'end'] as const)
      return of !== null && mayStandBeside(core, of) && dropBlocks([block], { kind: 'beside', of, side, line })(core)
    },
  },
  'drags its neighbour beside it': {
    means: 'keeps all',
    run: (world, core, block) => {
      const near = neighbourOf(world, core, block)
      const side = world.random.pick(['start', 'end'] as const)
      if (near === null || !mayStandBeside(core, block) || !mayStandBeside(core, near)) return false
      return dropBlocks([near], { kind: 'beside', of: block, side, line })(core)
    },
  },
  'pastes into it': {
    means: 'keeps all',
    run: (world, core, block) => {
      const blocks = Array.from({ length: 2 }, () => tree('text', { runs: [{ insert: world.fresh(1) }] }))
      return select(world, core, block, 'inside') && pasteBlocks(blocks, { areWhole: world.random.chance(0.3) })(core)
    },
  },
  'inserts a divider at it': {
    means: 'keeps all',
    run: (world, core, block) => {
      if (!select(world, core, block, 'end')) return false
      const { parentOffset } = core.state.selection.$head
      return insertOffer(core, { block, from: parentOffset, to: parentOffset }, 'divider', {}) !== null
    },
  },
  'writes in it too': {
    means: 'keeps all',
    run: (world, core, block) => {
      if (!select(world, core, block, world.random.pick(['start', 'end', 'inside'] as const))) return false
      for (const character of world.fresh(2)) core.dispatch(core.state.tr.insertText(character))
      return true
    },
  },
  'marks it': {
    means: 'keeps all',
    run: (world, core, block) => {
      const body = world.bodies(core.state.doc).find(({ id }) => id === block)
      if (!body) return false
      const { doc, tr } = core.state
      core.dispatch(tr.setSelection(TextSelection.create(doc, body.pos + 1, body.pos + 1 + body.node.content.size)))
      return toggleMark(world.random.pick(['b', 'i', 'c'] as const))(core)
    },
  },
  'throws it away': { means: 'may delete', run: at('inside', deleteBlocks) },
  'empties it': {
    means: 'may delete',
    run: (world, core, block) => {
      const body = world.texts(core.state.doc).find(({ id }) => id === block)
      if (!body || body.node.content.size === 0) return false
      core.dispatch(core.state.tr.delete(body.pos + 1, body.pos + 1 + body.node.content.size))
      return true
    },
  },
}
const arranging = Object.keys(concurrentEdits).filter(name => concurrentEdits[name]?.means === 'keeps all')
const mayStandBeside = (core: EditorCore, id: Uuid): boolean =>
  mayHold(core, core.replica.view.mustBlock(id).parent_id, 'column_list') ||
  core.replica.view.mustBlock(core.replica.view.mustBlock(id).parent_id).type === 'column'

/** One types, the other changes the block, and the messages are delayed. */
export async function meet(world: FuzzWorld): Promise<void> {
  const { random, people } = world
  const writer = random.pick(people)
  const other = random.pick(people.filter(person => person !== writer))
  const shown = new Set(readingOrder(other.core.replica, other.core.pageId))
  const places = world.texts(writer.core.state.doc).filter(({ id }) => shown.has(id))
  if (places.length === 0) return
  const { id: block } = random.pick(places)
  if (random.chance(0.2)) world.room.disconnect(random.pick([writer, other]).link)
  select(world, writer.core, block, random.pick(['start', 'end', 'inside', 'inside'] as const))
  write(world, writer)
  let isThrown = false
  for (let beats = 2 + random.below(6); beats > 0; beats--) {
    const x = random.next()
    if (x < 0.25) write(world, writer)
    else if (x < 0.45) arrange(world, writer, block)
    else if (x < 0.8) isThrown = disturb(world, other, block) || isThrown
    else await deliver(world)
  }
  const left = letterBefore(writer.core)
  await world.settle()
  world.story.push('all is delivered')
  world.final()
  // Who writes goes on where they were, unless the block was taken away under them.
  if (left !== null && !isThrown && !world.ledger.isDeleted(left) && letterBefore(writer.core) !== left)
    world.fail(`${writer.name} wrote ${left} and is behind ${letterBefore(writer.core)}`)
  write(world, writer)
}

/** A key, as the browser makes it; now and then one is taken back. */
function write(world: FuzzWorld, person: Person): void {
  const { core } = person
  if (!isInText(core)) return
  world.count('writes')
  const key = (): boolean => {
    core.dispatch(core.state.tr.insertText(world.fresh(1)))
    return true
  }
  world.local(person, 'writes', key, 'keeps all')
  if (world.random.chance(0.15)) world.local(person, 'takes a key back', () => backspace(core))
}
const isInText = ({ state }: EditorCore): boolean => state.selection.$head.parent.isTextblock && state.selection.empty

/** Says whether a block may have gone. */
function disturb(world: FuzzWorld, person: Person, block: Uuid): boolean {
  const { random } = world
  const { core } = person
  if (random.chance(0.15)) {
    if (world.undo(person, 'undoes')) world.count('undoes')
    return false
  }
  if (random.chance(0.05)) {
    if (world.local(person, 'redoes', () => core.redo())) world.count('redoes')
    return true
  }
  const near = random.chance(0.7) ? block : neighbourOf(world, core, block)
  if (near === null || !core.replica.isShown(near)) return false
  const name = random.chance(0.2) ? 'throws it away' : random.pick(Object.keys(concurrentEdits))
  const { means, run } = concurrentEdits[name] as ConcurrentEdit
  if (!world.local(person, name, () => run(world, core, near), means)) return false
  world.count(name)
  // What was thrown away by mistake comes back.
  if (means === 'may delete' && random.chance(0.5)) world.undo(person, 'undoes')
  return means === 'may delete'
}

/** The writer too puts blocks in order now and then, and goes on writing there. */
function arrange(world: FuzzWorld, person: Person, block: Uuid): void {
  const name = world.random.pick(arranging)
  const { means, run } = concurrentEdits[name] as ConcurrentEdit
  if (!person.core.replica.isShown(block)) return
  if (world.local(person, name, () => run(world, person.core, block), means)) world.count(`writer ${name}`)
}

async function deliver(world: FuzzWorld): Promise<void> {
  const person = world.random.pick(world.people)
  if (world.random.chance(0.5)) await world.room.takeUp(person.link)
  else world.receive(person, 1 + world.random.below(2))
  await tick()
  world.binding(person, 'deliver')
}

function letterBefore({ state }: EditorCore): string | null {
  const node: Node | null = state.selection.$head.nodeBefore
  return node?.isText ? (Array.from(node.text ?? '').at(-1) ?? null) : null
}
