// A page: its title and its text, once its records are here.
import type { Uuid } from '@sheaf/core/ids'
import { isDatabasePage, pageLook } from '@sheaf/core/kinds/page-look'
import { allows } from '@sheaf/core/permissions/roles'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { PageContext } from '../../actions/page-context'
import { useChannel, useRecord, useRole, useSession } from '../../data/hooks'
import { PageSkeleton } from '../../frame/page-skeleton'
import { t } from '../../i18n/t'
import './page-column.css'
import type { EmojiChoice } from './page-head/icon-picker'
import { PageHead } from './page-head/page-head'
import { PageText } from './page-text'
import type { PageUndo } from './page-undo'
import type { PageDatabases } from './use-block-host'

// Its place is kept, so that nothing jumps.
const PageCover = onDemand(
  async () => (await import('./page-head/page-cover')).PageCover,
  <div className="page-cover-room" />,
).Part

const TrashBanner = onDemand(async () => (await import('../../frame/trash-banner')).TrashBanner).Part

interface PageScreenProps {
  readonly pageId: Uuid
  readonly onUndo: (undo: PageUndo | null) => void
  readonly onOpen: (page: PageContext | null) => void
  readonly notFound: ReactNode
  readonly EmojiChoice: EmojiChoice
  readonly databases: PageDatabases
  /** The properties of a page that is a row. */
  readonly RowProperties: ComponentType<{ readonly row: Uuid }>
  /** The way to say something about the page as a whole, and what was said. */
  readonly addComment: ReactNode
  readonly comments: ReactNode
}

export function PageScreen({
  pageId,
  onUndo,
  onOpen,
  notFound,
  EmojiChoice,
  databases,
  RowProperties,
  addComment,
  comments,
}: PageScreenProps) {
  const session = useSession()
  const state = useChannel(session.pointer('block', pageId))
  const block = useRecord('block', pageId)
  const role = useRole('block', pageId)
  const look = pageLook(block)
  const isHere = block !== undefined

  // Once loaded it stays on screen, also while it is loaded again after a long break.
  const [wasReady, setWasReady] = useState(false)
  if (state === 'ready' && isHere && !wasReady) setWasReady(true)
  if (state === 'gone') return notFound
  if (!isHere || !wasReady)
    return (
      <SkeletonRegion label={t('Loading page')}>
        <PageSkeleton />
      </SkeletonRegion>
    )
  // A database that is locked still takes rows; its views and properties stay as they are.
  const isDatabase = isDatabasePage(block)
  const isEditable = allows(role, 'edit') && block.alive && (isDatabase || !look.isLocked)
  return (
    <>
      {!block.alive && <TrashBanner pageId={pageId} />}
      {look.cover !== null && <PageCover pageId={pageId} look={look} isEditable={isEditable} />}
      <article
        className="page-column"
        data-font={look.font}
        data-full-width={look.isFullWidth || isDatabase ? '' : undefined}
        data-database={isDatabase ? '' : undefined}
        data-small-text={look.isSmallText ? '' : undefined}
        data-cover={look.cover === null ? undefined : ''}
      >
        <PageHead
          pageId={pageId}
          look={look}
          isEditable={isEditable}
          EmojiChoice={EmojiChoice}
          addComment={block.alive && allows(role, 'comment') && addComment}
        />
        <PageText
          pageId={pageId}
          isEditable={isEditable}
          onUndo={onUndo}
          onOpen={onOpen}
          databases={databases}
          isDatabase={isDatabase}
          underTitle={
            <>
              {block.parent_table === 'collection' && <RowProperties row={pageId} />}
              {comments}
            </>
          }
        />
      </article>
    </>
  )
}
