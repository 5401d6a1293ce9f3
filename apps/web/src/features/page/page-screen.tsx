// A page: its title and its text, once its records are here.
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { type ReactNode, useEffect, useState } from 'react'
import { restorePage } from '../../actions/pages'
import { useChannel, useRecord, useSession } from '../../data/hooks'
import { pageIcon, pageTitle } from '../../data/page-title'
import { PageSkeleton } from '../../frame/page-skeleton'
import { t } from '../../i18n/t'
import styles from './page-screen.module.css'
import { PageText } from './page-text'
import type { PageUndo } from './page-undo'

interface PageScreenProps {
  readonly pageId: Uuid
  readonly onUndo: (undo: PageUndo | null) => void
  readonly notFound: ReactNode
}

export function PageScreen({ pageId, onUndo, notFound }: PageScreenProps) {
  const session = useSession()
  const state = useChannel(session.pointer('block', pageId))
  const block = useRecord('block', pageId)
  const title = pageTitle(block)
  const icon = pageIcon(block)
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
      <article className={styles.page}>
        {icon && (
          <div className={styles.icon} aria-hidden="true">
            {icon}
          </div>
        )}
        <PageText pageId={pageId} isEditable={block.alive} onUndo={onUndo} />
      </article>
    </>
  )
}
