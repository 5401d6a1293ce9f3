// The layer that the controls of a table float in, and where things are in it.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { CellTarget } from './use-cell'

/** Where things are, from the corner of the layer. */
export interface Boxes {
  readonly isRtl: boolean
  readonly table: DOMRect
  readonly cell: DOMRect
  /** Of every row, and of the cells in the row a person is at. */
  readonly rows: readonly DOMRect[]
  readonly columns: readonly DOMRect[]
}
export const place = (left: number, top: number) => (element: HTMLElement | null) => {
  element?.style.setProperty('--at-left', `${left}px`)
  element?.style.setProperty('--at-block', `${top}px`)
}

interface TableLayerProps {
  readonly table: HTMLElement
  readonly target: CellTarget
  readonly children: (boxes: Boxes) => ReactNode
}
export function TableLayer({ table, target, children }: TableLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const [boxes, setBoxes] = useState<Boxes | null>(null)
  useLayoutEffect(() => {
    const group = table.querySelector<HTMLElement>(':scope > .sheaf-group')
    if (!group) return
    const measure = (): void => {
      const corner = layer.current?.getBoundingClientRect()
      const rowDom = target.dom.parentElement
      if (!corner || !rowDom || !target.dom.isConnected) return
      const from = (element: Element): DOMRect => {
        const box = element.getBoundingClientRect()
        return new DOMRect(box.x - corner.x, box.y - corner.y, box.width, box.height)
      }
      const cells = [...rowDom.children].filter(cell => (cell as HTMLElement).dataset['column'] !== undefined)
      setBoxes({
        isRtl: getComputedStyle(table).direction === 'rtl',
        table: from(group),
        cell: from(target.dom),
        rows: [...group.children].map(from),
        columns: cells.map(from),
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const seen of [group, target.dom, table.closest('.sheaf-editor')]) if (seen) observer.observe(seen)
    group.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      group.removeEventListener('scroll', measure)
    }
  }, [table, target])
  return (
    <div ref={layer} className="sheaf-table-controls">
      {boxes && children(boxes)}
    </div>
  )
}
