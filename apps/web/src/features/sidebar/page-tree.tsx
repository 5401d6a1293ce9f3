// One section of pages as a tree: arrows, Home and End, Enter, first letters; the menu key and a secondary press open a row's menu,
// F2 renames, Alt with an arrow moves it among its siblings. However many pages there are, only the rows that can be seen are drawn,
// and the one that has the focus.
import type { Uuid } from '@sheaf/core/ids'
import { fetched } from '@sheaf/ui/on-demand/fetched'
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../data/hooks'
import { EmptyLine, PageRow, type RowActions } from './page-row'
import styles from './page-tree.module.css'
import { treeMove } from './tree-keys'
import type { TreeLetters } from './tree-letters'
import type { TreeRow, TreeSection } from './tree-shape'
import { useWindow } from './use-window'
import { rowsIn } from './window-span'

export const treeLetters = fetched(() => import('./tree-letters'))

export interface TreeActions extends RowActions {
  readonly open: (id: Uuid) => void
  /** One place up or down among its siblings. */
  readonly shift: (section: TreeSection, row: TreeRow, by: -1 | 1) => void
}

interface PageTreeProps {
  readonly section: TreeSection
  readonly labelledBy: string
  readonly current: Uuid | undefined
  /** The rows whose menu is open and whose name is being written, by their keys. */
  readonly menuFor: string | undefined
  readonly renaming: string | undefined
  readonly actions: TreeActions
}

export function PageTree({ section, labelledBy, current, menuFor, renaming, actions }: PageTreeProps) {
  const { rows, lines } = section
  const session = useSession()
  const { listed } = session
  const [lastFocused, setLastFocused] = useState<Uuid | null>(null)
  /** The row that is to have the focus and be seen, once it is drawn where it belongs. */
  const wanted = useRef<{ readonly id: Uuid; readonly isMoved: boolean }>(null)
  const letters = useRef<TreeLetters>(null)
  const { list: tree, span } = useWindow(lines)
  // One row takes part in the tab order: the last one used, else the page that is open, else the first.
  const stop = find(rows, lastFocused) ?? find(rows, current) ?? rows[0]
  const seen = rowsIn(rows, span)
  const drawn = !stop || seen.includes(stop) ? seen : [...seen, stop].sort((a, b) => a.line - b.line)

  const near = rowsIn(rows, { from: span.from - NEAR, to: span.to + NEAR }).map(row => row.id)
  useEffect(() => listed.want(section.id, near))
  useEffect(() => () => listed.want(section.id, []), [listed, section.id])

  useLayoutEffect(() => {
    const options = wanted.current
    wanted.current = null
    const row = options && tree.current?.querySelector<HTMLElement>(`[data-id="${options.id}"]`)
    // The focus is not taken back if the person has moved it while a row was being moved.
    if (!row || (options.isMoved && row !== document.activeElement)) return
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })
  const focus = (id: Uuid): void => {
    wanted.current = { id, isMoved: false }
    setLastFocused(id)
  }

  /** Letters find rows; says whether the key is one. What finds them is mostly here when the first is typed. */
  const pressLetter = (key: string, from: Uuid, timeMs: number): boolean => {
    const press = ({ TreeLetters }: typeof import('./tree-letters')): boolean => {
      letters.current ??= new TreeLetters(session)
      return letters.current.press(key, timeMs, { section, from, focus })
    }
    const part = treeLetters.get()
    if (part) return press(part)
    const isLetter = key.length === 1 && key !== ' '
    if (isLetter) void treeLetters.load().then(press, () => {})
    return isLetter
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = find(rows, (event.target as HTMLElement).dataset['id'] as Uuid | undefined)
    if (!row || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (event.altKey) {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return
      event.preventDefault()
      wanted.current = { id: row.id, isMoved: true }
      return actions.shift(section, row, key === 'ArrowUp' ? -1 : 1)
    }
    if (key === 'F2') return actions.rename(row)
    if (pressLetter(key, row.id, event.timeStamp)) return event.preventDefault()
    const move = treeMove(rows, row.id, key, document.documentElement.dir === 'rtl')
    if (!move) return
    event.preventDefault()
    if ('focus' in move) focus(move.focus as Uuid)
    else if ('open' in move) actions.open(row.id)
    else actions.setExpanded(row, 'expand' in move)
  }

  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      data-tree={section.id}
      className={styles.tree}
      style={{ '--lines': lines } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {drawn.map(row => (
        <PageRow
          key={row.id}
          row={row}
          isCurrent={row.id === current}
          isStop={row === stop}
          isMenuOpen={menuFor === row.key}
          isRenamed={renaming === row.key}
          onFocus={() => setLastFocused(row.id)}
          actions={actions}
        />
      ))}
      {drawn.map(row => row.isEmpty && <EmptyLine key={row.id} row={row} />)}
    </div>
  )
}

/** So many lines around what is drawn are fetched besides, so that scrolling meets pages that are here. */
const NEAR = 48

const find = (rows: readonly TreeRow[], id: Uuid | null | undefined): TreeRow | undefined =>
  id ? rows.find(row => row.id === id) : undefined
