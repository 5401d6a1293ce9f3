// A page as the home shows it: what it is called, where it lies, and when it was opened.
import { relativeTime } from '../../i18n/relative-time'
import { t } from '../../i18n/t'
import { linkTo } from '../../navigation'
import { PageIcon } from '../../page-icon/page-icon'
import { pageRoute } from '../../routes'
import styles from './home.module.css'
import type { HomePage } from './home-pages'

export function PageCard({ page, now }: { readonly page: HomePage; readonly now: number }) {
  const { id, title, icon, where, visitedTime } = page
  const ago = visitedTime === null ? null : (relativeTime(visitedTime, now) ?? t('Just now'))
  return (
    <a className={styles.page} {...linkTo(pageRoute(id))}>
      <span className={styles.icon} aria-hidden="true">
        <PageIcon icon={icon} />
      </span>
      <span className={styles.title} dir="auto">
        {title || t('Untitled')}
      </span>
      {(where || ago) && (
        <span className={styles.facts}>
          {where && (
            <span className={styles.where} dir="auto">
              {where}
            </span>
          )}
          {visitedTime !== null && <time dateTime={new Date(visitedTime).toISOString()}>{ago}</time>}
        </span>
      )}
    </a>
  )
}
