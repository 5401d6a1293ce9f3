// What opens when an equation or a date in the text is pressed.

import { setEmbed } from '@sheaf/editor/commands/inline-equation'
import { readDate } from '../../editing/date-words'
import type { PageEditing, Panel } from '../../editing/page-editing'
import { DatePopover } from './date-popover'
import { EquationPopover } from './equation-popover'
import type { Finish } from './finish'

interface EmbedPopoverProps {
  readonly editing: PageEditing
  readonly panel: Extract<Panel, { name: 'embed' }>
}

export function EmbedPopover({ editing, panel }: EmbedPopoverProps) {
  const { node, dom, pos } = panel.pressed
  const finish: Finish = embed => {
    // Where the focus goes from it, and the page as well, closes it: once.
    if (editing.panel.get() !== panel) return
    const at = panel.place()
    editing.closePanel()
    if (embed !== undefined && at !== null) setEmbed(at, embed)(editing.editor.core)
  }
  const value = node.attrs['v'] as readonly unknown[]
  if (node.type.name === 'equation') {
    const formula = typeof value[0] === 'string' ? value[0] : ''
    return <EquationPopover key={pos} dom={dom} formula={formula} onFinish={finish} />
  }
  const date = node.attrs['k'] === 'd' ? readDate(value[0]) : null
  return date && <DatePopover key={pos} dom={dom} date={date} onFinish={finish} />
}
