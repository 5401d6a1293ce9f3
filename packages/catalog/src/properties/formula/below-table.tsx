// The place of the editor: under its column, below the last row where there is room for it, so that what is computed stays in sight.

/** About as high as the editor is. */
const ROOM = 270

export function belowTable(anchor: Element): { contextElement: Element; getBoundingClientRect: () => DOMRect } {
  return {
    contextElement: anchor,
    getBoundingClientRect: () => {
      const own = anchor.getBoundingClientRect()
      const rows = anchor.closest('[role=grid]')?.querySelectorAll('[data-row]') ?? []
      const end = rows[rows.length - 1]?.getBoundingClientRect().bottom ?? own.bottom
      const hasRoom = end > own.bottom && innerHeight - end >= ROOM
      return new DOMRect(own.x, hasRoom ? end - own.height : own.y, own.width, own.height)
    },
  }
}
