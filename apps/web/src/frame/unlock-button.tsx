// The way out of a page's lock, one press away.
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { Icon, LockIcon } from '@sheaf/ui/icon/icon'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { dressPage } from '../actions/page-dress'
import { useRecord, useSession } from '../data/hooks'
import { isDatabasePage } from '../data/page-look'
import { t } from '../i18n/t'
import styles from './topbar.module.css'

export function UnlockButton({ pageId }: { readonly pageId: Uuid }) {
  const session = useSession()
  const page = useRecord('block', pageId)
  const isDatabase = page !== undefined && isDatabasePage(page)
  return (
    <Tooltip
      label={
        isDatabase
          ? t('Properties and views stay as they are until the database is unlocked')
          : t('Nobody can write on this page until it is unlocked')
      }
    >
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={LockIcon} />}
        aria-label={isDatabase ? t('Unlock the database') : t('Unlock this page')}
        onClick={() => dressPage(session, pageId, { block_locked: null })}
      >
        <span className={styles.locked}>{t('Locked')}</span>
      </Button>
    </Tooltip>
  )
}
