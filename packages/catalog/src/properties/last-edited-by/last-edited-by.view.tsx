// Who last edited a row.
import { personStampView } from '../stamp-views'

export const lastEditedByView = personStampView('last_edited_by')
