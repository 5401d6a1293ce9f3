// A view of rows one below the other, in groups or not: what is drawn, and how arrows go through it.
import type { QueryAnswer } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { useSubItems } from '@sheaf/database/contract/database-hooks'
import { type RefObject, useMemo } from 'react'
import { sectionStep } from './arrow-steps'
import { drawnRowsOf } from './drawn-rows'
import { nestRow, tabRow, wayOfArrow } from './nest-row'
import { type Section, sectionsOf } from './row-place'
import { type Collapsed, useCollapsed } from './use-collapsed'
import { type Rows, useRows } from './use-rows'

interface Sections {
  readonly sections: readonly Section[]
  readonly collapsed: Collapsed
  readonly rows: Rows
}

const depthOf = (sections: readonly Section[], row: Uuid): number =>
  sections.map(({ list }) => list.nested?.[row]?.depth).find(depth => depth !== undefined) ?? 0

const nothing: QueryAnswer = { total: 0, rows: [], hasMore: false, aggregations: {} }

/** `columnsIn`: how many stand side by side now. */
export function useSections(
  root: RefObject<HTMLElement | null>,
  answer: QueryAnswer | null,
  columnsIn: (root: HTMLElement) => number,
): Sections {
  const subItems = useSubItems()
  const collapsed = useCollapsed()
  const sections = useMemo(() => sectionsOf(answer ?? nothing), [answer])
  const isOpen = ({ group }: Section): boolean => group === undefined || !collapsed.has(group)
  const lists = sections
    .filter(isOpen)
    .map(({ group, list }) => ({ place: group === undefined ? {} : { group }, list }))
  const drawn = drawnRowsOf(lists)
  const counts = lists.map(({ list }) => list.rows.length)
  const rows = useRows(root, {
    drawn,
    step: (at, arrow, around) => {
      let index = drawn.indexOf(at)
      const section = counts.findIndex(count => {
        if (index < count) return true
        index -= count
        return false
      })
      const to = sectionStep({ section, index }, counts, columnsIn(around), arrow)
      const before = to ? counts.slice(0, to.section).reduce((sum, count) => sum + count, 0) : 0
      return to ? (drawn[before + to.index]?.key ?? null) : null
    },
    ...(subItems?.show === 'nested'
      ? {
          move: ({ row }, arrow) => {
            const way = wayOfArrow(arrow)
            if (way) nestRow(subItems, row, way)
          },
          tab: (at, isBack) => tabRow(subItems, at.row, depthOf(sections, at.row), isBack),
        }
      : {}),
  })
  return { sections, collapsed, rows }
}
