// A page: its title and its text, once its records are here.
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { type ReactNode, useEffect, useState } from 'react'
import type { PageDoor } from '../../actions/page-door'
import { restorePage } from '../../actions/pages'
import { useChannel, useRecord, useSession } from '../../data/hooks'
import { isPicture, pageLook } from '../../data/page-look'
import { pageTitle } from '../../data/page-title'
import { PageSkeleton } from '../../frame/page-skeleton'
import { t } from '../../i18n/t'
import type { EmojiChoice } from './page-dress/icon-picker'
import { PageHead } from './page-dress/page-head'
import styles from './page-screen.module.css'
import { PageText } from './page-text'
import type { PageUndo } from './page-undo'

/** Most pages have none. */
const PageCover = onDemand(async () => (await import('./page-dress/page-cover')).PageCover)

interface PageScreenProps {
  readonly pageId: Uuid
  readonly onUndo: (undo: PageUndo | null) => void
  readonly onOpen: (page: PageDoor | null) => void
  readonly notFound: ReactNode
  readonly EmojiChoice: EmojiChoice
}

export function PageScreen({ pageId, onUndo, onOpen, notFound, EmojiChoice }: PageScreenProps) {
  const session = useSession()
  const state = useChannel(session.pointer('block', pageId))
  const block = useRecord('block', pageId)
  const title = pageTitle(block)
  const look = pageLook(block)
  const icon = look.icon !== null && !isPicture(look.icon) ? look.icon : ''
  const isHere = block !== undefined
  useEffect(() => {
    document.title = `${icon ? `${icon} ` : ''}${title} · Sheaf`
  }, [title, icon])
  useEffect(() => {
    if (isHere) localStorage.setItem(`sheaf:last-page:${session.spaceId}`, pageId)
  }, [session.spaceId, pageId, isHere])

  // Once it is here it stays on screen, also while it is fetched anew after a long break.
  const [wasReady, setWasReady] = useState(false)
  if (state === 'ready' && isHere && !wasReady) setWasReady(true)
  if (state === 'gone') return notFound
  if (!isHere || !wasReady)
    return (
      <SkeletonRegion label={t('Loading the page')}>
        <PageSkeleton />
      </SkeletonRegion>
    )
  const isEditable = block.alive && !look.isLocked
  return (
    <>
      {!block.alive && (
        <div className={styles.trashed} role="status">
          <span>{t('This page is in the trash.')}</span>
          <Button size="small" onClick={() => restorePage(session, pageId)}>
            {t('Restore')}
          </Button>
        </div>
      )}
      {look.cover !== null && (
        <div className={styles.cover}>
          <PageCover.Part pageId={pageId} look={look} isEditable={isEditable} />
        </div>
      )}
      <article
        className={styles.page}
        data-font={look.font}
        data-full-width={look.isFullWidth ? '' : undefined}
        data-small-text={look.isSmallText ? '' : undefined}
        data-cover={look.cover === null ? undefined : ''}
      >
        <PageHead pageId={pageId} look={look} isEditable={isEditable} EmojiChoice={EmojiChoice} />
        <PageText pageId={pageId} isEditable={isEditable} onUndo={onUndo} onOpen={onOpen} />
      </article>
    </>
  )
}
