// All discussions of a page beside it, in its order: the open ones, or those that are settled.
import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import type { PageDiscussion } from '@sheaf/sync/page-discussions'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, Icon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PageContext } from '../../actions/page-context'
import { useRole, useSession } from '../../data/hooks'
import { updateSidebar } from '../../data/update-sidebar'
import { t } from '../../i18n/t'
import { CommentField } from './comment-field'
import styles from './comments-sidebar.module.css'
import { discuss } from './discussion-actions'
import { useDiscussions } from './discussion-store'
import { Thread } from './thread'

interface CommentsSidebarProps {
  readonly pageId: Uuid
  readonly page: PageContext | undefined
}

export function CommentsSidebar({ pageId, page }: CommentsSidebarProps) {
  const session = useSession()
  const [shows, setShows] = useState<'open' | 'resolved'>('open')
  const box = useRef<HTMLElement>(null)
  const all = useDiscussions(pageId).filter(({ value }) => value !== undefined)
  const shown = all.filter(({ value }) => (value?.resolved === true) === (shows === 'resolved'))
  const mayComment = allows(useRole('block', pageId), 'comment')
  // The focus moves into the sidebar when it opens, and back when it closes.
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    box.current?.focus()
    return () => {
      if (before?.isConnected) before.focus()
    }
  }, [])
  const close = (): void => updateSidebar.set(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  return (
    <>
      <div className={styles.backdrop} onClick={close} aria-hidden="true" />
      <aside ref={box} className={styles.sidebar} aria-label={t('Comments')} tabIndex={-1} onKeyDown={onKeyDown}>
        <header className={styles.bar}>
          <h2 className={styles.title}>{t('Comments')}</h2>
          <div role="group" aria-label={t('Filter comments')} className={styles.choice}>
            <Choice label={t('Unresolved')} isOn={shows === 'open'} onChoose={() => setShows('open')} />
            <Choice label={t('Resolved')} isOn={shows === 'resolved'} onChoose={() => setShows('resolved')} />
          </div>
          <IconButton label={t('Close comments')} icon={<Icon of={CloseIcon} />} onClick={close} />
        </header>
        <div className={styles.list}>
          {shown.map(discussion => (
            <Thread
              key={discussion.id}
              pageId={pageId}
              discussion={discussion}
              onQuote={page && (() => goTo(page, discussion))}
            />
          ))}
          {shown.length === 0 && (
            <p className={styles.empty}>
              {shows === 'open'
                ? t('No open comments. Select text on the page and choose Comment.')
                : t('No resolved comments')}
            </p>
          )}
        </div>
        {mayComment && shows === 'open' && (
          <div className={styles.foot}>
            <CommentField
              label={t('Comment on this page')}
              placeholder={t('Comment on this page…')}
              about={`page:${pageId}`}
              sendLabel={t('Send comment')}
              onSend={text => void discuss(session, { block: pageId, words: null }, text)}
            />
          </div>
        )}
      </aside>
    </>
  )
}

function Choice({ label, isOn, onChoose }: { label: string; isOn: boolean; onChoose: () => void }) {
  return (
    <Button size="small" variant={isOn ? 'secondary' : 'quiet'} aria-pressed={isOn} onClick={onChoose}>
      {label}
    </Button>
  )
}

function goTo({ editor }: PageContext, { id, at }: PageDiscussion): void {
  editor.reveal(at)
  editor.blocks.root
    .querySelector(`[data-discussion-id="${CSS.escape(id)}"]`)
    ?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}
