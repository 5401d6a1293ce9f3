// An address that leads nowhere, or to something this person may not see: the two are not told apart.
import { buttonClass } from '@sheaf/ui/button/button'
import { FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import { useEffect } from 'react'
import { t } from '../i18n/t'
import { linkTo } from '../navigation'
import { rootRoute } from '../routes'
import styles from './empty.module.css'

export function NotFound() {
  useEffect(() => {
    document.title = `${t('Page not found')} · Sheaf`
  }, [])
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon of={FileTextIcon} size={20} />
      </span>
      <h1 className={styles.title}>{t('There is no page here')}</h1>
      <p className={styles.text}>
        {t('It may have been moved or deleted, or you may not have access. Ask whoever sent you the link.')}
      </p>
      <a className={buttonClass({ variant: 'secondary' })} {...linkTo(rootRoute)}>
        {t('Go to your pages')}
      </a>
    </div>
  )
}
