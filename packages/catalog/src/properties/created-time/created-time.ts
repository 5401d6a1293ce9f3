// When a row was made.
import { momentCell, timeStamp } from '../row-stamps'

export const createdTime = timeStamp(
  {
    type: 'created_time',
    label: 'Created time',
    description: 'When a row was created',
    icon: 'clock',
    aliases: 'creation,date,added,new',
  },
  row => momentCell(row.created_time),
)
