// Something that is asked of a view, as a chip that opens where it stands. One that was just made opens by itself.
import { Popover } from '@sheaf/ui/popover/popover'
import { type ReactNode, useRef, useState } from 'react'
import { useOpenChip } from './open-chip'
import styles from './quick-filters.module.css'

interface AskChipProps {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly isOn: boolean
  readonly icon: ReactNode
  readonly after?: ReactNode
  readonly clear?: ReactNode
  /** Work that needs room. */
  readonly isWide?: boolean
  /** What has the keyboard when it opens: the first of these. */
  readonly focus?: string
  readonly children: ReactNode
}

export function AskChip({ id, title, words, isOn, icon, after, clear, isWide = false, focus, children }: AskChipProps) {
  const [wanted, opened] = useOpenChip(id)
  const [isOpen, setOpen] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  if (wanted && !isOpen) setOpen(true)
  return (
    <span className={styles.chip} data-on={isOn ? '' : undefined}>
      <Popover
        title={title}
        open={isOpen}
        wide={isWide}
        initialFocus={() => (focus && body.current?.querySelector<HTMLElement>(focus)) || true}
        onOpenChange={open => {
          setOpen(open)
          if (!open) opened()
        }}
        trigger={
          <button type="button" className={styles.press}>
            {icon}
            <span className={styles.words} dir="auto">
              {words}
            </span>
            {after}
          </button>
        }
      >
        <div ref={body}>{children}</div>
      </Popover>
      {clear}
    </span>
  )
}
