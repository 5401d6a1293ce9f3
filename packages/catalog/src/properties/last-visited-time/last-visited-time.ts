// When whoever looks last opened a row: another for everyone, so the server fills it in as the value, in milliseconds.
import { momentCell, timeStamp } from '../row-stamps'

export const lastVisitedTime = timeStamp(
  {
    type: 'last_visited_time',
    label: 'Last visited time',
    description: 'When you last opened a row',
    icon: 'eye',
    aliases: 'seen,opened,read,recent',
  },
  (_row, value) => momentCell(value),
)
