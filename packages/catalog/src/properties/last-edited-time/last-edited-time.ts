// When a row was last changed.
import { momentCell, timeStamp } from '../row-stamps'

export const lastEditedTime = timeStamp(
  {
    type: 'last_edited_time',
    label: 'Last edited time',
    description: 'When a row was last edited',
    icon: 'history',
    aliases: 'modified,updated,changed,date',
  },
  row => momentCell(row.last_edited_time),
)
