// Who made a row.
import { personStamp } from '../row-stamps'

export const createdBy = personStamp(
  {
    type: 'created_by',
    label: 'Created by',
    description: 'The person who created a row',
    icon: 'circle-user',
    aliases: 'creator,author,person',
  },
  row => row.created_by_id,
)
