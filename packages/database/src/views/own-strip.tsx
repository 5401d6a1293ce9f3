// Says that a view is asked otherwise by this person alone, with the ways out of it.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { CircleUserIcon, Icon } from '@sheaf/ui/icon/icon'
import styles from './own-strip.module.css'
import type { OwnView } from './use-own-view'

export function OwnStrip({ own }: { readonly own: OwnView }) {
  const { t } = useBlockHost()
  if (!own.isChanged) return null
  return (
    <div className={styles.strip} role="group" aria-label={t('Only you see these changes')}>
      <Icon of={CircleUserIcon} />
      <span>{t('Only for you')}</span>
      <Button variant="quiet" size="small" onClick={own.reset}>
        {t('Reset')}
      </Button>
      {own.canSave && (
        <Button variant="quiet" size="small" className={styles.save} onClick={own.save}>
          {t('Save for everyone')}
        </Button>
      )}
    </div>
  )
}
