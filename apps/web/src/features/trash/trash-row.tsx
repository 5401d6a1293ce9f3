// A page in the trash: what it is called, who put it there, when and from where, and the two ways out.
import type { TrashedPage } from '@sheaf/core/api/page/get-trash'
import { plainText } from '@sheaf/core/text/rich-text'
import { IconButton } from '@sheaf/ui/button/button'
import { ArchiveRestoreIcon, Icon, TableIcon, TrashIcon } from '@sheaf/ui/icon/icon'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { useRecord } from '../../data/hooks'
import { personOf } from '../../data/use-people'
import { relativeTime } from '../../i18n/relative-time'
import { formatDate, t } from '../../i18n/t'
import { linkTo } from '../../navigation'
import { PageIcon } from '../../page-icon/page-icon'
import { pageRoute } from '../../routes'
import styles from './trash-dialog.module.css'

interface TrashRowProps {
  readonly page: TrashedPage
  readonly title: string
  readonly now: number
  readonly onOpen: () => void
  readonly onRestore: () => void
  readonly onDelete: () => void
}

export function TrashRow({ page, title, now, onOpen, onRestore, onDelete }: TrashRowProps) {
  const author = useRecord('sheaf_user', page.trashedBy)
  const team = useRecord('team', page.parentTable === 'team' ? page.parentId : undefined)
  // A database in a page has no address of its own: the page it was on is shown.
  const link = linkTo(pageRoute(page.isInline ? (page.inPage?.id ?? page.id) : page.id))
  const where =
    (page.inPage && (plainText(page.inPage.title).trim() || t('Untitled'))) ??
    team?.name ??
    (page.parentTable === 'space' ? t('Private') : undefined)
  const facts = [
    where,
    page.trashedBy && personOf(page.trashedBy, author).name,
    relativeTime(page.trashedTime, now) ?? t('Just now'),
  ]
  return (
    <li className={styles.row}>
      <a
        className={styles.page}
        href={link.href}
        onClick={event => {
          link.onClick(event)
          if (event.defaultPrevented) onOpen()
        }}
      >
        <span className={styles.icon}>
          {page.isInline && !page.icon ? <Icon of={TableIcon} /> : <PageIcon icon={page.icon} />}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span
            className={styles.facts}
            title={formatDate(page.trashedTime, { dateStyle: 'medium', timeStyle: 'short' })}
          >
            {facts.filter(Boolean).join(' · ')}
          </span>
        </span>
      </a>
      <Tooltip label={t('Restore')}>
        <IconButton
          label={t('Restore {title}', { title })}
          icon={<Icon of={ArchiveRestoreIcon} />}
          onClick={onRestore}
        />
      </Tooltip>
      <Tooltip label={t('Delete permanently')}>
        <IconButton
          label={t('Delete {title} permanently', { title })}
          icon={<Icon of={TrashIcon} />}
          onClick={onDelete}
        />
      </Tooltip>
    </li>
  )
}
