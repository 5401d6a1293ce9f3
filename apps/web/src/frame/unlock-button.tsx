// The way out of a page's lock, one press away.
import type { Uuid } from '@sheaf/core/ids'
import { isDatabasePage } from '@sheaf/core/kinds/page-look'
import { Button } from '@sheaf/ui/button/button'
import { Icon, LockIcon } from '@sheaf/ui/icon/icon'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { restylePage } from '../actions/page-style'
import { useRecord, useSession } from '../data/hooks'
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
          ? t('Properties and views can’t be edited until the database is unlocked')
          : t('No one can edit this page until it’s unlocked')
      }
    >
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={LockIcon} />}
        aria-label={isDatabase ? t('Unlock database') : t('Unlock page')}
        onClick={() => restylePage(session, pageId, { block_locked: null })}
      >
        <span className={styles.locked}>{t('Locked')}</span>
      </Button>
    </Tooltip>
  )
}
