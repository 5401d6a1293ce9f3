// Which mark of a chart an arrow key leads to: along the points, or through the parts of one.
import type { Mark } from './chart-layout'

type Place = Pick<Mark, 'point' | 'series'>
type MarkStep = { readonly points: -1 | 0 | 1; readonly parts: -1 | 0 | 1 }

/** What a key means in a chart; null: it is not for the chart. */
export function stepOf(key: string, isLying: boolean, isRightToLeft: boolean): MarkStep | 'first' | 'last' | null {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  const aside = { ArrowRight: 1, ArrowLeft: -1 }[key] as 1 | -1 | undefined
  const down = { ArrowDown: 1, ArrowUp: -1 }[key] as 1 | -1 | undefined
  const forward = aside === undefined ? 0 : isRightToLeft ? (-aside as 1 | -1) : aside
  if (aside === undefined && down === undefined) return null
  // Parts pile up: the next one is above, or further along a lying bar.
  if (isLying) return { points: down ?? 0, parts: forward }
  return { points: forward, parts: down === undefined ? 0 : (-down as 1 | -1) }
}

/** The index of the mark that a step leads to: where the next point lacks this part, the nearest of its parts. */
export function markAfter(marks: readonly Place[], from: number, step: MarkStep | 'first' | 'last'): number {
  if (step === 'first') return 0
  if (step === 'last') return marks.length - 1
  const here = marks[from]
  if (!here) return 0
  const isNext = (mark: Place): boolean =>
    step.points === 0
      ? mark.point === here.point && (mark.series - here.series) * step.parts > 0
      : (mark.point - here.point) * step.points > 0
  const distance = (mark: Place): number =>
    Math.abs(mark.point - here.point) * 1000 + Math.abs(mark.series - here.series)
  let best = from
  for (const [i, mark] of marks.entries())
    if (isNext(mark) && (best === from || distance(mark) < distance(marks[best] ?? here))) best = i
  return best
}
