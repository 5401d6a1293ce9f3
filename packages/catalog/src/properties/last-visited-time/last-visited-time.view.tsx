// When whoever looks last opened a row.
import { timeStampView } from '../stamp-views'

export const lastVisitedTimeView = timeStampView('last_visited_time')
