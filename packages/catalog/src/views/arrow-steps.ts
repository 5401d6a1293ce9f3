// Where an arrow key leads among things that are drawn in a line, in a grid or in columns.

export type Arrow = 'up' | 'down' | 'left' | 'right' | 'first' | 'last'

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
}
/** Left and right change sides where words run from right to left. */
export function arrowOf(key: string, isRtl: boolean): Arrow | null {
  const arrow = Object.hasOwn(arrows, key) ? (arrows[key] as Arrow) : null
  if (!isRtl) return arrow
  return arrow === 'left' ? 'right' : arrow === 'right' ? 'left' : arrow
}

/** Null: there is nothing in that direction. One column is a line; left and right go on in the next row of a grid. */
export function gridStep(at: number, count: number, columns: number, arrow: Arrow): number | null {
  const to = {
    up: at - columns,
    down: at + columns,
    left: columns === 1 ? -1 : at - 1,
    right: columns === 1 ? -1 : at + 1,
    first: 0,
    last: count - 1,
  }[arrow]
  // The last row may be short: below its gap stands its last one.
  if (arrow === 'down' && to >= count && Math.floor(at / columns) < Math.floor((count - 1) / columns)) return count - 1
  return to >= 0 && to < count && to !== at ? to : null
}

interface SectionPosition {
  readonly section: number
  readonly index: number
}
/** Through grids one below the other: `counts` says how many there are in each. */
export function sectionStep(
  { section, index }: SectionPosition,
  counts: readonly number[],
  columns: number,
  arrow: Arrow,
): SectionPosition | null {
  const isFilled = (at: number): boolean => (counts[at] ?? 0) > 0
  const sections = counts.map((_count, at) => at).filter(isFilled)
  const here = sections.indexOf(section)
  const [first, last] = [sections[0], sections.at(-1)]
  if (here < 0 || first === undefined || last === undefined) return null
  if (arrow === 'first') return section === first && index === 0 ? null : { section: first, index: 0 }
  if (arrow === 'last') return { section: last, index: (counts[last] ?? 1) - 1 }
  const within = gridStep(index, counts[section] ?? 0, columns, arrow)
  if (within !== null) return { section, index: within }
  if (columns === 1 && (arrow === 'left' || arrow === 'right')) return null
  const to = sections[here + (arrow === 'up' || arrow === 'left' ? -1 : 1)]
  if (to === undefined) return null
  const count = counts[to] ?? 1
  const across = index % columns
  if (arrow === 'left') return { section: to, index: count - 1 }
  if (arrow === 'right') return { section: to, index: 0 }
  const lastRow = Math.floor((count - 1) / columns) * columns
  return { section: to, index: Math.min(count - 1, arrow === 'up' ? lastRow + across : across) }
}

export interface ColumnPosition {
  readonly lane: number
  readonly column: number
  readonly index: number
}
/** `counts[lane][column]`: how many there are. Up and down go on in the next lane; left and right pass over what is empty. */
export function columnStep(
  at: ColumnPosition,
  counts: readonly (readonly number[])[],
  arrow: Arrow,
): ColumnPosition | null {
  const { lane, column, index } = at
  const here = counts[lane]?.[column] ?? 0
  if (arrow === 'first') return index > 0 ? { ...at, index: 0 } : null
  if (arrow === 'last') return index < here - 1 ? { ...at, index: here - 1 } : null
  if (arrow === 'left' || arrow === 'right') {
    const step = arrow === 'left' ? -1 : 1
    const row = counts[lane] ?? []
    for (let to = column + step; to >= 0 && to < row.length; to += step)
      if ((row[to] ?? 0) > 0) return { lane, column: to, index: Math.min(index, (row[to] ?? 1) - 1) }
    return null
  }
  const step = arrow === 'up' ? -1 : 1
  if (index + step >= 0 && index + step < here) return { ...at, index: index + step }
  for (let to = lane + step; to >= 0 && to < counts.length; to += step) {
    const count = counts[to]?.[column] ?? 0
    if (count > 0) return { lane: to, column, index: arrow === 'up' ? count - 1 : 0 }
  }
  return null
}
