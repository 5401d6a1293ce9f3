// The same menu, opened where the pointer is (secondary click, long press, or the menu key).
import { ContextMenu as BaseContextMenu } from '@base-ui/react/context-menu'
import type { ReactElement, ReactNode } from 'react'
import { joinClasses } from '../join-classes'
import surface from '../surface.module.css'
import styles from './menu.module.css'

type ContextMenuProps = {
  /** The area that answers. */
  area: ReactElement
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

export function ContextMenu({ area, onOpenChange, children }: ContextMenuProps) {
  return (
    <BaseContextMenu.Root {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}>
      <BaseContextMenu.Trigger render={area} />
      <BaseContextMenu.Portal>
        <BaseContextMenu.Positioner className={surface.positioner} collisionPadding={8}>
          <BaseContextMenu.Popup className={joinClasses(surface.surface, styles.menu)}>
            {children}
          </BaseContextMenu.Popup>
        </BaseContextMenu.Positioner>
      </BaseContextMenu.Portal>
    </BaseContextMenu.Root>
  )
}
