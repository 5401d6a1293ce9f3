// A number in its words, with a bar or a ring beside it where the property wants one.
import type { Property } from '@sheaf/core/collection/schema'
import { colorVariables } from '@sheaf/editor/colors/content-color'
import type { CSSProperties } from 'react'
import styles from './cell.module.css'
import own from './number-look.module.css'
import { partOf } from './number-part'
import { stringIn } from './read-json'

interface NumberLookProps {
  readonly value: number
  readonly words: string
  readonly property: Property
}
const RADIUS = 8
const AROUND = 2 * Math.PI * RADIUS

export function NumberLook({ value, words, property }: NumberLookProps) {
  const showAs = property['show_as']
  const text = <span className={`${styles.line} ${styles.numbers}`}>{words}</span>
  if (showAs !== 'bar' && showAs !== 'ring') return text
  const part = partOf(value, property)
  const color = stringIn(property['color'])
  // Without a choice it has the accent, as everything that is under way.
  const style = (color === '' || color === 'default' ? {} : colorVariables(color)) as CSSProperties
  return (
    <span className={own.number} style={style}>
      {text}
      {showAs === 'bar' ? (
        <span className={own.bar} aria-hidden="true">
          <span className={own.fill} style={{ display: 'block', inlineSize: `${part * 100}%` }} />
        </span>
      ) : (
        <svg className={own.ring} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r={RADIUS} />
          {part > 0 && (
            <circle className={own.part} cx="10" cy="10" r={RADIUS} strokeDasharray={`${part * AROUND} ${AROUND}`} />
          )}
        </svg>
      )}
    </span>
  )
}
