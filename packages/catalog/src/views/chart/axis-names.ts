// Names below an axis in the room that they have: over two lines where one is too short for them, and never out of the picture.
import { shortened, textWidth } from './text-width'

const GAP = 8

export interface Tick {
  readonly at: number
  readonly words: string
}
export interface AxisName extends Tick {
  /** As they are drawn; `words` is the whole name. */
  readonly lines: readonly string[]
  /** Around where they are drawn: at the ends of the axis not quite below what they name. */
  readonly center: number
}

/** `mostLines`: how many there is height for. */
export function axisNames(ticks: readonly Tick[], width: number, mostLines: 1 | 2): readonly AxisName[] {
  const [first, second] = ticks
  const room = first && second ? Math.abs(second.at - first.at) - GAP : width
  return ticks.map(tick => {
    const lines = (mostLines === 2 ? twoLines(tick.words, room) : [tick.words]).map(line => shortened(line, room))
    const half = Math.max(...lines.map(textWidth)) / 2
    return { ...tick, lines, center: Math.max(half, Math.min(width - half, tick.at)) }
  })
}

export const needsTwoLines = (words: string, room: number): boolean => twoLines(words, room - GAP).length === 2

/** Parted where both come out shortest. */
function twoLines(words: string, room: number): readonly string[] {
  if (textWidth(words) <= room) return [words]
  const parts = words.split(' ')
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(textWidth))
  return parts
    .slice(1)
    .map((_part, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')])
    .reduce<readonly string[]>((best, lines) => (longest(lines) < longest(best) ? lines : best), [words])
}
