// A menu of actions at its trigger's side. Items are written as children; keys, typeahead and focus are base-ui's.
import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { MenuSurface } from './menu-surface'

type MenuProps = {
  /** The button that opens it. Leave out when `anchor` and `open` are given. */
  trigger?: ReactElement
  /** An element, or a point as `{ getBoundingClientRect }`, to open beside. */
  anchor?: BaseMenu.Positioner.Props['anchor']
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

export function Menu({ trigger, anchor, open, onOpenChange, side = 'bottom', align = 'start', children }: MenuProps) {
  return (
    <BaseMenu.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      {trigger && <BaseMenu.Trigger render={trigger} />}
      <BaseMenu.Portal>
        <MenuSurface side={side} align={align} sideOffset={4} {...(anchor !== undefined && { anchor })}>
          {children}
        </MenuSurface>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
