// When a row was last edited.
import { timeStampView } from '../stamp-views'

export const lastEditedTimeView = timeStampView('last_edited_time')
