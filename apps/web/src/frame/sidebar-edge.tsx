// The edge by which the sidebar is made wider or narrower.
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { t } from '../i18n/t'
import styles from './frame.module.css'
import { clampWidth, sidebarWidthsPx } from './use-sidebar'

const STEP_PX = 16

export function SidebarEdge({ widthPx, onWidth }: { widthPx: number; onWidth: (px: number) => void }) {
  const [isDragged, setDragged] = useState(false)
  const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged(true)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (isDragged) onWidth(isRightToLeft() ? innerWidth - event.clientX : event.clientX)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const along = (event.key === 'ArrowRight') !== isRightToLeft() ? 1 : -1
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    onWidth(clampWidth(widthPx + along * STEP_PX))
  }
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('Sidebar width')}
      aria-valuenow={widthPx}
      aria-valuemin={sidebarWidthsPx.least}
      aria-valuemax={sidebarWidthsPx.most}
      tabIndex={0}
      className={styles.edge}
      data-dragged={isDragged || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => setDragged(false)}
      onDoubleClick={() => onWidth(sidebarWidthsPx.usual)}
      onKeyDown={onKeyDown}
    />
  )
}
