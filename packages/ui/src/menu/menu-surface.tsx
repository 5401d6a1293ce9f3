// The paper that menus, context menus and submenus are drawn on.
import { Menu as BaseMenu } from '@base-ui/react/menu'
import { joinClasses } from '../join-classes'
import surface from '../surface.module.css'
import styles from './menu.module.css'

export function MenuSurface({ children, ...position }: BaseMenu.Positioner.Props) {
  return (
    <BaseMenu.Positioner collisionPadding={8} {...position} className={surface.positioner}>
      <BaseMenu.Popup className={joinClasses(surface.surface, styles.menu)}>{children}</BaseMenu.Popup>
    </BaseMenu.Positioner>
  )
}
