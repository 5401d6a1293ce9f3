// Where characters go: a range of the document followed through the maps of a transaction's steps.
import type { StepMap } from 'prosemirror-transform'

/** `length` characters that were at `from` and are at `pos` now. */
interface TracedPiece {
  readonly from: number
  readonly length: number
  readonly pos: number
}

/** The parts of a range that survive all maps. */
export function trace(maps: readonly StepMap[], from: number, length: number): TracedPiece[] {
  let pieces: TracedPiece[] = length > 0 ? [{ from, length, pos: from }] : []
  for (const map of maps) {
    const ranges: { readonly start: number; readonly end: number; readonly shift: number }[] = []
    map.forEach((oldStart, oldEnd, newStart, newEnd) =>
      ranges.push({ start: oldStart, end: oldEnd, shift: newEnd - newStart - (oldEnd - oldStart) }),
    )
    if (ranges.length > 0) pieces = pieces.flatMap(piece => cut(piece, ranges))
  }
  return pieces
}

function cut(
  piece: TracedPiece,
  ranges: readonly { readonly start: number; readonly end: number; readonly shift: number }[],
): TracedPiece[] {
  const out: TracedPiece[] = []
  const end = piece.pos + piece.length
  let at = piece.pos
  let shifted = 0
  const emit = (to: number): void => {
    if (to > at) out.push({ from: piece.from + at - piece.pos, length: to - at, pos: at + shifted })
  }
  for (const range of ranges) {
    if (range.start >= end) break
    if (range.end > at) {
      emit(Math.min(range.start, end))
      at = Math.max(at, range.end)
    }
    shifted += range.shift
  }
  if (at < end) emit(end)
  return out
}
