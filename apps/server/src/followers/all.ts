// Every follower of the log. What they watch is told by the entries of all rooms.
import { searchFollower } from '../search/search-follower'
import type { Follower } from './follower'

export const logFollowers: readonly Follower[] = [searchFollower]
