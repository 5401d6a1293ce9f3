// Who last changed a row.
import { personStamp } from '../row-stamps'

export const lastEditedBy = personStamp(
  {
    type: 'last_edited_by',
    label: 'Last edited by',
    description: 'The person who last edited a row',
    icon: 'square-pen',
    aliases: 'modified,updated,editor,person',
  },
  row => row.last_edited_by_id,
)
