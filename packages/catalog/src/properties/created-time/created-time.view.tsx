// When a row was made.
import { timeStampView } from '../stamp-views'

export const createdTimeView = timeStampView('created_time')
