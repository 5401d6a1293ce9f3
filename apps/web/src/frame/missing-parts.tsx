// Says calmly that something could not be fetched, and fetches it when asked, or by itself when the network is back.
import { Button } from '@sheaf/ui/button/button'
import { missingParts } from '@sheaf/ui/on-demand/missing'
import { useEffect, useSyncExternalStore } from 'react'
import { t } from '../i18n/t'
import styles from './missing-parts.module.css'

export function MissingParts() {
  const count = useSyncExternalStore(missingParts.subscribe, missingParts.count)
  useEffect(() => {
    addEventListener('online', missingParts.retry)
    return () => removeEventListener('online', missingParts.retry)
  }, [])
  useEffect(() => {
    if (count === 0) return
    // A network that says it is back may not be yet.
    const timer = setInterval(missingParts.retry, 3_000)
    return () => clearInterval(timer)
  }, [count])
  if (count === 0) return null
  return (
    <div className={styles.missing} role="alert">
      <span>{t('Couldn’t load this part. Check your connection and try again.')}</span>
      <Button size="small" onClick={missingParts.retry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
