// A page of thousands of blocks, planted by calls.
import { type PlantedTree, plantBlocks } from './blocks.fixture'
import type { Person, Workspace } from './people.fixture'

/** Two operations a block; a transaction takes 5,000. */
const BLOCKS_AT_ONCE = 500
const LONG = ' and so on, over the edge of the line and further down the page'.repeat(5)

/** Blocks that are not all of one height, so that no guess is right: most are one line, some five, some headings. */
export const linesOf = (count: number): readonly PlantedTree[] =>
  Array.from({ length: count }, (_, i) =>
    i % 50 === 0
      ? { type: 'sub_header', words: `heading ${i}` }
      : { type: 'text', words: i % 4 === 0 ? `line ${i}${LONG}` : `line ${i}` },
  )

/** Returns the ids in order. */
export async function plantLongPage(
  person: Person,
  workspace: Workspace,
  trees: readonly PlantedTree[],
): Promise<readonly string[]> {
  const ids: string[] = []
  for (let from = 0; from < trees.length; from += BLOCKS_AT_ONCE)
    ids.push(...(await plantBlocks(person, workspace, trees.slice(from, from + BLOCKS_AT_ONCE))))
  return ids
}
