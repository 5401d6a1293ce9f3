// What people do to a page in the simulation: commands, and raw transactions as a browser or a plugin would make them.
import { inBlock, PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import { readingOrder } from '@sheaf/core/actions/blocks/reading-order'
import type { Uuid } from '@sheaf/core/ids'
import { tree } from '@sheaf/core/kinds/block-tree'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { Json } from '@sheaf/core/validation/checks'
import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import { FIRST_BLOCK } from '../chunks'
import { backspace, deleteForward } from '../commands/backspace'
import { enter } from '../commands/enter'
import { indent, outdent } from '../commands/indent'
import { toggleMark } from '../commands/marks'
import { moveBlocks, moveTo } from '../commands/move'
import { pasteBlocks } from '../commands/paste'
import { selectAll } from '../commands/select-all'
import { turnInto } from '../commands/turn-into'
import { blockType, bodyType, groupType, schema } from '../schema'
import { pointAt } from '../selection'
import { allBlocks } from './canonical'
import type { FuzzWorld, Person } from './fuzz-world'

const types = ['text', 'text', 'header', 'to_do', 'bulleted_list', 'callout']
const isLow = (unit: string | undefined): boolean => unit !== undefined && /[\udc00-\udfff]/.test(unit)

export function actions(world: FuzzWorld, person: Person): void {
  const { random } = world
  const { core } = person
  const { replica, pageId } = core
  const live = readingOrder(replica, pageId)
  const many = live.length > 9
  const text = (node: Node): string => node.textBetween(0, node.content.size, '', '\ufffc')
  const run = (what: string, action: () => boolean): void => {
    if (world.local(person, what, action)) world.count(what)
  }
  /** Splitting and joining must not change the text in reading order. */
  const keepsText = (what: string, action: () => boolean): void => {
    // In a cell a line break is all that Enter does.
    const words = (): string => core.state.doc.textContent.replaceAll('\n', '')
    let before = ''
    run(what, () => {
      before = words()
      return action()
    })
    if (words() !== before)
      world.fail(`${person.name}: ${what} changed the reading order\n ${before}\n ${core.state.doc.textContent}`)
  }
  const raw = (what: string, action: () => boolean): void => run(`raw ${what}`, action)
  /** A position in text, never inside a surrogate pair. */
  const positionIn = ({ pos, node }: { pos: number; node: Node }): number => {
    const size = node.content.size
    const offset = random.chance(0.3) ? random.pick([0, size]) : random.below(size + 1)
    return pos + 1 + (isLow(text(node)[offset]) ? offset - 1 : offset)
  }
  const select = (anchor: number, head = anchor): boolean => {
    core.dispatch(core.state.tr.setSelection(TextSelection.create(core.state.doc, anchor, head)))
    return true
  }
  const caret = (): boolean => {
    const bodies = world.bodies(core.state.doc)
    return bodies.length > 0 && select(positionIn(random.pick(bodies)))
  }
  /** Also in code. */
  const anyCaret = (): boolean => {
    const texts = world.texts(core.state.doc)
    return texts.length > 0 && select(positionIn(random.pick(texts)))
  }
  const anyRange = (): boolean => range(world.texts(core.state.doc))
  const range = (bodies = world.bodies(core.state.doc)): boolean => {
    if (bodies.length === 0) return false
    const first = random.pick(bodies)
    return select(positionIn(first), positionIn(random.chance(0.6) ? first : random.pick(bodies)))
  }
  const selectBlock = (id: Uuid, all: boolean): void => {
    const body = world.bodies(core.state.doc).find(candidate => candidate.id === id)
    if (body) select(body.pos + 1, body.pos + 1 + (all ? body.node.content.size : 0))
  }
  const marks = (): Mark[] => {
    if (random.chance(0.6)) return []
    return [
      random.pick([
        schema.mark('b'),
        schema.mark('i'),
        schema.mark('c'),
        schema.mark('h', { value: 'red' }),
        schema.mark('a', { href: `https://x/${random.below(3)}` }),
        schema.mark('m', { id: `k${random.below(3)}` }),
      ]),
    ]
  }
  const newNode = (depth: number): Node => {
    const children = depth > 0 && random.chance(0.3) ? [groupType.create(null, [newNode(depth - 1)])] : []
    return blockType.create({ type: random.pick(types) }, [
      bodyType.create(null, schema.text(world.fresh(1 + random.below(2)), marks())),
      ...children,
    ])
  }
  const blockPositions = (doc: Node): number[] => {
    const found: number[] = []
    doc.descendants((node, pos) => {
      if (node.type === blockType) found.push(pos)
      return node.type !== bodyType
    })
    return found
  }
  const create = (type: string, parent: Uuid): boolean =>
    core.act(draft => {
      const id = random.id()
      draft.create(id, type, inBlock(parent), { after: [], before: replica.view.content(parent).slice(0, 3) })
      return type === 'divider' ? null : { block: id, offset: 0 }
    })
  const setField = (path: readonly string[], value: Json): boolean => {
    const point = caret() ? pointAt(core.state.selection.$head) : null
    if (!point) return false
    return core.act(draft => {
      const pointer = blockPointer(replica.options.spaceId, point.block)
      if (value === null) draft.unset(pointer, path)
      else draft.set(pointer, path, value)
      return null
    })
  }

  const k = random.below(100)
  if (live.length < 3 && k < 40) {
    if (live.length === 0 && k < 20)
      return raw('type into an empty page', () => {
        core.dispatch(core.state.tr.insertText(world.fresh(2), FIRST_BLOCK + 2))
        return true
      })
    if (live.length === 0 && k < 26) return run('enter in an empty page', () => select(FIRST_BLOCK + 2) && enter(core))
    return run('create', () =>
      create(
        random.chance(0.85) ? random.pick(types) : 'divider',
        random.chance(0.6) || !live.length ? pageId : random.pick(live),
      ),
    )
  }
  /** What is undone and redone at once is as it was. */
  const undo = (redoToo: boolean): void => {
    const before = core.state.doc.textContent
    const isUndone = world.undo(person, 'undo')
    if (isUndone) world.count('undo')
    if (!isUndone || !redoToo) return
    run('redo', () => core.redo())
    if (core.state.doc.textContent !== before)
      world.fail(`${person.name}: undo and redo changed the text\n ${before}\n ${core.state.doc.textContent}`)
  }
  if (k < 8) {
    raw('type a word', () => {
      if (!anyCaret()) return false
      for (const character of world.fresh(1 + random.below(4))) core.dispatch(core.state.tr.insertText(character))
      return true
    })
    return random.chance(0.3) ? undo(true) : undefined
  }
  if (k < 23)
    return raw('type', () => {
      if (!caret()) return false
      const { from } = core.state.selection
      core.dispatch(core.state.tr.replaceWith(from, from, schema.text(world.fresh(1 + random.below(3)), marks())))
      return true
    })
  if (k < 27)
    return raw('type over', () => {
      if (!range()) return false
      const { $from, $to } = core.state.selection
      if (!$from.sameParent($to)) return false
      core.dispatch(core.state.tr.replaceWith($from.pos, $to.pos, schema.text(world.fresh(2), marks())))
      return true
    })
  if (k < 32)
    return raw('delete in a block', () => {
      if (!range()) return false
      const merged = live.filter(id => replica.view.slices(id).length > 1)
      if (merged.length && random.chance(0.5)) selectBlock(random.pick(merged), true)
      const { $from, $to } = core.state.selection
      if (!$from.sameParent($to) || $from.pos === $to.pos) return false
      core.dispatch(core.state.tr.delete($from.pos, $to.pos))
      return true
    })
  if (k < 37)
    return raw('mark', () => {
      if (!range()) return false
      const { from, to } = core.state.selection
      const mark = marks()[0] ?? schema.mark('b')
      core.dispatch(
        random.chance(0.6) ? core.state.tr.addMark(from, to, mark) : core.state.tr.removeMark(from, to, mark.type),
      )
      return true
    })
  if (k < 39)
    return run('toggle mark', () => range() && toggleMark(random.pick(['b', 'i', '_', 's', 'c'] as const))(core))
  if (k < 41)
    return raw('mention', () => {
      if (!caret()) return false
      core.dispatch(
        core.state.tr.insert(core.state.selection.from, schema.nodes.mention.create({ k: 'u', v: [world.fresh(1)] })),
      )
      return true
    })
  if (k < 48)
    return keepsText('enter', () => !many && caret() && enter(core) && (random.chance(0.7) || backspace(core)))
  if (k < 49) return run('enter over a selection', () => !many && anyRange() && enter(core))
  if (k < 55)
    return keepsText('backspace at the start', () => {
      if (!caret()) return false
      selectBlock(pointAt(core.state.selection.$head)?.block ?? ('' as Uuid), false)
      const nested = live.filter(
        id =>
          replica.view.content(id).length > 0 &&
          replica.block(id)?.parent_id !== pageId &&
          replica.block(id)?.type === PARAGRAPH,
      )
      if (nested.length && random.chance(0.5)) selectBlock(random.pick(nested), false)
      return core.state.selection.$head.parentOffset === 0 && backspace(core)
    })
  if (k < 56) return run('backspace', () => anyCaret() && backspace(core))
  if (k < 57)
    return run('turn into', () => {
      // A box is no place for text, and characters that are counted stay.
      if (world.counts) return range() && turnInto(random.pick([...types, 'code']))(core)
      return anyRange() && turnInto(random.pick([...types, 'code', 'divider']))(core)
    })
  if (k < 59)
    return keepsText('delete forward at the end', () => {
      if (!caret()) return false
      select(core.state.selection.$head.end())
      return deleteForward(core)
    })
  if (k < 60) return run('delete forward', () => anyCaret() && deleteForward(core))
  if (k < 62) return run('delete a range', () => anyRange() && backspace(core))
  if (k < 63 && random.chance(0.7))
    return raw('delete over a marker', () => {
      const long = live.filter(id => replica.length(id) > 2 && replica.view.content(id).length === 0)
      if (long.length === 0) return false
      const id = random.pick(long)
      selectBlock(id, false)
      const { $head } = core.state.selection
      const middle = $head.pos + (isLow(text($head.parent)[1]) ? 2 : 1)
      if (!select(middle) || !enter(core) || !backspace(core)) return false
      selectBlock(id, true)
      core.dispatch(core.state.tr.deleteSelection())
      return true
    })
  if (k < 63)
    return run(
      'delete everything',
      () => random.chance(0.2) && caret() && selectAll(core) && selectAll(core) && backspace(core),
    )
  if (k < 66)
    return run('paste', () => {
      const blocks = Array.from({ length: 1 + random.below(3) }, () =>
        tree(random.pick(['text', 'header']), {
          runs: random.chance(0.1) ? [] : [{ insert: world.fresh(1) }],
          children: random.chance(0.2) ? [tree('text', { runs: [{ insert: world.fresh(1) }] })] : [],
        }),
      )
      return !many && range() && pasteBlocks(blocks, { areWhole: random.chance(0.2) })(core)
    })
  if (k < 69) return keepsText('indent', () => (random.chance(0.5) ? caret() : range()) && indent(core))
  if (k < 71) return run('outdent', () => (random.chance(0.5) ? anyCaret() : range()) && outdent(core))
  if (k < 73) return run('move by key', () => anyCaret() && moveBlocks(random.pick(['up', 'down'] as const))(core))
  if (k < 75)
    return run('drag', () => {
      if (!live.length) return false
      const parent = random.chance(0.5) ? pageId : random.pick(live)
      const ids = [...new Set([random.pick(live), ...(random.chance(0.3) ? [random.pick(live)] : [])])]
      const topmost = ids.filter(id => !ids.some(other => other !== id && replica.view.isAncestorOrSelf(other, id)))
      return moveTo(topmost, parent, random.below(replica.view.content(parent).length + 1))(core)
    })
  if (k < 77) return run('set type', () => setField(['type'], random.chance(0.1) ? 'divider' : random.pick(types)))
  if (k < 78)
    return run('set format', () =>
      setField(['format', random.pick(['color', 'checked'])], random.pick(['x', 'y', true, null])),
    )
  if (k < 80)
    return run('trash', () => {
      const parents = live.filter(id => replica.view.content(id).length > 0)
      if (live.length === 0) return false
      const id = random.pick(parents.length && random.chance(0.6) ? parents : live)
      return core.act(draft => {
        draft.trash(id)
        return null
      })
    })
  if (k < 81)
    return run('restore elsewhere', () => {
      const dead = allBlocks(replica).filter(id => !replica.block(id)?.alive && !replica.block(id)?.crdt_data?.merged)
      if (dead.length === 0) return false
      return person.link.client.commit(draft => draft.restore(random.pick(dead))) !== null
    })
  if (k < 88) return undo(random.chance(0.4))
  if (k < 90) return run('redo', () => core.redo())
  if (k < 92)
    return raw('delete across', () => {
      if (!range()) return false
      core.dispatch(core.state.tr.deleteSelection())
      return true
    })
  if (k < 94)
    return raw('split', () => {
      if (many || !caret()) return false
      core.dispatch(core.state.tr.split(core.state.selection.from, 2))
      return true
    })
  if (k < 96)
    return raw('paste a slice', () => {
      if (many || !range()) return false
      const nodes = Array.from({ length: 1 + random.below(2) }, () => newNode(1))
      const open = random.chance(0.6) ? 2 : 0
      core.dispatch(
        core.state.tr.replaceSelection(
          new Slice(Fragment.fromArray(nodes), open, nodes.length > 1 || nodes[0]?.childCount === 1 ? open : 0),
        ),
      )
      return true
    })
  if (k < 98)
    return raw('move a node', () => {
      const from = random.pick(blockPositions(core.state.doc))
      const node = core.state.doc.nodeAt(from)
      if (!node || core.state.doc.resolve(from).parent.childCount === 1) return false
      const tr = core.state.tr.delete(from, from + node.nodeSize)
      const places = blockPositions(tr.doc).flatMap(pos => [pos, pos + (tr.doc.nodeAt(pos)?.nodeSize ?? 0)])
      tr.insert(random.pick(places), node)
      core.dispatch(tr)
      return true
    })
  if (k < 99)
    return raw('join', () => {
      const { doc } = core.state
      const places = blockPositions(doc).flatMap(pos => {
        const node = doc.nodeAt(pos)
        const end = pos + (node?.nodeSize ?? 0)
        const next = doc.resolve(end).nodeAfter
        return node?.childCount === 1 &&
          node.firstChild?.type === bodyType &&
          next?.type === blockType &&
          next.firstChild?.type === bodyType
          ? [end]
          : []
      })
      if (!places.length) return false
      core.dispatch(core.state.tr.join(random.pick(places), 2))
      return true
    })
  return raw('set an attribute', () => {
    const places = blockPositions(core.state.doc).filter(pos => {
      const node = core.state.doc.nodeAt(pos)
      return node?.attrs['id'] !== '' && node?.firstChild?.type === bodyType
    })
    if (!places.length) return false
    const pos = random.pick(places)
    core.dispatch(
      random.chance(0.5)
        ? core.state.tr.setNodeAttribute(pos, 'type', random.pick(types))
        : core.state.tr.setNodeAttribute(pos, 'format', { color: random.pick(['x', 'y']) }),
    )
    return true
  })
}
