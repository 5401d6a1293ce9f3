// A page as lines, a block each, from two sides: what a browser draws and what the server stores. The same lines on both, or something
// is wrong with one of them. Embeds in a text (mentions, equations) are left out: they are drawn by what they stand for.
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

const EMBEDS = /[‣⁍]/g
/** Rich text without its marks. */
const wordsOf = (title: unknown): string =>
  Array.isArray(title)
    ? title
        .map(([words]: [string]) => words)
        .join('')
        .replace(EMBEDS, '')
    : ''

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
      const words = isPage ? '' : wordsOf(block.properties?.['title'])
      return [`${'  '.repeat(depth)}${block.type} ${words}`, ...(isPage ? [] : below(child, depth + 1))]
    })
  return below(page, 0)
}

/** What a tab draws. A block that has no place on the screen though nothing folds it away is not drawn. */
export const drawnLines = ({ screen }: Person): Promise<string[]> =>
  screen.text.first().evaluate(editor =>
    [...editor.querySelectorAll<HTMLElement>('.sheaf-block')]
      .filter(block => block.closest('.sheaf-editor') === editor && block.dataset['blockId'])
      .map(block => {
        const inner = block.querySelector(':scope > .sheaf-inner') ?? block
        const text = inner.querySelector(':scope > :is(.sheaf-body, .sheaf-code)')
        const copy = text?.cloneNode(true) as HTMLElement | undefined
        for (const other of copy?.querySelectorAll('[aria-hidden], .sheaf-embed') ?? []) other.remove()
        let depth = 0
        for (let at = block.parentElement; at && at !== editor; at = at.parentElement)
          if (at.matches('.sheaf-block')) depth++
        return `${'  '.repeat(depth)}${block.dataset['type']} ${copy?.textContent ?? ''}`
      }),
  )
