// What the page on screen offers to the undo and redo actions.
export interface PageUndo {
  readonly undo: () => boolean
  readonly redo: () => boolean
}
