// The cover of a page, and what changes it. A picture is moved by dragging it, or by the arrow keys.
import type { Uuid } from '@sheaf/core/ids'
import type { PageLook } from '@sheaf/core/kinds/page-look'
import { Button } from '@sheaf/ui/button/button'
import { Icon, ImageIcon, MoveIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Opener } from '@sheaf/ui/on-demand/opener'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { restylePage } from '../../../actions/page-style'
import { useSession } from '../../../data/hooks'
import { pictureUrl } from '../../../data/picture-url'
import { t } from '../../../i18n/t'
import { joinClasses } from '../../../join-classes'
import { readCover } from '../../../page-cover/covers'
import covers from '../../../page-cover/covers.module.css'
import styles from './page-cover.module.css'

const CoverPicker = onDemand(async () => (await import('./cover-picker')).CoverPicker)

interface PageCoverProps {
  readonly pageId: Uuid
  readonly look: PageLook
  readonly isEditable: boolean
}

/** Of a press on an arrow key, in parts of the whole. */
const KEY_STEP = 0.04
/** Asked for by a press on "Reposition". */
const focusNow = (element: HTMLElement | null): void => element?.focus()
const clamp = (value: number): number => Math.min(1, Math.max(0, value))

export function PageCover({ pageId, look, isEditable }: PageCoverProps) {
  const session = useSession()
  const cover = readCover(look.cover)
  const [moved, setMoved] = useState<number | null>(null)
  const drag = useRef<{ readonly y: number; readonly from: number } | null>(null)
  const [isBroken, setBroken] = useState<string | null>(null)
  if (!cover) return null
  const url = 'picture' in cover ? pictureUrl(cover.picture, 1_440) : null
  const position = moved ?? look.coverPosition
  const isMoving = moved !== null
  const keep = (): void => {
    if (moved !== null && moved !== look.coverPosition)
      restylePage(session, pageId, { page_cover_position: Math.round(moved * 1_000) / 1_000 })
    setMoved(null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (moved === null) return
    const step = { ArrowUp: -KEY_STEP, ArrowDown: KEY_STEP, Home: -1, End: 1 }[event.key]
    if (event.key === 'Escape') setMoved(null)
    else if (event.key === 'Enter') keep()
    else if (step !== undefined) setMoved(clamp(moved + step))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!drag.current) return
    const height = event.currentTarget.clientHeight
    setMoved(clamp(drag.current.from - (event.clientY - drag.current.y) / height))
  }
  const picture = url && isBroken !== url && (
    <img
      className={styles.picture}
      src={url}
      alt=""
      draggable={false}
      referrerPolicy="no-referrer"
      style={{ objectPosition: `50% ${position * 100}%` }}
      onError={() => setBroken(url)}
    />
  )
  return (
    <div className={joinClasses(styles.place, 'page-cover-room')}>
      {isMoving ? (
        <div
          className={styles.cover}
          role="slider"
          tabIndex={0}
          ref={focusNow}
          aria-label={t('Cover position')}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(position * 100)}
          data-moving=""
          onKeyDown={onKeyDown}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            drag.current = { y: event.clientY, from: position }
          }}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            drag.current = null
          }}
        >
          {picture}
          <span className={styles.hint} aria-hidden="true">
            {t('Drag image to reposition, or use the arrow keys')}
          </span>
        </div>
      ) : (
        <div className={joinClasses(styles.cover, covers.drawn, 'drawn' in cover && covers[cover.drawn])}>
          {picture}
        </div>
      )}
      {isEditable && (
        <div className={styles.controls} data-used={isMoving ? '' : undefined}>
          {isMoving ? (
            <>
              <Button size="small" onClick={() => setMoved(null)}>
                {t('Cancel')}
              </Button>
              <Button size="small" variant="primary" onClick={keep}>
                {t('Save position')}
              </Button>
            </>
          ) : (
            <>
              <Opener
                opens="dialog"
                onLikely={CoverPicker.load}
                trigger={
                  <Button size="small" icon={<Icon of={ImageIcon} />}>
                    {t('Change cover')}
                  </Button>
                }
              >
                {opened => <CoverPicker.Part {...opened} pageId={pageId} />}
              </Opener>
              {picture && (
                <Button size="small" icon={<Icon of={MoveIcon} />} onClick={() => setMoved(look.coverPosition)}>
                  {t('Reposition')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  )
}
