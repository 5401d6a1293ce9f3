// A page beside another one, or over it. Escape closes it where nothing inside has a use for the key.
import type { Uuid } from '@sheaf/core/ids'
import { IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, Icon, MaximizeIcon, PanelRightIcon, SquareIcon } from '@sheaf/ui/icon/icon'
import { useScrollCapture } from '@sheaf/ui/scroll-capture/scroll-capture'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useRecord } from '../../data/hooks'
import { pageTitle } from '../../data/page-title'
import { t } from '../../i18n/t'
import { closePeek, linkTo, openPeek } from '../../navigation'
import { pageRoute } from '../../routes'
import styles from './peek.module.css'

interface PeekProps {
  readonly pageId: Uuid
  readonly mode: 'side' | 'centre'
  /** Keys go to it now. */
  readonly onActive: () => void
  readonly children: ReactNode
}

export function Peek({ pageId, mode, onActive, children }: PeekProps) {
  const title = pageTitle(useRecord('block', pageId))
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
            <IconButton label={t('Close the peek')} icon={<Icon of={CloseIcon} />} onClick={closePeek} />
          </Tooltip>
          <Tooltip label={t('Open as a page')}>
            <a className={styles.open} aria-label={t('Open as a page')} {...linkTo(pageRoute(pageId))}>
              <Icon of={MaximizeIcon} />
            </a>
          </Tooltip>
          {mode === 'side' ? (
            <Tooltip label={t('Open in the middle')}>
              <IconButton
                label={t('Open in the middle')}
                icon={<Icon of={SquareIcon} />}
                onClick={() => openPeek(pageId, 'centre')}
              />
            </Tooltip>
          ) : (
            <Tooltip label={t('Open at the side')}>
              <IconButton
                label={t('Open at the side')}
                icon={<Icon of={PanelRightIcon} mirrored />}
                onClick={() => openPeek(pageId, 'side')}
              />
            </Tooltip>
          )}
        </div>
        <div className={styles.page} data-page-area="">
          {children}
        </div>
      </section>
    </>
  )
}
