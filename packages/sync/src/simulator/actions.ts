// What people do. Few blocks and much of the same text on purpose: conflicts come from crowding.
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import type { Device } from './device'
import { actOnTables } from './table-actions'
import type { World } from './world'

const writing = {
  type: 45,
  erase: 14,
  format: 4,
  create: 8,
  split: 12,
  merge: 8,
  move: 7,
  nest: 5,
  trash: 5,
  restore: 4,
  set: 6,
  undo: 6,
  redo: 3,
  moveToPage: 3,
  movePage: 1,
  rename: 1,
}
export type Action = keyof typeof writing

/** How often people do what: mostly writing, mostly pushing blocks around, or both where somebody is just writing. */
const mixes = {
  writing,
  /** Everybody at one block and its neighbours. */
  meeting: { ...writing, type: 30, erase: 6, split: 20, merge: 16, move: 12, nest: 10, trash: 6, undo: 12, restore: 6 },
  /** Blocks go to other pages. */
  leaving: { ...writing, type: 30, split: 16, merge: 10, moveToPage: 16, restore: 6 },
  /** Rows, cells and relations; now and then somebody moves a database about, or its rows to another block. */
  tabling: { ...writing, create: 4, moveToPage: 6 },
  rearranging: { ...writing, type: 14, erase: 8, split: 16, merge: 14, move: 12, nest: 16, trash: 10, restore: 8 },
} satisfies Record<string, Record<Action, number>>
export type Mix = keyof typeof mixes

const MOST_BLOCKS = 7

/** One random action on one of the pages that the device shows. */
export function actAtRandom(device: Device, world: World): void {
  const { random } = world
  if (world.options.mix === 'tabling' && random.chance(0.85)) return actOnTables(device, world)
  const pages = device.openPages.filter(open => device.client.isLoaded(open) && device.client.replica.block(open))
  // Most of it happens on one page: people who never meet have no conflicts.
  const [home] = world.space.pages
  const page = random.chance(0.7) && home && pages.includes(home) ? home : random.pick(pages)
  if (page === undefined) return
  const blocks = blocksOn(device, page)
  const action = blocks.length < 3 ? 'create' : random.weighted(mixes[world.options.mix])
  world.trace.count(`action ${action}`)
  perform(action, { device, world, page, blocks })
}

interface Scene {
  readonly device: Device
  readonly world: World
  readonly page: Uuid
  readonly blocks: readonly Uuid[]
}

function perform(action: Action, scene: Scene): void {
  const { device, world, page, blocks } = scene
  const { random } = world
  const { replica } = device.client
  const block = blockFor(scene)
  switch (action) {
    case 'create':
      if (blocks.length >= MOST_BLOCKS) return
      return create(scene)
    case 'rename':
    case 'type': {
      const target = action === 'rename' ? page : block
      if (target === undefined || !isText(device, target)) return
      return type(scene, target)
    }
    case 'erase': {
      if (block === undefined || replica.length(block) === 0) return
      const from = random.below(replica.length(block))
      const to = Math.min(replica.length(block), from + random.between(1, 40))
      // A selection at once, or with one backspace after another.
      if (random.chance(0.5)) device.act(draft => draft.removeText(block, from, to))
      else
        device.act(draft => {
          for (let at = to; at > from; at--) draft.removeText(block, at - 1, at)
        })
      return
    }
    case 'format': {
      if (block === undefined || replica.length(block) === 0) return
      const from = random.below(replica.length(block))
      const to = Math.min(replica.length(block), from + random.between(1, 6))
      const mark = random.pick(['b', 'i', 'a'] as const) as string
      device.act(draft =>
        draft.formatText(block, from, to, {
          [mark]: random.chance(0.3) ? null : mark === 'a' ? 'https://a.example' : true,
        }),
      )
      return
    }
    case 'split': {
      if (block === undefined || !isFlowing(device, block)) return
      const at = random.below(replica.length(block) + 1)
      world.parts.split(device, block, at, random.uuid())
      return
    }
    case 'merge': {
      const into = random.pick(blocks)
      if (block === undefined || into === undefined || !isFlowing(device, block) || !isFlowing(device, into)) return
      const before = random.chance(0.7) ? blocks[blocks.indexOf(block) - 1] : into
      if (before !== undefined && before !== block) device.act(draft => draft.merge(block, before))
      return
    }
    case 'move':
    case 'nest': {
      const target = action === 'nest' ? random.pick(blocks.filter(id => replica.block(id)?.type !== 'page')) : page
      if (block === undefined || target === undefined) return
      device.act(draft => draft.move(block, { table: 'block', id: target }, anyPlace(scene, target)))
      return
    }
    case 'trash':
      if (block !== undefined) device.act(draft => draft.trash(block))
      return
    case 'restore': {
      const dead = random.pick(deadOn(device, page))
      if (dead !== undefined) device.act(draft => draft.restore(dead), { keepsUndo: false })
      return
    }
    case 'set':
      if (block === undefined) return
      device.act(draft => {
        const pointer = world.space.pointer(block)
        const field = random.weighted({ type: 1, none: 1, colour: 4 })
        if (field === 'type' && isText(device, block))
          draft.set(pointer, ['type'], random.pick(['text', 'to_do', 'divider']) as string)
        else if (field === 'none') draft.unset(pointer, ['format', 'color'])
        // No two people choose the same colour: whose it is can be seen.
        else draft.set(pointer, ['format', 'color'], `colour ${random.below(1_000_000)}`)
      })
      return
    case 'undo':
      device.revert('undo')
      return
    case 'redo':
      device.revert('redo')
      return
    case 'moveToPage': {
      const other = random.pick(device.openPages.filter(open => open !== page && replica.block(open)))
      if (block === undefined || other === undefined) return
      device.act(draft => draft.move(block, { table: 'block', id: other }, anyPlace(scene, other)))
      return
    }
    case 'movePage': {
      const [home, work, , inner] = world.space.pages as [Uuid, Uuid, Uuid, Uuid]
      const to = random.pick([home, work]) as Uuid
      if (replica.block(inner) && replica.block(to))
        device.act(draft => draft.move(inner, { table: 'block', id: to }, anyPlace(scene, to)))
      return
    }
  }
}

/** Any block; where people meet, mostly the one that is written in, or one beside it. */
function blockFor({ device, world, blocks }: Scene): Uuid | undefined {
  const { random } = world
  const usual = blocks.filter(id => device.client.replica.block(id)?.type !== 'page')
  const at = world.meetingAt === null ? -1 : usual.indexOf(world.meetingAt)
  if (world.options.mix !== 'meeting') return random.pick(usual)
  const near = at < 0 || random.chance(0.25) ? usual : usual.slice(Math.max(0, at - 1), at + 2)
  const block = near !== usual && random.chance(0.6) ? usual[at] : random.pick(near)
  if (at < 0 || random.chance(0.08)) world.meetingAt = block ?? null
  return block
}

/** One character after another, with slips taken back at once; they leave together, as the editor sends them. */
function type({ device, world: { random, ledger } }: Scene, target: Uuid): void {
  const meant = { typed: '', deleted: '' }
  device.act(draft => {
    const start = random.below(device.client.replica.length(target) + 1)
    const kept: string[] = []
    for (let keys = random.between(10, 36); keys > 0; keys--) {
      const slip = random.chance(0.2) ? kept.pop() : undefined
      if (slip !== undefined) {
        draft.removeText(target, start + kept.length, start + kept.length + 1)
        meant.deleted += slip
        continue
      }
      const character = ledger.typed(1)
      draft.insertText(target, start + kept.length, character, random.chance(0.1) ? { b: true } : {})
      kept.push(character)
      meant.typed += character
    }
  }, meant)
}

function create(scene: Scene): void {
  const { device, world, page, blocks } = scene
  const { random, ledger } = world
  const parent: ParentRef = { table: 'block', id: random.chance(0.8) ? page : (random.pick(blocks) ?? page) }
  const id = random.uuid()
  const type = random.chance(0.05) ? 'divider' : random.chance(0.3) ? 'to_do' : 'text'
  const typed = type === 'divider' || random.chance(0.2) ? '' : ledger.typed(random.between(1, 5))
  device.act(
    draft => {
      draft.create(id, type, parent, anyPlace(scene, parent.id))
      if (typed) draft.insertText(id, 0, typed)
    },
    { typed },
  )
}

const anyPlace = ({ device, world }: Scene, parent: Uuid) => {
  const children = device.client.replica.view.content(parent)
  return anchorAt(children, world.random.below(children.length + 1))
}
const isText = (device: Device, id: Uuid): boolean =>
  device.client.replica.block(id)?.type !== 'divider' && !isDatabase(device, id)
const isDatabase = (device: Device, id: Uuid): boolean => device.client.replica.block(id)?.type === 'collection_view'
const isFlowing = (device: Device, id: Uuid): boolean =>
  ['text', 'to_do'].includes(device.client.replica.block(id)?.type ?? '')

/** What a page shows, in reading order, as far as it has arrived. */
function blocksOn(device: Device, page: Uuid): Uuid[] {
  const { view } = device.client.replica
  const seen = new Set<Uuid>()
  const walk = (id: Uuid): void => {
    for (const child of view.content(id)) {
      const block = view.block(child)
      if (!block || seen.has(child) || !isComplete(device, child)) continue
      seen.add(child)
      if (block.type !== 'page') walk(child)
    }
  }
  walk(page)
  return [...seen]
}
/** A record that was fetched alone may be ahead of its neighbours for a moment: an editor does not offer such a block. */
function isComplete(device: Device, id: Uuid): boolean {
  const { view, texts } = device.client.replica
  const slices = view.slices(id)
  return (
    view.mustBlock(id).alive &&
    slices.length > 0 &&
    slices.every(slice => texts.segment(slice.t, slice.m) !== undefined)
  )
}
function deadOn(device: Device, page: Uuid): Uuid[] {
  const { confirmed } = device.client.replica
  return [...confirmed.all()].flatMap(({ table, value }) =>
    table === 'block' &&
    value['page_id'] === page &&
    !value['alive'] &&
    !(value['crdt_data'] as { merged?: true } | undefined)?.merged
      ? [value.id]
      : [],
  )
}
