// When a row was made.
import { momentCell, timeStamp } from '../row-stamps'

export const createdTime = timeStamp(
  {
    type: 'created_time',
    label: 'Created time',
    description: 'When the row was made.',
    icon: 'clock',
    aliases: 'creation,date,added,new',
  },
  row => momentCell(row.created_time),
)
