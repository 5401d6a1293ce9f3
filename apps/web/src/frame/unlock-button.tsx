// The way out of a page's lock, one press away.
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { Icon, LockIcon } from '@sheaf/ui/icon/icon'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { dressPage } from '../actions/page-dress'
import { useRecord, useSession } from '../data/hooks'
import { isLocked } from '../data/page-look'
import { t } from '../i18n/t'
import styles from './topbar.module.css'

export function UnlockButton({ pageId }: { readonly pageId: Uuid }) {
  const session = useSession()
  if (!isLocked(useRecord('block', pageId))) return null
  return (
    <Tooltip label={t('Nobody can write on this page until it is unlocked')}>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={LockIcon} />}
        aria-label={t('Unlock this page')}
        onClick={() => dressPage(session, pageId, { block_locked: null })}
      >
        <span className={styles.locked}>{t('Locked')}</span>
      </Button>
    </Tooltip>
  )
}
