// A page beside another one, or over it. Escape closes it where nothing inside has a use for the key.
import type { Uuid } from '@sheaf/core/ids'
import { IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, Icon, MaximizeIcon, PanelRightIcon, SquareIcon } from '@sheaf/ui/icon/icon'
import { useScrollCapture } from '@sheaf/ui/scroll-capture/scroll-capture'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ActionContext } from '../../actions/action'
import { useRecord } from '../../data/hooks'
import { pageTitle } from '../../data/page-title'
import { ShareButton } from '../../frame/share-button'
import { Breadcrumb, PageMenuButton } from '../../frame/topbar'
import { t } from '../../i18n/t'
import { closePeek, linkTo, openPeek } from '../../navigation'
import { pageRoute } from '../../routes'
import styles from './peek.module.css'

interface PeekProps {
  readonly pageId: Uuid
  readonly mode: 'side' | 'centre'
  /** What its menu acts with. */
  readonly context: ActionContext
  /** Keys go to it now. */
  readonly onActive: () => void
  readonly children: ReactNode
}

export function Peek({ pageId, mode, context, onActive, children }: PeekProps) {
  const page = useRecord('block', pageId)
  const title = pageTitle(page)
  const box = useRef<HTMLElement>(null)
  useScrollCapture(mode === 'centre' ? 'All' : 'None')
  // Whoever opened it goes on there, and comes back to where they were. Before the page inside is asked: one without a title is written
  // in at once.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null
    box.current?.focus()
    return () => {
      if (before?.isConnected) before.focus()
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    closePeek()
  }
  return (
    <>
      {mode === 'centre' && <div className={styles.backdrop} onClick={closePeek} aria-hidden="true" />}
      <section
        ref={box}
        className={mode === 'side' ? styles.side : styles.centre}
        role={mode === 'centre' ? 'dialog' : 'complementary'}
        aria-modal={mode === 'centre' ? true : undefined}
        aria-label={t('Peek: {title}', { title })}
        tabIndex={-1}
        data-peek=""
        onFocus={onActive}
        onKeyDown={onKeyDown}
      >
        <div className={styles.bar}>
          <Tooltip label={t('Close')}>
            <IconButton label={t('Close peek')} icon={<Icon of={CloseIcon} />} onClick={closePeek} />
          </Tooltip>
          <Tooltip label={t('Open in full page')}>
            <a className={styles.open} aria-label={t('Open in full page')} {...linkTo(pageRoute(pageId))}>
              <Icon of={MaximizeIcon} />
            </a>
          </Tooltip>
          {mode === 'side' ? (
            <Tooltip label={t('Open in center peek')}>
              <IconButton
                label={t('Open in center peek')}
                icon={<Icon of={SquareIcon} />}
                onClick={() => openPeek(pageId, 'centre')}
              />
            </Tooltip>
          ) : (
            <Tooltip label={t('Open in side peek')}>
              <IconButton
                label={t('Open in side peek')}
                icon={<Icon of={PanelRightIcon} mirrored />}
                onClick={() => openPeek(pageId, 'side')}
              />
            </Tooltip>
          )}
          <Breadcrumb pageId={pageId} />
          {page && <ShareButton pageId={pageId} />}
          {page && <PageMenuButton context={context} />}
        </div>
        <div className={styles.page} data-page-area="">
          {children}
        </div>
      </section>
    </>
  )
}
