// The head of a timeline: two lines of names, and behind the bars the lines of its units and the weekends.
import { isoWeekday } from '@sheaf/core/collection/zone'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useMemo } from 'react'
import { type Mark, marksOf } from './axis'
import styles from './axis.module.css'
import { majorName, minorName } from './mark-names'
import type { AxisView } from './use-axis'

/** So much more than is seen, to both sides. */
const MARGIN_PX = 400

function useMarks({ axis, sight }: AxisView): {
  readonly major: readonly Mark[]
  readonly minor: readonly Mark[]
} {
  const { weekStart } = useDatabase('asks').asks
  const left = Math.floor(sight.left / MARGIN_PX - 1) * MARGIN_PX
  const right = Math.ceil((sight.left + sight.width) / MARGIN_PX + 1) * MARGIN_PX
  return useMemo(
    () => ({
      major: marksOf(axis, axis.scale.major, weekStart, { left, right }),
      minor: marksOf(axis, axis.scale.minor, weekStart, { left, right }),
    }),
    [axis, weekStart, left, right],
  )
}

const place = ({ from, width }: Mark) => ({ insetInlineStart: from, inlineSize: width })

export function AxisHead({ axisView }: { readonly axisView: AxisView }) {
  const { locale } = useDatabase('asks').asks
  const { major, minor } = useMarks(axisView)
  const { scale } = axisView.axis
  return (
    <div className={styles.head} style={{ inlineSize: axisView.axis.width }} aria-hidden="true">
      {major.map(mark => (
        <div key={mark.at} className={styles.major} style={place(mark)}>
          <span>{majorName(mark.at, scale.major, locale)}</span>
        </div>
      ))}
      {minor.map(mark => (
        <div key={mark.at} className={styles.minor} style={place(mark)}>
          {minorName(mark.at, scale.minor, locale)}
        </div>
      ))}
    </div>
  )
}

export function AxisLines({ axisView }: { readonly axisView: AxisView }) {
  const { minor } = useMarks(axisView)
  const isDaily = axisView.axis.scale.minor === 'day'
  return minor.map(mark => (
    <div
      key={mark.at}
      className={styles.line}
      style={place(mark)}
      data-weekend={isDaily && isoWeekday(mark.at) > 5}
      aria-hidden="true"
    />
  ))
}
