// Drags a row in a nested list: onto the middle of another it goes below that, onto its edges it comes to stand beside it. So a row is
// taken out of its parent by dropping it between rows of the top.
import type { Uuid } from '@sheaf/core/ids'
import type { SubItemControls } from '@sheaf/database/contract/database'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import { dropAt, type NestDrop } from './nest-row'

/** What a row is dropped on carries its id here. */
const ROW = 'data-nest-row'
const OVER = 'data-nest-over'

export function dragNested(down: PointerEvent, row: Uuid, subItems: SubItemControls): void {
  if (down.button !== 0) return
  let over: Element | null = null
  let drop: NestDrop | null = null
  const setOver = (next: Element | null, how: NestDrop | null): void => {
    over?.removeAttribute(OVER)
    if (how) next?.setAttribute(OVER, how)
    over = how && next
    drop = how
  }
  pointerDrag(down, {
    start: () => true,
    move: ({ clientX, clientY }) => {
      const under = document.elementFromPoint(clientX, clientY)?.closest(`[${ROW}]`) ?? null
      const to = under?.getAttribute(ROW) as Uuid | null
      if (!under || !to || to === row) return setOver(null, null)
      const { top, height } = under.getBoundingClientRect()
      setOver(under, dropAt((clientY - top) / height, subItems.mayPut(row, to), subItems.mayPutBeside(row, to)))
    },
    end: isDropped => {
      const to = over?.getAttribute(ROW) as Uuid | null
      const how = drop
      setOver(null, null)
      if (!isDropped || !to || !how) return
      if (how === 'in') subItems.put(row, to)
      else subItems.putBeside(row, to, how)
    },
  })
}
