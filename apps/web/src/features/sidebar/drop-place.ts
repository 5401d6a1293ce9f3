// Where a page would go that is held over a section: into the page below the pointer, or into the gap that is nearest. Pure: a
// height in lines in, a place and its mark out.
import type { Uuid } from '@sheaf/core/ids'
import type { SectionId, TreeRow, TreeSection } from './tree-shape'

export interface Drop {
  /** At the top of a section, or inside a page. */
  readonly where: { readonly list: SectionId } | { readonly page: Uuid }
  /** Null: the first of a section, the last of a page. */
  readonly beside: { readonly id: Uuid; readonly side: 'before' | 'after' } | null
}
export type DropMark =
  | { readonly kind: 'into'; readonly line: number }
  | { readonly kind: 'gap'; readonly line: number; readonly level: number }

interface DropPlace {
  readonly drop: Drop
  readonly mark: DropMark
}

/** How much of a row, above and below, means the gap beside it. */
const EDGE = 0.25

/** `y` in lines from the top of the section; `level`: how deep the pointer is, which decides where a gap could mean several. */
export function dropPlace(section: TreeSection, y: number, level: number): DropPlace {
  const { rows } = section
  const line = Math.floor(y)
  const index = rows.findLastIndex(row => row.line <= line)
  const row = rows[index]
  if (!row || y >= section.lines) return gap(section, y < 0 ? 0 : rows.length, level)
  const within = y - line
  const isNote = row.line !== line
  if (!isNote && within < EDGE) return gap(section, index, level)
  if (!isNote && !row.isEmpty && within > 1 - EDGE) return gap(section, index + 1, level)
  return { drop: { where: { page: row.id }, beside: null }, mark: { kind: 'into', line: row.line } }
}

/** The gap before the row of this number. Below the last page of a page it may belong to that page or to one around it. */
function gap({ id, rows, lines }: TreeSection, index: number, level: number): DropPlace {
  const below = rows[index]
  const above = rows[index - 1]
  const least = below?.level ?? 1
  const at = Math.max(least, Math.min(level, above?.level ?? 1))
  const mark = { kind: 'gap', line: below?.line ?? lines, level: at } as const
  const next = below && at === below.level ? below : undefined
  const sibling = next ?? ancestorAt(rows, index - 1, at)
  const where = sibling?.parent ? { page: sibling.parent } : { list: id }
  return { drop: { where, beside: sibling ? { id: sibling.id, side: next ? 'before' : 'after' } : null }, mark }
}

function ancestorAt(rows: readonly TreeRow[], index: number, level: number): TreeRow | undefined {
  for (let i = index; i >= 0; i--) if (rows[i]?.level === level) return rows[i]
  return undefined
}
