// Who made a row.
import { personStampView } from '../stamp-views'

export const createdByView = personStampView('created_by')
