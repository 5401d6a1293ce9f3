// What an address asks for besides the page: a discussion (`d`), or the comments beside it (`at`).
import { idFromUrlSegment, type Uuid } from '@sheaf/core/ids'

/** The number of the tab with the comments in `at`. */
const COMMENTS_TAB = '1'

export interface LinkedDiscussion {
  readonly discussion: Uuid | null
  readonly showsComments: boolean
}

export function linkedDiscussion(query: string): LinkedDiscussion {
  const fields = new URLSearchParams(query)
  return {
    discussion: idFromUrlSegment(fields.get('d') ?? fields.get('discussionId') ?? ''),
    showsComments: (fields.get('at') ?? fields.get('updateSidebarTab')) === COMMENTS_TAB,
  }
}
