// In place of an app that could not go on: never a blank window, and nothing is lost.
import { Button } from '@sheaf/ui/button/button'
import { t } from './i18n/t'
import styles from './screens/empty.module.css'

export const AppError = () => (
  <div className={styles.empty} role="alert">
    <h1 className={styles.title}>{t('Something went wrong')}</h1>
    <p className={styles.text}>{t('What you wrote is kept on this device. Reload to go on.')}</p>
    <Button onClick={() => location.reload()}>{t('Reload')}</Button>
  </div>
)
