// A place that files are dropped on. It takes files and nothing else, and what it takes goes no further up.
import { type DragEvent, useState } from 'react'

interface FileDrop {
  /** There while files are held over it. */
  readonly 'data-over'?: ''
  readonly onDragEnter?: (event: DragEvent) => void
  readonly onDragOver?: (event: DragEvent) => void
  readonly onDragLeave?: () => void
  readonly onDrop?: (event: DragEvent) => void
}

/** Null where none are taken. At least one is handed over. */
export function useFileDrop(onFiles: ((files: readonly [File, ...File[]]) => void) | null): FileDrop {
  const [isOver, setOver] = useState(false)
  if (!onFiles) return {}
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    setOver(true)
  }
  return {
    ...(isOver && { 'data-over': '' }),
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: () => setOver(false),
    onDrop: event => {
      const [first, ...others] = event.dataTransfer.files
      setOver(false)
      if (!first) return
      event.preventDefault()
      event.stopPropagation()
      onFiles([first, ...others])
    },
  }
}
