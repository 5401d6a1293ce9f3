// A button of the bar above a view. Where there is little room its words are not drawn, and are its name all the same.
import { Icon, type IconShape } from '@sheaf/ui/icon/icon'
import type { ComponentProps } from 'react'
import styles from './toolbar.module.css'

interface ToolProps extends ComponentProps<'button'> {
  readonly icon: IconShape
  readonly label: string
  readonly isOn: boolean
}

export function Tool({ icon, label, isOn, ...rest }: ToolProps) {
  return (
    <button {...rest} type="button" className={styles.tool} aria-label={label} data-on={isOn ? '' : undefined}>
      <Icon of={icon} />
      <span>{label}</span>
    </button>
  )
}
