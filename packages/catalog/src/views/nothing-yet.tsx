// What stands in a view that has nothing to draw yet: what it would show, and the one thing to do next.
import { Icon, type IconShape } from '@sheaf/ui/icon/icon'
import type { ReactNode } from 'react'
import styles from './nothing-yet.module.css'

interface NothingYetProps {
  readonly icon: IconShape
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function NothingYet({ icon, title, children, action }: NothingYetProps) {
  return (
    <div className={styles.empty}>
      <Icon of={icon} size={20} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  )
}
