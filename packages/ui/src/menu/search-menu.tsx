// A menu with a field on top that finds among its items. The caller shows what fits; keys and focus are base-ui's.
import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { useKeyWait } from '../held-keys/use-key-wait'
import { joinClasses } from '../join-classes'
import surface from '../surface.module.css'
import styles from './menu.module.css'

type SearchMenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** An element, or a point as `{ getBoundingClientRect }`, to open beside. */
  anchor: BaseMenu.Positioner.Props['anchor']
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  align?: 'start' | 'center' | 'end'
  /** Accessible name of the whole. */
  label: string
  query: string
  onQuery: (query: string) => void
  /** Accessible name of the field, and shown while it is empty. */
  searchLabel: string
  /** Said when nothing was found. */
  empty: string
  /** Items are still on their way: Enter waits for them. */
  isLoading?: boolean
  /** Below the items, always there. */
  footer?: ReactNode
  finalFocus?: BaseMenu.Popup.Props['finalFocus']
  children: ReactNode
}

export function SearchMenu({
  open,
  onOpenChange,
  anchor,
  side = 'bottom',
  align = 'start',
  label,
  query,
  onQuery,
  searchLabel,
  empty,
  isLoading = false,
  footer,
  finalFocus,
  children,
}: SearchMenuProps) {
  const waitWith = useKeyWait(isLoading)
  return (
    <BaseMenu.FilterProvider filter={null} autoHighlight value={query} onValueChange={value => onQuery(value)}>
      <BaseMenu.Root open={open} onOpenChange={next => onOpenChange(next)}>
        <BaseMenu.Portal>
          <BaseMenu.Positioner
            className={surface.positioner}
            side={side}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            anchor={anchor}
          >
            <BaseMenu.Popup
              className={joinClasses(surface.surface, styles.menu)}
              aria-label={label}
              {...(finalFocus !== undefined && { finalFocus })}
            >
              <BaseMenu.Input
                className={styles.search}
                aria-label={searchLabel}
                placeholder={searchLabel}
                onKeyDownCapture={event => {
                  if (isLoading && event.key === 'Enter' && !event.nativeEvent.isComposing) waitWith(event)
                }}
              />
              <BaseMenu.Empty className={styles.empty}>{empty}</BaseMenu.Empty>
              <BaseMenu.List className={styles.list}>{children}</BaseMenu.List>
              {footer && <div className={styles.footer}>{footer}</div>}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </BaseMenu.FilterProvider>
  )
}
