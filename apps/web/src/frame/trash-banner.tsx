// Says that the page lies in the trash, with the ways out of it.
import { restorePage } from '@sheaf/core/actions/pages'
import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import { Button } from '@sheaf/ui/button/button'
import { useState } from 'react'
import { useRecord, useRole, useSession } from '../data/hooks'
import { pageTitle } from '../data/page-title'
import { t } from '../i18n/t'
import { navigate } from '../navigation'
import { rootRoute } from '../routes'
import { DeletePermanently } from './delete-permanently'
import styles from './trash-banner.module.css'

export function TrashBanner({ pageId }: { readonly pageId: Uuid }) {
  const session = useSession()
  const title = pageTitle(useRecord('block', pageId))
  const [isAsked, setAsked] = useState(false)
  const isAllowed = allows(useRole('block', pageId), 'configure')
  return (
    <div className={styles.banner} role="status">
      <span>{t('This page is in the trash')}</span>
      {isAllowed && (
        <Button size="small" onClick={() => session.client.commit(draft => restorePage(draft, pageId))}>
          {t('Restore')}
        </Button>
      )}
      {isAllowed && (
        <Button size="small" variant="danger" onClick={() => setAsked(true)}>
          {t('Delete permanently')}
        </Button>
      )}
      {isAsked && (
        <DeletePermanently
          page={{ id: pageId, title }}
          onClose={() => setAsked(false)}
          onDeleted={() => navigate(rootRoute)}
        />
      )}
    </div>
  )
}
