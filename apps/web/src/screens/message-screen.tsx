// A screen that says one thing and leads on.
import { buttonClass } from '@sheaf/ui/button/button'
import { Icon, type IconShape } from '@sheaf/ui/icon/icon'
import { type ReactNode, useEffect } from 'react'
import { t } from '../i18n/t'
import { linkTo } from '../navigation'
import { rootRoute } from '../routes'
import styles from './empty.module.css'

interface MessageScreenProps {
  readonly icon: IconShape
  readonly title: string
  readonly text: string
  /** What leads on better than the workspace. */
  readonly action?: ReactNode
}

export function MessageScreen({ icon, title, text, action }: MessageScreenProps) {
  useEffect(() => {
    document.title = `${title} · Sheaf`
  }, [title])
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon of={icon} size={20} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {action}
      <a className={buttonClass({ variant: 'secondary' })} {...linkTo(rootRoute)}>
        {t('Go to your workspace')}
      </a>
    </div>
  )
}
