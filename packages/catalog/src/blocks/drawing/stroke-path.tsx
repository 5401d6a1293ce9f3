// The only importer of perfect-freehand: a stroke as the outline of its ink.
import { getStroke } from 'perfect-freehand'
import type { Point } from './strokes'

const middle = (a: number, b: number): string => ((a + b) / 2).toFixed(1)

/** The outline as SVG says it. A mouse presses evenly, so its pressure is taken from its pace. */
export function inkPath(points: readonly Point[], width: number, isDone = true): string {
  const isEven = points.every(([, , pressure]) => Math.abs(pressure - 0.5) < 0.1)
  const outline = getStroke(points as [number, number, number][], {
    size: width,
    thinning: 0.5,
    smoothing: 0.5,
    streamline: 0.4,
    simulatePressure: isEven,
    last: isDone,
  })
  const [first] = outline
  if (!first) return ''
  const curves = outline.map(([x, y], i) => {
    const [nx = 0, ny = 0] = outline[(i + 1) % outline.length] ?? []
    return `${x.toFixed(1)} ${y.toFixed(1)} ${middle(x, nx)} ${middle(y, ny)}`
  })
  return `M${first[0]?.toFixed(1)} ${first[1]?.toFixed(1)}Q${curves.join(' ')}Z`
}
