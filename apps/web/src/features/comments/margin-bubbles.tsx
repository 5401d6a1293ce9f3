// How many comments there are at which block: a bubble in the margin that opens them.
import type { Uuid } from '@sheaf/core/ids'
import type { PageDiscussion } from '@sheaf/sync/page-discussions'
import { CommentIcon, Icon } from '@sheaf/ui/icon/icon'
import { createPortal } from 'react-dom'
import type { PageContext } from '../../actions/page-context'
import { t } from '../../i18n/t'
import styles from './comments.module.css'
import { openComments } from './open-comments'
import { useBubblePlaces } from './use-bubble-places'

interface MarginBubblesProps {
  readonly page: PageContext
  readonly pageId: Uuid
  /** Those that are open, and not about the page as a whole. */
  readonly discussions: readonly PageDiscussion[]
}

export function MarginBubbles({ page, pageId, discussions }: MarginBubblesProps) {
  const places = useBubblePlaces(page, [...new Set(discussions.map(({ at }) => at))])
  return createPortal(
    places.map(({ blocks, x, y, isNarrow }) => {
      const here = discussions.filter(({ at }) => blocks.includes(at))
      const count = here.reduce((sum, { value }) => sum + (value?.comments?.length ?? 0), 0)
      if (count === 0) return null
      const label = t('{count, plural, one {# comment} other {# comments}}', { count })
      return (
        <button
          key={blocks.join()}
          type="button"
          className={styles.bubble}
          data-narrow={isNarrow ? '' : undefined}
          style={{ left: x, top: y }}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={event =>
            openComments.set({ pageId, ids: here.map(({ id }) => id), anchor: anchorAt(event.currentTarget) })
          }
        >
          <Icon of={CommentIcon} />
          {count}
        </button>
      )
    }),
    page.overlay,
  )
}

const anchorAt = (element: Element) => ({
  contextElement: element,
  getBoundingClientRect: () => element.getBoundingClientRect(),
})
