// The bar of a synced block, in both its forms: in how many places it stands, and a menu. Seen on hover and while it is used.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { Icon, MoreIcon, RepeatIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { placesOf } from './synced-places'

interface SyncedBarProps {
  readonly original: Uuid
  /** Items of its menu. */
  readonly children: ReactNode
}

export function SyncedBar({ original, children }: SyncedBarProps) {
  const { t, replica } = useBlockHost()
  const bar = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [places, setPlaces] = useState(0)
  // Of those on pages that this device has; there may be more. Counted when the bar comes into sight: to follow every change of the space would cost more than it says.
  useEffect(() => {
    const block = bar.current?.closest<HTMLElement>('.sheaf-block')
    const count = (): void => setPlaces(placesOf(replica, original))
    for (const event of ['pointerenter', 'focusin']) block?.addEventListener(event, count)
    return () => {
      for (const event of ['pointerenter', 'focusin']) block?.removeEventListener(event, count)
    }
  }, [replica, original])
  return (
    <div ref={bar} className="sheaf-synced-bar" data-used={isOpen ? '' : undefined}>
      <span className="sheaf-synced-count">
        <Icon of={RepeatIcon} />
        {places === 0
          ? t('Synced block')
          : t('{count, plural, one {Synced with at least # other place} other {Synced with at least # other places}}', {
              count: places,
            })}
      </span>
      <Menu
        align="end"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton label={t('Synced block menu')} icon={<Icon of={MoreIcon} />} />}
      >
        {children}
      </Menu>
    </div>
  )
}
