// A page with everything that lies over it, at one of the places where a page may be: the frame's middle, or a peek beside it.
import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton, SkeletonRegion, SkeletonText } from '@sheaf/ui/skeleton/skeleton'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ActionContext } from '../actions/action'
import { offerLate, type PageContext } from '../actions/page-context'
import { useRole } from '../data/hooks'
import { isTouch } from '../editing/is-touch'
import { watchPointer } from '../editing/last-pointer'
import { PageScreen } from '../features/page/page-screen'
import type { PageUndo } from '../features/page/page-undo'
import type { PageDatabases } from '../features/page/use-block-host'
import { OthersAtBlocks } from '../features/presence/others'
import { t } from '../i18n/t'
import { EmojiPicker } from './late-emoji'
import { LateTools } from './late-tools'

const BlockHandle = onDemand(async () => (await import('../features/block-handle/block-handle')).BlockHandle)
const KeyboardBar = onDemand(async () => (await import('../features/keyboard-bar/keyboard-bar')).KeyboardBar)

const databases: PageDatabases = {
  Database: onDemand(
    async () => (await import('../features/database/database')).Database,
    () => (
      <SkeletonRegion label={t('Loading database')}>
        <Skeleton height="12rem" />
      </SkeletonRegion>
    ),
  ).Part,
  InCollection: onDemand(async () => (await import('../features/database/in-collection')).InCollection).Part,
  rowWriter: async (...given) => (await import('../features/database/row-writer')).rowWriter(...given),
}
export const Comments = onDemand(async () => (await import('./comment-parts')).CommentsAt)
const RowProperties = onDemand(
  async () => (await import('../features/database/row-properties')).RowProperties,
  <SkeletonText />,
).Part

/** What of a page actions act on. */
export type OpenPageContext = Pick<ActionContext, 'pageId' | 'page' | 'undo' | 'redo'>

interface PagePaneProps {
  readonly pageId: Uuid
  readonly context: ActionContext
  readonly notFound: ReactNode
  readonly onChange: (context: OpenPageContext | null) => void
}

export function PagePane({ pageId, context, notFound, onChange }: PagePaneProps) {
  const [undo, setUndo] = useState<PageUndo | null>(null)
  const [page, setPage] = useState<PageContext | null>(null)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    tell({ pageId, page: page ?? undefined, undo: undo?.undo, redo: undo?.redo })
  }, [pageId, page, undo])
  useEffect(() => () => tell(null), [])
  const mayComment = allows(useRole('block', pageId), 'comment')
  useEffect(() => (page ? offerLate(page, 'blockMenu', BlockHandle.load) : undefined), [page])
  useEffect(watchPointer, [])
  useEffect(() => (page && mayComment ? offerLate(page, 'comment', Comments.load) : undefined), [page, mayComment])
  const own: ActionContext = {
    ...context,
    pageId,
    page: page ?? undefined,
    undo: undo?.undo,
    redo: undo?.redo,
  }
  return (
    <>
      <PageScreen
        pageId={pageId}
        onUndo={setUndo}
        onOpen={setPage}
        notFound={notFound}
        EmojiChoice={EmojiPicker}
        databases={databases}
        RowProperties={RowProperties}
        addComment={<Comments.Later at="head" pageId={pageId} />}
        comments={<Comments.Later at="title" pageId={pageId} />}
      />
      {page && (
        <LateTools
          editing={page.editing}
          choosePage={at => page.panels.choosePage?.(at) ?? Promise.resolve(null)}
          unfurl={page.unfurl}
          blockMenu={() => page.panels.blockMenu?.()}
          comment={() => page.panels.comment?.()}
        />
      )}
      {page && <BlockHandle.Later page={page} context={own} />}
      {page && isTouch() && <KeyboardBar.Later page={page} context={own} />}
      {page && <Comments.Later at="page" pageId={pageId} page={page} />}
      {page && <OthersAtBlocks page={page} />}
    </>
  )
}
