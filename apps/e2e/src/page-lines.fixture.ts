// A page as lines, a block each, from two sides: what a browser draws and what the server stores. The same lines on both, or something
// is wrong with one of them. A line has the block's depth and kind, whether it is ticked, and its words with their marks; embeds in a text
// (mentions, equations) are one sign, as they are drawn by what they stand for.
import type { Person, Workspace } from './people.fixture'
import { pageIdOf } from './send.fixture'

interface StoredBlock {
  readonly type: string
  readonly alive: boolean
  readonly content?: readonly string[]
  readonly properties?: Readonly<Record<string, unknown>>
}
interface Chunk {
  readonly recordMap: { readonly block?: Readonly<Record<string, { readonly value?: StoredBlock }>> }
  readonly cursors: readonly { readonly stack: readonly unknown[] }[]
}
/** Words, and the names of their marks in the order of the alphabet. */
type MarkedText = readonly [words: string, marks: string]

/** What stands for a mention and for an equation in what is stored. */
const EMBED_SIGNS = ['‣', '⁍']
const EMBED = '◇'

/** Neighbours with the same marks are one, whoever wrote them. */
function written(parts: readonly MarkedText[]): string {
  let line = ''
  let before = ''
  for (const [words, marks] of parts) {
    if (words === '') continue
    if (marks !== before) line += `⟨${marks}⟩`
    line += words
    before = marks
  }
  return line
}

function storedWords(title: unknown, isPlain: boolean): string {
  if (!Array.isArray(title)) return ''
  const parts = (title as [string, ([string] | [string, unknown])[]?][]).map(([words, marks = []]): MarkedText => {
    const isEmbed = EMBED_SIGNS.includes(words)
    const names = (isEmbed ? marks.slice(1) : marks).map(([name]) => name)
    return [isEmbed ? EMBED : words, isPlain ? '' : [...new Set(names)].sort().join('')]
  })
  return written(parts)
}
const isTicked = (checked: unknown): boolean => JSON.stringify(checked) === '[["Yes"]]'

/** What the server has. */
export async function storedLines(person: Person, { spaceId, firstPath }: Workspace): Promise<string[]> {
  const page = pageIdOf(firstPath)
  const ask = (stack: readonly unknown[]): Promise<Chunk> =>
    person.call<Chunk>('loadCachedPageChunkV2', {
      page: { id: page, spaceId },
      cursor: { stack },
      verticalColumns: false,
    })
  const first = await ask([])
  const rest = await Promise.all(first.cursors.map(({ stack }) => ask(stack)))
  const blocks: Record<string, { readonly value?: StoredBlock }> = {}
  for (const { recordMap } of [first, ...rest]) Object.assign(blocks, recordMap.block)
  const below = (id: string, depth: number): string[] =>
    (blocks[id]?.value?.content ?? []).flatMap(child => {
      const block = blocks[child]?.value
      if (!block?.alive) return []
      const isPage = ['page', 'collection_view_page'].includes(block.type)
      const ticked = block.type === 'to_do' && isTicked(block.properties?.['checked']) ? '✓ ' : ''
      // Boxes have a caption, if anything.
      const words =
        isPage || BOXES.has(block.type) ? '' : storedWords(block.properties?.['title'], block.type === 'code')
      return [`${'  '.repeat(depth)}${block.type} ${ticked}${words}`, ...(isPage ? [] : below(child, depth + 1))]
    })
  return [`title ${storedWords(blocks[page]?.value?.properties?.['title'], true)}`, ...below(page, 0)]
}
const BOXES = new Set(['image', 'divider', 'table', 'table_row', 'column_list', 'column'])

/**
 * What a tab draws. A block that has no place on the screen though nothing folds it away is not drawn. By loops: functions that have names
 * here do not reach the tab.
 */
export async function drawnLines({ screen, tab }: Person): Promise<string[]> {
  const blocks = await screen.text.first().evaluate((editor, EMBED) => {
    const tags: Record<string, string> = { STRONG: 'b', EM: 'i', U: '_', S: 's', CODE: 'c' }
    const classes: Record<string, string> = { 'sheaf-color': 'h', 'sheaf-link': 'a', 'sheaf-comment': 'm' }
    return [...editor.querySelectorAll<HTMLElement>('.sheaf-block')]
      .filter(block => block.closest('.sheaf-editor') === editor && block.dataset['blockId'])
      .map(block => {
        const inner = block.querySelector(':scope > .sheaf-inner') ?? block
        const text = inner.querySelector(':scope > :is(.sheaf-body, .sheaf-code)')
        let depth = 0
        for (let at = block.parentElement; at && at !== editor; at = at.parentElement)
          if (at.matches('.sheaf-block')) depth++
        const isSeen = block.checkVisibility() || block.parentElement?.closest('[data-open="false"]')
        const ticked = block.querySelector<HTMLInputElement>(':scope > .sheaf-lead > input:checked') ? '✓ ' : ''
        const words: [string, string][] = []
        const inOrder = document.createTreeWalker(text ?? document.createElement('p'))
        for (let at = inOrder.nextNode(); at; at = inOrder.nextNode()) {
          const isEmbed = at instanceof Element && at.matches('.sheaf-embed')
          let isWords = isEmbed || at instanceof Text
          const marks = new Set<string>()
          for (let one = at.parentElement; one && one !== text; one = one.parentElement) {
            // Other people's carets are no words, and an embed is one sign.
            if (one.matches('[aria-hidden="true"], .sheaf-embed')) isWords = false
            for (const name of [tags[one.tagName], ...[...one.classList].map(name => classes[name])])
              if (name) marks.add(name)
          }
          if (text?.matches('.sheaf-code')) marks.clear()
          if (isWords) words.push([isEmbed ? EMBED : (at.textContent ?? ''), [...marks].sort().join('')])
        }
        return {
          head: `${'  '.repeat(depth)}${block.dataset['type']} ${isSeen ? '' : '(unseen) '}${ticked}`,
          words,
        }
      })
  }, EMBED)
  const title = await tab.getByRole('textbox', { name: 'Page title', exact: true }).first().textContent()
  return [`title ${title ?? ''}`, ...blocks.map(({ head, words }) => head + written(words))]
}

/** The blocks of the document that a tab draws, with their ids. */
export const documentLines = ({ screen }: Person): Promise<string[]> =>
  screen.text.first().evaluate(editor => {
    interface DocNode {
      readonly type: { readonly name: string }
      readonly attrs: Readonly<Record<string, unknown>>
      readonly firstChild: { readonly textContent: string } | null
      descendants(visit: (node: DocNode, pos: number) => boolean): void
      resolve(pos: number): { readonly depth: number }
    }
    const { node: root } = (editor as unknown as { readonly pmViewDesc: { readonly node: DocNode } }).pmViewDesc
    const lines: string[] = []
    root.descendants((node, pos) => {
      if (node.type.name === 'block')
        lines.push(
          `${' '.repeat(root.resolve(pos).depth)}${String(node.attrs['type'])} ${String(node.attrs['id'])} ${node.firstChild?.textContent ?? ''}`,
        )
      return true
    })
    return lines
  })
