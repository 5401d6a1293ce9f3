// A page slide by slide over the whole screen. Keys, a press on either side and a swipe turn; everyone who has the page open may
// present it, and sees changes as they are made.
import { allBlockKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import type { History } from '@sheaf/editor/history'
import type { Openness } from '@sheaf/editor/page-editor'
import { IconButton } from '@sheaf/ui/button/button'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, Icon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDerived, useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { NestedText } from '../nested-text'
import { keyTurn } from './key-turn'
import styles from './presentation.module.css'
import { type Slide, slidesOf, slideWith } from './slides'
import { useSwipe } from './use-swipe'

interface PresentationProps {
  readonly pageId: Uuid
  readonly from: Uuid | undefined
  readonly openness: Openness
  readonly onClose: () => void
}

const sameSlides = (a: readonly Slide[], b: readonly Slide[]): boolean => JSON.stringify(a) === JSON.stringify(b)
const noSlide: Slide = []
const noHistory = (): History | undefined => undefined

/** A press near the beginning of the line turns back. */
const BACK_PART = 1 / 4
const CONTROLS = 'button, a, input, select, textarea, label, video, audio, summary, [role=button], [role=checkbox]'

export function Presentation({ pageId, from, openness, onClose }: PresentationProps) {
  const { replica } = useSession()
  const slides = useDerived(now => slidesOf(now, pageId, allBlockKinds), sameSlides)
  const [wanted, setWanted] = useState(() => slideWith(replica, slides, from))
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const last = Math.max(0, slides.length - 1)
  const at = Math.min(wanted, last)
  const go = (to: number): void => setWanted(Math.min(last, Math.max(0, to)))
  useFullScreen(dialog, onClose)
  useFitted(canvas, dialog)
  const swipe = useSwipe(direction => go(at + direction))
  const isRtl = document.documentElement.dir === 'rtl'

  const onKeyDown = (event: KeyboardEvent): void => {
    const turn = keyTurn(event.key, event.shiftKey, isRtl)
    if (turn === null || event.ctrlKey || event.metaKey || event.altKey) return
    // Space and Enter on a control are the control's.
    if (turn === 'press' && (event.target as Element).closest(CONTROLS)) return
    event.preventDefault()
    go(turn === 'first' ? 0 : turn === 'last' ? last : turn === 'back' ? at - 1 : at + 1)
  }
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || (event.target as Element).closest(CONTROLS) || !getSelection()?.isCollapsed) return
    const isAtStart = event.clientX < innerWidth * BACK_PART
    const isAtEnd = event.clientX > innerWidth * (1 - BACK_PART)
    go((isRtl ? isAtEnd : isAtStart) ? at - 1 : at + 1)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.presentation}
      aria-label={t('Presentation')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      {...swipe}
    >
      <div className={styles.room}>
        <div ref={canvas} className={styles.canvas}>
          {slides.length === 0 ? (
            <p>{t('Nothing to present on this page')}</p>
          ) : (
            <NestedText
              root={pageId}
              label={t('Slide')}
              openness={openness}
              history={noHistory}
              only={slides[at] ?? noSlide}
            />
          )}
        </div>
      </div>
      <footer className={styles.bar}>
        <IconButton
          label={t('Previous slide')}
          icon={<Icon of={ChevronLeftIcon} mirrored />}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        />
        <output
          className={styles.progress}
          aria-label={t('Slide {number} of {count}', { number: at + 1, count: slides.length })}
        >
          {slides.length === 0 ? 0 : at + 1} / {slides.length}
        </output>
        <IconButton
          label={t('Next slide')}
          icon={<Icon of={ChevronRightIcon} mirrored />}
          disabled={at === last}
          onClick={() => go(at + 1)}
        />
        <IconButton label={t('End presentation')} icon={<Icon of={CloseIcon} />} onClick={onClose} />
      </footer>
    </dialog>
  )
}

/** Over everything, and over the whole screen where the browser allows it. Leaving the one leaves the other. */
function useFullScreen(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    element.showModal()
    element.focus()
    let wasFull = false
    const onChange = (): void => {
      if (document.fullscreenElement === element) wasFull = true
      else if (wasFull) close()
    }
    document.addEventListener('fullscreenchange', onChange)
    element.requestFullscreen?.().catch(() => {})
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => {})
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [dialog])
}

/** A slide has the same size for everybody, scaled to fit the screen. */
function useFitted(canvas: RefObject<HTMLElement | null>, room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = canvas.current
    const around = room.current
    if (!element || !around) return
    const fit = (): void => {
      const scale = Math.min(around.clientWidth / element.offsetWidth, around.clientHeight / element.offsetHeight)
      element.style.setProperty('--scale', String(Number.isFinite(scale) && scale > 0 ? scale : 1))
    }
    const watch = new ResizeObserver(fit)
    watch.observe(around)
    fit()
    return () => watch.disconnect()
  }, [canvas, room])
}
