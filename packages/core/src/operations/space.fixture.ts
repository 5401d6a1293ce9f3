// A small space drawn as an outline, so that a test reads before → operation → after. One line is one record:
//   name words        a block of type text; a name that begins with a capital is a page
//   name(type) words  a block of another type, or a team
// After every transaction the laws of the tree are checked, and every changed record must be exactly one version further.
import { toBase64 } from '../base64'
import { titleProperty } from '../collection/schema-check'
import { deterministicUuid, type Uuid } from '../ids'
import { blockKinds } from '../kinds/block-kind'
import type { Table } from '../records/all'
import type { BlockValue } from '../records/block'
import { plainText, type RichText, titleOfRuns } from '../text/rich-text'
import { keyOfSlice, ownSlice, type SliceKey } from '../text/slice'
import { type TextEdit, TextStore } from '../text/text-store'
import type { Json } from '../validation/checks'
import type { ArgsOf, Command, Operation } from './all'
import { applyTransaction, runsOfBlock } from './apply-transaction'
import type { OperationContext } from './define'
import { blockPointer, type Pointer } from './record-id'
import { requirementsOf } from './requirements'
import { type RecordValue, recordKey, recordSource, SpaceState } from './space-state'
import { isShown } from './tree'

export const kinds = blockKinds([
  { type: 'text', flowing: true, page: false },
  { type: 'header', flowing: true, page: false },
  { type: 'code', flowing: false, page: false, head: 'code' },
  { type: 'image', flowing: false, page: false },
  { type: 'page', flowing: false, page: true },
  { type: 'collection_view', flowing: false, page: false },
  { type: 'collection_view_page', flowing: false, page: true },
])

export const idOf = (name: string): Uuid => deterministicUuid(['drawing', name])
export const spaceId = idOf('space')
export const ada = idOf('ada')

/** A place by names: after the first that is there, else before the first that is there, else last. */
interface Place {
  readonly after?: readonly string[]
  readonly before?: readonly string[]
}

/** The picture a test expects: without the margin of the source. */
export function outline(text: string): string {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const margin = Math.min(...lines.map(line => line.search(/\S/)))
  return lines.map(line => line.slice(margin).trimEnd()).join('\n')
}

export const drawSpace = (picture: string): Drawing => new Drawing(picture)

export class Drawing {
  readonly texts = new TextStore({ clientId: 1, hydrate: () => [] })
  readonly context: { -readonly [K in keyof OperationContext]: OperationContext[K] } = {
    kinds,
    actorId: ada,
    actorTable: 'sheaf_user',
    now: 1000,
  }
  /** What is committed. */
  private readonly records = new Map<string, { readonly table: Table; readonly value: RecordValue }>()
  private readonly names = new Map<Uuid, string>()
  private readonly source = recordSource(
    (table, id) => this.records.get(recordKey(table, id))?.value,
    key => this.showing(key)[0],
  )
  readonly state = new SpaceState(spaceId, this.source)

  constructor(picture: string) {
    this.put('space', { id: this.id('space'), name: 'Space', settings: {} })
    const above: { table: Table; name: string; page: string | undefined }[] = []
    for (const line of outline(picture).split('\n')) {
      const [, indent = '', name = '', type, words = ''] = /^( *)(\w+)(?:\((\w+)\))? ?(.*)$/.exec(line) ?? []
      const depth = indent.length / 2
      above.length = depth
      const parent = above.at(-1)
      if (type === 'team') this.put('team', { id: this.id(name), parent_id: spaceId, team_pages: [] })
      else this.draw(name, type ?? usualType(name), words, parent)
      const isPage = kinds.traits(type ?? usualType(name)).page
      above.push({ table: type === 'team' ? 'team' : 'block', name, page: isPage ? name : parent?.page })
    }
    this.check()
  }
  private draw(
    name: string,
    type: string,
    words: string,
    parent?: { table: Table; name: string; page: string | undefined },
  ): void {
    const id = this.id(name)
    if (words) this.texts.insert(id, 0, words, {})
    this.put('block', {
      id,
      space_id: spaceId,
      type,
      alive: true,
      properties: words ? { title: [[words]] } : {},
      format: {},
      content: [],
      parent_id: parent ? this.id(parent.name) : spaceId,
      parent_table: parent?.table ?? 'space',
      ...(parent?.page ? { page_id: this.id(parent.page) } : {}),
      crdt_data: { title: [ownSlice(id)], own: ownSlice(id) },
    })
    if (!parent) return
    const field = parent.table === 'team' ? 'team_pages' : 'content'
    const record = this.source.get(parent.table, this.id(parent.name)) as RecordValue
    this.put(parent.table, { ...record, [field]: [...(record[field] as Uuid[]), id] })
  }

  /** A collection of a block, with properties besides the title. */
  collection(
    name: string,
    block: string,
    properties: Readonly<Record<string, Readonly<Record<string, Json>>>> = {},
  ): void {
    const schema = Object.fromEntries(
      Object.entries(properties).map(([id, fields], i) => [id, { id, name: id, order: i + 1, ...fields }]),
    )
    this.put('collection', {
      id: this.id(name),
      space_id: spaceId,
      parent_id: this.id(block),
      parent_table: 'block',
      alive: true,
      schema: { title: titleProperty, ...schema },
      deleted_schema: {},
    })
  }
  /** Puts any record, as if it had always been there. */
  put(table: Table, value: Readonly<Record<string, unknown>> & { readonly id: Uuid }): void {
    this.records.set(recordKey(table, value.id), { table, value: { version: 1, last_version: 0, ...value } })
  }
  id(name: string): Uuid {
    const id = idOf(name)
    this.names.set(id, name)
    return id
  }
  block(name: string): BlockValue {
    return this.state.mustBlock(this.id(name))
  }
  isAlive(name: string): boolean {
    return this.block(name).alive
  }
  pageOf(name: string): string | undefined {
    const page = this.block(name).page_id
    return page && this.names.get(page)
  }

  /** One transaction: all of it or, when it throws, nothing. */
  run(...operations: readonly (Operation | readonly Operation[])[]): this {
    this.context.now++
    try {
      applyTransaction(this.state, this.texts, operations.flat(), this.context)
      for (const [key, { table, value }] of this.state.own) {
        const before = this.records.get(key)?.value.version ?? 0
        if (value.version !== before + 1 || value.last_version !== before)
          throw new Error(`${table} ${this.names.get(value.id)} went from version ${before} to ${value.version}`)
      }
      for (const [key, record] of this.state.own) this.records.set(key, record)
    } finally {
      this.state.reset()
    }
    this.check()
    return this
  }
  /** What an operation requires, as words: `edit a`, `member`, `nobody`. */
  requires(operation: Operation): string[] {
    return requirementsOf(this.state, operation, this.context).map(requirement =>
      'pointer' in requirement
        ? `${requirement.verb} ${this.names.get(requirement.pointer.id)}`
        : (Object.keys(requirement)[0] as string),
    )
  }

  // Operations by name. Text is written when the operation is made, as an author does it; records follow when it runs.
  create(name: string, parent: string, at: Place = {}, value?: ArgsOf<'createBlock'>['value'], type = usualType(name)) {
    const args = { type, parent: this.pointer(parent), at: this.anchor(at), ...(value ? { value } : {}) }
    return this.operation('createBlock', name, args)
  }
  move(name: string, parent: string, at: Place = {}): Operation {
    return this.operation('moveBlock', name, { parent: this.pointer(parent), at: this.anchor(at) })
  }
  /** Without `seen` its author saw everything that is there now. */
  trash(name: string, options: { seen?: readonly string[]; ifEmpty?: boolean } = {}): Operation {
    const seen = options.seen ? options.seen.flatMap(one => this.slicesOf(one)) : this.slicesBelow(name)
    return this.operation('trashBlock', name, { seen, ...(options.ifEmpty ? { ifEmpty: true } : {}) })
  }
  restore(name: string): Operation {
    return this.operation('restoreBlock', name, {})
  }
  merge(name: string, into: string): Operation {
    return this.operation('mergeBlock', name, { into: this.id(into) })
  }
  /** Cuts the text of a block that shows one slice. */
  split(name: string, offset: number, fresh: string, type = 'text'): Operation[] {
    const { text, index } = this.indexOf(name, offset)
    return [
      this.edit(text, this.texts.insertMarker(text, index, this.id(fresh))),
      this.operation('splitBlock', fresh, { from: this.id(name), text, marker: this.id(fresh), type }),
    ]
  }
  /** Takes a merged block out again: what undoes a merge. */
  unmerge(name: string): Operation {
    const { own } = this.block(name).crdt_data as NonNullable<BlockValue['crdt_data']>
    const from = this.state.holder(this.id(name)) as Uuid
    return this.operation('splitBlock', name, { from, text: own.t, marker: own.m, type: this.block(name).type })
  }
  insert(name: string, offset: number, words: string, attributes: Record<string, Json> = {}): Operation {
    const { text, index } = this.indexOf(name, offset)
    return this.edit(text, this.texts.insert(text, index, words, attributes))
  }
  field<C extends Command>(command: C, pointer: string | Pointer, path: readonly string[], args: ArgsOf<C>): Operation {
    const at = typeof pointer === 'string' ? this.pointer(pointer) : pointer
    return { command, pointer: at, path, args } as unknown as Operation
  }
  pointer(name: string): Pointer {
    if (name === 'space') return { table: 'space', id: spaceId, spaceId }
    const table = (['team', 'collection'] as const).find(other => this.state.get(other, this.id(name)))
    return { table: table ?? 'block', id: this.id(name), spaceId }
  }
  private operation<C extends Command>(command: C, name: string, args: ArgsOf<C>): Operation {
    return { command, pointer: blockPointer(spaceId, this.id(name)), args } as unknown as Operation
  }
  private edit(text: Uuid, { update }: TextEdit): Operation {
    const args = { text, epoch: 0, update: toBase64(update ?? new Uint8Array()) }
    return { command: 'editText', pointer: blockPointer(spaceId, text), args }
  }
  private anchor({ after = [], before = [] }: Place) {
    return { after: after.map(name => this.id(name)), before: before.map(name => this.id(name)) }
  }
  private indexOf(name: string, offset: number): { text: Uuid; index: number } {
    const slice = this.state.slices(this.id(name))[0] ?? ownSlice(this.id(name))
    return { text: slice.t, index: (this.texts.segment(slice.t, slice.m)?.start ?? 0) + offset }
  }
  slicesOf(name: string): SliceKey[] {
    return this.state.slices(this.id(name)).map(keyOfSlice)
  }
  private slicesBelow(name: string): SliceKey[] {
    const below = this.state.content(this.id(name)).flatMap(child => this.slicesBelow(this.names.get(child) ?? ''))
    return [...this.slicesOf(name), ...below]
  }
  private showing(key: SliceKey): Uuid[] {
    const shows = ({ crdt_data }: BlockValue): boolean => !!crdt_data?.title.some(slice => keyOfSlice(slice) === key)
    return this.blocks().flatMap(block => (shows(block) ? [block.id] : []))
  }
  private blocks(): BlockValue[] {
    return [...this.records.values()].flatMap(({ table, value }) =>
      table === 'block' ? [value as unknown as BlockValue] : [],
    )
  }

  /** The space as an outline; with a name that block and what lies in it, also when it is in the trash. */
  picture(name?: string): string {
    if (name !== undefined) return this.lines(this.id(name), 0).join('\n')
    const out: string[] = []
    for (const { table, value } of this.records.values()) {
      const isRoot = table === 'block' && value['alive'] === true && value['parent_table'] === 'space'
      if (isRoot) out.push(...this.lines(value.id, 0))
      if (table !== 'team') continue
      out.push(`${this.names.get(value.id)}(team)`)
      for (const page of value['team_pages'] as Uuid[]) out.push(...this.lines(page, 1))
    }
    return out.join('\n')
  }
  private lines(id: Uuid, depth: number): string[] {
    const { type, properties, content } = this.state.mustBlock(id)
    const name = this.names.get(id) ?? id
    const label = type === usualType(name) ? name : `${name}(${type})`
    const words = plainText(properties?.['title'] as RichText | undefined)
    const line = `${'  '.repeat(depth)}${label} ${words}`.trimEnd()
    return [line, ...(content ?? []).flatMap(child => this.lines(child, depth + 1))]
  }

  /** The laws: one list a live block, its parent's; one owner a slice; its own slice first; its page; its title. */
  private check(): void {
    for (const block of this.blocks()) {
      const name = this.names.get(block.id)
      const law = (holds: boolean, text: string): void => {
        if (!holds) throw new Error(`${name}: ${text}`)
      }
      const lists = [...this.records.values()].flatMap(({ value }) =>
        [...((value['content'] ?? value['team_pages'] ?? []) as Uuid[])]
          .filter(id => id === block.id)
          .map(() => value.id),
      )
      const isListed = block.alive && block.parent_table !== 'space' && block.parent_table !== 'collection'
      law(
        lists.join() === (isListed ? block.parent_id : ''),
        `is listed by [${lists.map(id => this.names.get(id)).join()}]`,
      )
      const slices = block.crdt_data?.title ?? []
      for (const slice of slices) law(this.showing(keyOfSlice(slice)).length === 1, 'shares a slice')
      if (!block.alive) continue
      law(slices[0] !== undefined && slices[0].o === block.id, 'does not begin with its own slice')
      if (!isShown(this.state, block.id, this.context)) continue
      law(block.page_id === this.pageAbove(block), `is on page ${block.page_id && this.names.get(block.page_id)}`)
      const title = JSON.stringify(titleOfRuns(runsOfBlock(this.state, this.texts, block.id)))
      law(title === JSON.stringify(block.properties?.['title'] ?? []), `has another title than its text ${title}`)
    }
  }
  private pageAbove(block: BlockValue): Uuid | undefined {
    if (block.parent_table !== 'block') return undefined
    const parent = this.state.mustBlock(block.parent_id)
    return kinds.traits(parent.type).page ? parent.id : this.pageAbove(parent)
  }
}

const usualType = (name: string): string => (/^[A-Z]/.test(name) ? 'page' : 'text')
