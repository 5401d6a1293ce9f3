// A workspace without pages: one sentence, one thing to do.
import { Button } from '@sheaf/ui/button/button'
import { FilePlusIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { useEffect } from 'react'
import { makePrivatePage, openPage } from '../actions/pages'
import { useSession } from '../data/hooks'
import { t } from '../i18n/t'
import styles from '../screens/empty.module.css'

export function EmptyWorkspace() {
  const session = useSession()
  useEffect(() => {
    document.title = 'Sheaf'
  }, [])
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon of={FilePlusIcon} size={20} />
      </span>
      <h1 className={styles.title}>{t('Create your first page')}</h1>
      <p className={styles.text}>
        {t('Notes, plans, meeting minutes: everything here is a page, and pages can contain other pages.')}
      </p>
      <Button variant="primary" icon={<Icon of={PlusIcon} />} onClick={() => openPage(makePrivatePage(session))}>
        {t('New page')}
      </Button>
    </div>
  )
}
