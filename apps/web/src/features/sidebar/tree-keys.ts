// What a key does in the page tree, by the rules of the ARIA tree pattern. Pure: rows in, intention out.

export interface KeyRow {
  readonly id: string
  readonly parent: string | null
  readonly isExpanded: boolean
}

type TreeMove =
  | { readonly focus: string }
  | { readonly open: string }
  | { readonly expand: string }
  | { readonly collapse: string }

/** `forward` is the arrow that points along the text: right, or left in right-to-left languages. */
export function treeMove(
  rows: readonly KeyRow[],
  current: string,
  key: string,
  isRightToLeft = false,
): TreeMove | null {
  const index = rows.findIndex(row => row.id === current)
  const row = rows[index]
  if (!row) return null
  const focus = (target: KeyRow | undefined): TreeMove | null => (target ? { focus: target.id } : null)
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1])
    case 'ArrowUp':
      return focus(rows[index - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case forward:
      if (!row.isExpanded) return { expand: row.id }
      return focus(rows[index + 1]?.parent === row.id ? rows[index + 1] : undefined)
    case backward:
      if (row.isExpanded) return { collapse: row.id }
      return focus(rows.find(other => other.id === row.parent))
    case 'Enter':
    case ' ':
      return { open: row.id }
    default:
      return null
  }
}
