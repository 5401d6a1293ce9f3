// What opens when an equation or a date in the text is pressed.

import { readDate } from '../../editing/date-words'
import type { PageStage, Panel } from '../../editing/page-stage'
import { DatePopover } from './date-popover'
import { EquationPopover } from './equation-popover'

interface EmbedPopoverProps {
  readonly stage: PageStage
  readonly panel: Extract<Panel, { name: 'embed' }>
}

export function EmbedPopover({ stage, panel: { pressed } }: EmbedPopoverProps) {
  const { node, dom, pos } = pressed
  const value = node.attrs['v'] as readonly unknown[]
  if (node.type.name === 'equation')
    return (
      <EquationPopover
        key={pos}
        stage={stage}
        pos={pos}
        dom={dom}
        formula={typeof value[0] === 'string' ? value[0] : ''}
      />
    )
  const date = node.attrs['k'] === 'd' ? readDate(value[0]) : null
  return date && <DatePopover key={pos} stage={stage} pos={pos} dom={dom} date={date} />
}
