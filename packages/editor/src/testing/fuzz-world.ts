// Several people at one page over a bad network, from one seed. After every step each document must show its view, and no
// character may be lost, doubled or brought back.

import { insertTree } from '@sheaf/core/actions/block-trees'
import { inBlock } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import { blockKinds } from '@sheaf/core/kinds/block-kind'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { atEnd } from '@sheaf/core/operations/anchor'
import { Replica } from '@sheaf/sync/replica'
import type { Node, NodeType } from 'prosemirror-model'
import { EditorCore } from '../editor-core'
import { History } from '../history'
import { isTextType } from '../inline'
import { bodyType } from '../schema'
import { pageOfDoc, pageOfView, shownCharacters, titleErrors, viewErrors } from './canonical'
import { CharacterLedger, type Meaning } from './character-ledger'
import { type Link, MemoryRoom } from './memory-room'
import { Random } from './random'

const fuzzKinds = blockKinds([
  ...['text', 'header', 'to_do', 'bulleted_list', 'divider', 'page'].map(type => ({
    type,
    label: type,
    flowing: type !== 'divider' && type !== 'page',
    page: type === 'page',
    next: type === 'to_do' || type === 'bulleted_list' ? ('same' as const) : ('text' as const),
  })),
  { type: 'callout', flowing: true, page: false, next: 'inside' },
  { type: 'code', flowing: false, page: false, head: 'code', holds: 'nothing' },
  { type: 'column_list', flowing: false, page: false, head: 'frame', holds: ['column'], fewest: 2 },
  { type: 'column', flowing: false, page: false, head: 'frame', borders: 'around' },
  { type: 'table', flowing: false, page: false, head: 'frame', holds: ['table_row'] },
  { type: 'table_row', flowing: false, page: false, head: 'frame', holds: ['text'], borders: 'each' },
])

export interface Person {
  readonly name: string
  readonly link: Link
  readonly core: EditorCore
  release: (() => void) | null
  /** Some of what they hold is newer than the rest: their tree need not be whole before they have heard of everything. */
  isAhead: boolean
}
export class CheckError extends Error {}
/** Lets everything that only waits for promises go on; nothing in memory waits for more. */
export const tick = async (): Promise<void> => {
  for (let i = 0; i < 24; i++) await Promise.resolve()
}
const lastCharacter = (node: Node | null | undefined): string | null =>
  node?.isText ? (Array.from(node.text ?? '').at(-1) ?? null) : null

export class FuzzWorld {
  readonly random: Random
  readonly people: Person[] = []
  readonly ledger = new CharacterLedger()
  /** The actions in order, for reading a failure. */
  readonly story: string[] = []
  room!: MemoryRoom
  time = 0
  private nextCharacter = 0

  constructor(
    seed: number,
    readonly tally: Map<string, number>,
    /** Counts characters, for which every text has to be open; else texts are opened only when touched. */
    readonly counts: boolean,
    /** Does one thing that a person may do. */
    private readonly actions: (world: FuzzWorld, person: Person) => void,
  ) {
    this.random = new Random(seed)
  }
  async start(people: number, page: 'any' | 'furnished' = 'any'): Promise<void> {
    const { random } = this
    this.room = new MemoryRoom(
      { kinds: fuzzKinds, newId: () => random.id(), now: () => this.time, random: bound => random.below(bound) },
      people,
    )
    for (let i = 0; i < people; i++) {
      let core: EditorCore | undefined
      const link = await this.room.join(i, keys => core?.changed(keys))
      const history = new History(link.client, () => this.time)
      core = new EditorCore({
        client: link.client,
        pageId: this.room.pageId,
        newId: () => random.id(),
        history,
        chunkSize: 3,
      })
      this.people.push({ name: `p${i}`, link, core, release: null, isAhead: false })
    }
    await this.settle()
    if (page === 'furnished' || random.chance(0.8)) this.furnish(this.people[0] as Person)
    await this.settle()
  }
  /** A page with something on it: most runs are about editing, not about starting. */
  private furnish(person: Person): void {
    const { core, link } = person
    this.local(person, 'furnish', () => {
      link.client.commit(draft => {
        for (let i = 0; i < 5; i++) {
          const id = this.random.id()
          const parent =
            i > 0 && this.random.chance(0.3) ? (core.replica.view.content(core.pageId).at(-1) as Uuid) : core.pageId
          draft.create(id, 'text', inBlock(parent), { after: core.replica.view.content(parent).slice(-1), before: [] })
          draft.insertText(id, 0, this.fresh(2 + this.random.below(5)))
        }
        const { pageId: parent } = core
        if (this.random.chance(0.5)) insertTree(draft, this.framed(), inBlock(parent), atEnd, () => this.random.id())
      })
      return true
    })
    this.ledger.handToPage()
  }
  /** Columns, a table or code, with text in them. */
  private framed(): readonly BlockTree[] {
    const line = (): BlockTree => tree('text', { runs: [{ insert: this.fresh(1 + this.random.below(3)) }] })
    const twice = (make: () => BlockTree): BlockTree[] => [make(), make()]
    const all: readonly (() => BlockTree)[] = [
      () => tree('code', { runs: [{ insert: this.fresh(3) }] }),
      () => tree('column_list', { children: twice(() => tree('column', { children: twice(line) })) }),
      () => tree('table', { children: twice(() => tree('table_row', { children: twice(line) })) }),
    ]
    return [this.random.pick(all)()]
  }
  fail(message: string): never {
    throw new CheckError(`${message.slice(0, 2500)}\n after ${this.story.slice(-16).join(', ')}`)
  }
  count(what: string): void {
    this.tally.set(what, (this.tally.get(what) ?? 0) + 1)
  }
  /** Characters that were never used before; some take two units. */
  fresh(count: number): string {
    return Array.from({ length: count }, () => {
      const k = this.nextCharacter++
      return String.fromCodePoint(k % 7 === 3 ? 0x20000 + k : 0x4e00 + k)
    }).join('')
  }

  async step(): Promise<void> {
    const { random } = this
    this.time += random.below(400)
    const person = random.pick(this.people)
    const { link } = person
    const x = random.next()
    if (x < 0.45) this.act(person)
    else if (x < 0.68) await this.room.takeUp(link)
    else if (x < 0.9) {
      this.receive(person, 1 + random.below(3))
    } else if (x < 0.925) {
      if (link.isOnline) this.room.disconnect(link)
      this.count('net.offline')
    } else if (x < 0.97) {
      if (!link.isOnline) this.room.connect(link)
    } else if (x < 0.985) {
      person.release ??= link.client.hold()
      this.count('hold')
    } else if (x < 0.993) this.release(person)
    else this.askForOne(person)
    await tick()
    this.binding(person, 'step')
  }
  receive(person: Person, messages: number): void {
    this.keepingCaret(person, 'receive', () => {
      for (let i = 0; i < messages; i++) this.room.takeDown(person.link)
    })
  }
  /** One record is asked for by itself, and comes before the change that it is part of. */
  private askForOne(person: Person): void {
    const { storage, spaceId } = this.room
    const all = [...storage.records(spaceId)].filter(({ table }) => table === 'block')
    const record = this.random.pick(all)
    const { value, text } = record
    person.link.client.absorb([{ ...record, role: 'editor' }], text ? [{ id: value.id, state: text.state }] : [])
    person.isAhead = true
    this.count('asked for one')
  }
  private release(person: Person): void {
    person.release?.()
    person.release = null
    this.binding(person, 'release')
  }
  act(person: Person): void {
    this.actions(this, person)
  }
  async settle(): Promise<void> {
    for (const person of this.people) {
      this.release(person)
      if (!person.link.isOnline) this.room.connect(person.link)
    }
    for (let quiet = 0; quiet < 3; ) {
      let moved = false
      for (const { link } of this.people) {
        while (await this.room.takeUp(link)) moved = true
        while (this.room.takeDown(link)) moved = true
      }
      await tick()
      quiet = moved ? 0 : quiet + 1
    }
    for (const person of this.people) person.isAhead = false
    for (const { link, name } of this.people) {
      if (link.client.replica.pending.length)
        this.fail(`${name} still waits for ${link.client.replica.pending.length} transactions`)
      if (link.unsaved?.length) this.fail(`${name} was refused ${JSON.stringify(link.unsaved[0]).slice(0, 800)}`)
    }
  }

  /** A caret must stay right of the character it was right of, wherever that character went. */
  private keepingCaret(person: Person, what: string, run: () => void): void {
    const { selection } = person.core.state
    const left =
      selection.empty && selection.$head.parent.type === bodyType ? lastCharacter(selection.$head.nodeBefore) : null
    run()
    this.binding(person, what)
    if (left === null || !this.counts || !shownCharacters(person.core.state.doc).has(left)) return
    // A character that was deleted and came back is a copy; the caret stays where the original was.
    if (this.ledger.isDeleted(left)) return
    this.count('caret.checked')
    const now = person.core.state.selection
    const got = lastCharacter(now.$head.nodeBefore)
    if (!now.empty || got !== left)
      this.fail(`${person.name}: the caret was after ${left}, is after ${String(got)} (${what})`)
  }

  /** Runs what a person does, and books which characters came and went. */
  local(person: Person, what: string, run: () => boolean, meaning: Meaning = 'may delete'): boolean {
    let done = false
    const act = (): void => void (done = run())
    const { replica, pageId } = person.core
    const errors = this.counts ? this.ledger.ledger(person.name, replica, pageId, meaning, act) : (act(), [])
    if (done) this.story.push(`${person.name} ${what}`)
    if (errors.length) this.fail(`${what}: ${errors.join(', ')}`)
    this.binding(person, what)
    return done
  }
  undo(person: Person, what: string): boolean {
    return this.local(person, what, () => person.core.undo(), 'takes back')
  }

  binding({ name, core, isAhead }: Person, what: string): void {
    const shown = pageOfDoc(core.state.doc)
    const want = pageOfView(core.replica, core.pageId)
    if (shown !== want)
      this.fail(`${name}: the document differs from the view after ${what}\n shown ${shown}\n want  ${want}`)
    core.state.doc.check()
    if (core.repairs) this.fail(`${name}: a repair after ${what}: ${core.lastRepair}`)
    const errors = isAhead ? [] : viewErrors(core.replica, core.pageId)
    if (errors.length) this.fail(`${name}: the view is broken after ${what}: ${errors.join(', ')}`)
  }

  /** Everybody shows what the server has. */
  final(): void {
    const { room } = this
    const server = new Replica({
      spaceId: room.spaceId,
      userId: this.random.id(),
      kinds: fuzzKinds,
      now: () => 0,
      textClientId: () => 7,
    })
    const all = [...room.storage.records(room.spaceId)]
    server.load(
      all.map(record => ({ ...record, role: 'reader' as const })),
      all.flatMap(({ value, text }) => (text ? [{ id: value.id, state: text.state }] : [])),
    )
    const want = pageOfView(server, room.pageId)
    for (const { name, core } of this.people) {
      const shown = pageOfDoc(core.state.doc)
      if (shown !== want) this.fail(`${name} differs from the server\n ${shown}\n ${want}`)
    }
    const errors = [...viewErrors(server, room.pageId), ...titleErrors(server, room.pageId)]
    if (errors.length) this.fail(`the server is broken: ${errors.join(', ')}`)
    const lost = this.counts ? this.ledger.check(server, room.pageId) : []
    if (lost.length) this.fail(lost.join(', '))
  }

  /** One person undoes much while the others keep editing and nothing is delivered. */
  async concurrentUndo(rounds: number): Promise<void> {
    const me = this.random.pick(this.people)
    for (let i = 0; i < rounds; i++) {
      for (const person of this.people) if (person !== me) this.act(person)
      this.undo(me, 'concurrent undo')
    }
    await this.settle()
    for (const person of this.people) this.binding(person, 'concurrent undo')
    this.final()
  }
  /** Undoing everything leaves what others wrote, and nothing of one's own. */
  async undoAll(): Promise<void> {
    const me = this.random.pick(this.people)
    const before = shownCharacters(me.core.state.doc)
    for (let i = 0; i < 10_000 && this.undo(me, 'undo all'); i++) this.count('undo all')
    await this.settle()
    this.final()
    const after = shownCharacters(me.core.state.doc)
    for (const character of before)
      if (
        this.ledger.lives.get(character) &&
        this.ledger.lives.get(character)?.author !== me.name &&
        !after.has(character)
      )
        this.fail(`the undo by ${me.name} removed ${character}`)
    for (const character of after) {
      const life = this.ledger.lives.get(character)
      if (life?.author === me.name && ![...life.restoredBy].some(name => name !== me.name))
        this.fail(`${me.name} undid everything, but ${character} is there`)
    }
  }

  /** Texts, of code too. */
  texts(doc: Node): ReturnType<FuzzWorld['bodies']> {
    return this.bodies(doc, isTextType)
  }
  bodies(
    doc: Node,
    isWanted: (type: NodeType) => boolean = type => type === bodyType,
  ): { readonly pos: number; readonly node: Node; readonly id: Uuid }[] {
    const found: { pos: number; node: Node; id: Uuid }[] = []
    doc.descendants((node, pos, parent) => {
      if (isWanted(node.type)) found.push({ pos, node, id: parent?.attrs['id'] as Uuid })
      return !node.isTextblock
    })
    return found
  }
}
