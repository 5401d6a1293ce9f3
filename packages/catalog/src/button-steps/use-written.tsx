// What was written last, from that moment on: records tell of it with the next frame, and on a busy machine the next key comes first.
// What it changes must hold what the key before it has changed.
import type { Json } from '@sheaf/core/validation/checks'
import { useState } from 'react'

export function useWritten<T extends Json | readonly Json[]>(
  stored: T,
  write: (next: T) => void,
): readonly [T, (next: T) => void] {
  const [written, setWritten] = useState<{ readonly over: string; readonly next: T } | null>(null)
  const over = JSON.stringify(stored)
  const isAhead = written?.over === over
  // Once the record has changed it says what holds, also when it comes back to what it was.
  if (written && !isAhead) setWritten(null)
  return [
    isAhead ? written.next : stored,
    next => {
      setWritten({ over, next })
      write(next)
    },
  ]
}
