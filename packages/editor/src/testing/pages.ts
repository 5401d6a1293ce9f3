// Pages as pictures, for tests: a line is a block, two spaces a level, `|` the caret, `[` and `]` the ends of a selection with
// the head at `|` where it is given (`[` … `|`), `---` a block without text, `<type>` a block of that type, `⏎` a line break, `*` before a block
// that is selected as a whole. Several people may have the page open.
import { inBlock } from '@sheaf/core/actions/blocks/places'
import type { Uuid } from '@sheaf/core/ids'
import { blockKinds } from '@sheaf/core/kinds/block-kind'
import type { Node } from 'prosemirror-model'
import { NodeSelection, TextSelection } from 'prosemirror-state'
import { BlockIndex, groupOf, idOf } from '../block-index'
import { BlockSelection } from '../block-selection/block-selection'
import { EditorCore } from '../editor-core'
import { History } from '../history'
import { hasText, headOf } from '../inline'
import type { LostBlock } from '../lost-block'
import { type Link, MemoryRoom } from './memory-room'
import { Random } from './random'

const pageKinds = blockKinds([
  ...['text', 'header', 'divider', 'page'].map(type => ({
    type,
    label: type,
    flowing: type === 'text' || type === 'header',
    page: type === 'page',
  })),
  { type: 'column_list', flowing: false, page: false, head: 'frame', holds: ['column'], fewest: 2 },
  { type: 'column', flowing: false, page: false, head: 'frame', borders: 'around' },
  { type: 'table', flowing: false, page: false, head: 'frame', holds: ['table_row'] },
  { type: 'table_row', flowing: false, page: false, head: 'frame', borders: 'each', holds: ['text'] },
  { type: 'sub_header', flowing: true, page: false },
  { type: 'bulleted_list', flowing: true, page: false, next: 'same' },
  { type: 'to_do', flowing: true, page: false, next: 'same' },
  { type: 'toggle', flowing: true, page: false, next: 'same' },
  { type: 'callout', flowing: true, page: false, next: 'inside' },
  { type: 'code', flowing: false, page: false, head: 'code', holds: 'nothing' },
])
const drawnTypes = new Set(
  'page column_list column table table_row sub_header bulleted_list to_do toggle callout code'.split(' '),
)
const FOLDING: string = 'toggle'
/** The type that a line names, and the rest of it. */
const typed = /^<(\w+)>/

export class OpenPage {
  time = 0
  /** Notifies the first person of a lost block under the caret. */
  onLost: (lost: LostBlock) => void = () => {}
  /** Toggles that are closed for all people of the test. */
  readonly closed = new Set<Uuid>()
  readonly people: { readonly link: Link; readonly core: EditorCore; readonly history: History }[] = []
  private constructor(readonly room: MemoryRoom) {}

  /** `people` have the page open; the first of them drew the picture. */
  static async draw(picture: string, people = 1, seed = 1, kinds = pageKinds): Promise<OpenPage> {
    const random = new Random(seed)
    const room = new MemoryRoom(
      { kinds, newId: () => random.id(), now: () => 0, random: bound => random.below(bound) },
      people,
    )
    const page = new OpenPage(room)
    for (let i = 0; i < people; i++) await page.openFor(i)
    await page.sync()
    page.write(picture)
    await page.sync()
    page.select(picture)
    page.history.clear()
    return page
  }
  /** One more window of a person. What is on the page comes with `sync`. */
  async openFor(person: number): Promise<void> {
    const { room, people } = this
    let core: EditorCore | undefined
    const link = await room.join(person, keys => core?.changed(keys))
    const history = new History(link.client, () => this.time)
    core = new EditorCore({
      client: link.client,
      pageId: room.pageId,
      newId: room.options.newId,
      history,
      ...(people.length === 0 && { onLost: (lost: LostBlock) => this.onLost(lost) }),
      folding: { stateOf: id => this.foldOf(id), open: id => void this.closed.delete(id) },
    })
    people.push({ link, core, history })
  }
  private foldOf(id: Uuid): 'open' | 'closed' | null {
    if (this.core.replica.block(id)?.type !== FOLDING) return null
    return this.closed.has(id) ? 'closed' : 'open'
  }
  get core(): EditorCore {
    return this.at(0)
  }
  get history(): History {
    return this.people[0]?.history as History
  }
  at(person: number): EditorCore {
    return this.people[person]?.core as EditorCore
  }
  ids(): readonly Uuid[] {
    return this.core.replica.view.content(this.room.pageId)
  }

  /** Delivers everything, the first person's first unless another order is given. */
  async sync(order: readonly number[] = this.people.map((_, i) => i)): Promise<void> {
    for (let quiet = 0; quiet < 2; ) {
      let moved = false
      for (const i of order) while (await this.room.takeUp(this.people[i]?.link as Link)) moved = true
      for (const { link } of this.people) while (this.room.takeDown(link)) moved = true
      for (let i = 0; i < 24; i++) await Promise.resolve()
      quiet = moved ? 0 : quiet + 1
    }
  }

  private write(picture: string): void {
    const above: Uuid[] = [this.room.pageId]
    const lines = picture === '' ? [] : picture.split('\n')
    this.people[0]?.link.client.commit(draft => {
      for (const line of lines) {
        const depth = (line.length - line.trimStart().length) / 2
        const signs = line.trimStart().replaceAll(/[|[\]*]/g, '')
        const type = signs === '---' ? 'divider' : (typed.exec(signs)?.[1] ?? 'text')
        const text = type === 'divider' ? '' : signs.replace(typed, '').replaceAll('⏎', '\n')
        const id = this.room.options.newId()
        const parent = above[depth] as Uuid
        draft.create(id, type, inBlock(parent), {
          after: this.core.replica.view.content(parent).slice(-1),
          before: [],
        })
        if (text !== '') draft.insertText(id, 0, text)
        above.splice(depth + 1, above.length, id)
      }
    })
  }
  /** Puts the selection of a picture of the page as it is. */
  select(picture: string, person = 0): void {
    const { state } = this.at(person)
    const places = new Map<string, number>()
    const whole: Uuid[] = []
    let line = 0
    state.doc.descendants((node, pos) => {
      if (node.type.name !== 'block') return true
      let offset = 0
      if (picture.split('\n')[line]?.trimStart().startsWith('*')) whole.push(idOf(node))
      for (const sign of picture.split('\n')[line++]?.trimStart().replace(typed, '') ?? '')
        if ('|[]'.includes(sign)) places.set(sign, pos + 2 + offset)
        else offset += sign.length
      return true
    })
    const blocks = BlockSelection.create(state.doc, whole)
    if (blocks) return this.at(person).dispatch(state.tr.setSelection(blocks))
    const head = places.get('|') ?? places.get(']')
    if (head === undefined) return
    this.at(person).dispatch(
      state.tr.setSelection(TextSelection.create(state.doc, places.get('[') ?? places.get(']') ?? head, head)),
    )
  }
  /** Text at the caret, key by key. */
  type(text: string, person = 0): void {
    for (const character of text) this.at(person).dispatch(this.at(person).state.tr.insertText(character))
  }

  picture(person = 0): string {
    const { doc, selection } = this.at(person).state
    const lines: string[] = []
    const isNode = selection instanceof NodeSelection
    const visit = (block: Node, pos: number, depth: number): void => {
      const body = headOf(block)
      const type = String(block.attrs['type'])
      const box = drawnTypes.has(type) ? `<${type}>` : '---'
      const units = hasText(block) ? body.textBetween(0, body.content.size, '', '@').split('') : [box]
      for (const [i, unit] of units.entries()) if (unit === '\n') units[i] = '⏎'
      const put = (at: number, sign: string): void => {
        const offset = at - pos - 2
        if (hasText(block) && offset >= 0 && offset <= body.content.size)
          units[offset] = `${sign}${units[offset] ?? ''}`
      }
      if (selection instanceof BlockSelection) {
        if (selection.ids.includes(idOf(block))) units.unshift('*')
      } else if (isNode && selection.from === pos + 1) units.push('|')
      else if (!isNode) {
        if (!selection.empty) put(selection.anchor, selection.anchor < selection.head ? '[' : ']')
        put(selection.head, '|')
      }
      const prefix = hasText(block) && drawnTypes.has(type) ? box : ''
      lines.push(`${'  '.repeat(depth)}${prefix}${units.join('')}`)
      const group = groupOf(block)
      let at = pos + block.nodeSize - (group?.nodeSize ?? 0)
      for (const child of group?.children ?? []) {
        visit(child, at, depth + 1)
        at += child.nodeSize
      }
    }
    const index = new BlockIndex(doc)
    for (const id of index.topIds()) {
      const shown = index.get(id)
      if (shown && idOf(shown.node) === id) visit(shown.node, shown.pos, 0)
    }
    return lines.join('\n')
  }
}
