// What a rule of the view colours, as attributes of the element that shows it. Stylesheets read `--rule-background` where there is
// `data-ruled`; words on it are all drawn in full ink, which is readable on every one of the colours.
import type { RuleColor } from '@sheaf/core/collection/color-rules'
import type { CSSProperties } from 'react'

interface RuleLook {
  readonly 'data-ruled'?: ''
  readonly style?: CSSProperties
}

export const ruleLook = (color: RuleColor | null | undefined): RuleLook =>
  color
    ? {
        'data-ruled': '',
        // Data says gray where our palette says grey.
        style: {
          '--rule-background': `var(--content-${color === 'gray' ? 'grey' : color}-background)`,
        } as CSSProperties,
      }
    : {}
