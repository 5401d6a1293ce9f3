// What can be done with a page at the end of its bar: when it was edited, sharing, the star. A page is read without them, so they
// come when the browser is idle.
import type { Uuid } from '@sheaf/core/ids'
import { IconButton } from '@sheaf/ui/button/button'
import { CommentIcon, Icon, StarIcon } from '@sheaf/ui/icon/icon'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { createPortal } from 'react-dom'
import type { ActionContext } from '../actions/action'
import { showComments } from '../actions/comment-actions'
import { favourite } from '../actions/favourites'
import { shortcutName } from '../actions/use-shortcuts'
import { isFavourite } from '../data/favourite-list'
import { useDerived } from '../data/hooks'
import { toggleComments, updateSidebar } from '../data/update-sidebar'
import { useStore } from '../editing/store'
import { t } from '../i18n/t'
import { EditedTime } from './edited-time'
import { Comments } from './page-pane'
import { ShareButton } from './share-button'
import styles from './topbar.module.css'

export function TopbarActions({ pageId, context }: { readonly pageId: Uuid; readonly context: ActionContext }) {
  const isStarred = useDerived(
    () => isFavourite(context.session.replica, pageId),
    (a, b) => a === b,
  )
  const areCommentsShown = useStore(updateSidebar) !== null
  const starLabel = isStarred ? t('Remove from favorites') : t('Add to favorites')
  return (
    <>
      <EditedTime pageId={pageId} />
      <ShareButton pageId={pageId} />
      <Tooltip label={t('Comments')} shortcut={shortcutName(showComments)}>
        <IconButton
          label={t('Comments')}
          aria-expanded={areCommentsShown}
          icon={<Icon of={CommentIcon} />}
          onClick={toggleComments}
        />
      </Tooltip>
      <Tooltip label={starLabel} shortcut={shortcutName(favourite)}>
        <IconButton
          className={styles.star}
          label={starLabel}
          aria-pressed={isStarred}
          icon={<Icon of={StarIcon} />}
          onClick={() => favourite.run(context)}
        />
      </Tooltip>
      {areCommentsShown && <CommentsBeside pageId={pageId} page={context.page} />}
    </>
  )
}

/** At the end of the frame, so that the page makes room for it. */
function CommentsBeside({ pageId, page }: { readonly pageId: Uuid; readonly page: ActionContext['page'] }) {
  const frame = document.querySelector('[data-frame]')
  return frame && createPortal(<Comments.Part key={pageId} at="side" pageId={pageId} page={page} />, frame)
}
