// Opens who can see a page, and inviting more.
import type { Uuid } from '@sheaf/core/ids'
import { Button } from '@sheaf/ui/button/button'
import { Icon, ShareIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Opener } from '@sheaf/ui/on-demand/opener'
import { useState } from 'react'
import { t } from '../i18n/t'
import styles from './topbar.module.css'

const SharePopover = onDemand(async () => (await import('../features/share/share-popover')).SharePopover)
const InviteDialog = onDemand(async () => (await import('../features/invite/invite-dialog')).InviteDialog).Part

export function ShareButton({ pageId }: { readonly pageId: Uuid }) {
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <Opener
        opens="dialog"
        trigger={
          <Button size="small" variant="quiet" icon={<Icon of={ShareIcon} />} aria-label={t('Share')} data-share="">
            <span className={styles.word}>{t('Share')}</span>
          </Button>
        }
        onLikely={SharePopover.load}
      >
        {opened => <SharePopover.Part {...opened} pageId={pageId} onInvite={() => setInviting(true)} />}
      </Opener>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
