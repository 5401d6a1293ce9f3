// The trash: what the person may bring back, found by words, by who put it there and by where it was.
import type { TrashedPage } from '@sheaf/core/api/page/get-trash'
import type { Uuid } from '@sheaf/core/ids'
import { plainText } from '@sheaf/core/text/rich-text'
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { Field } from '@sheaf/ui/field/field'
import { Icon, SearchIcon } from '@sheaf/ui/icon/icon'
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { useToast } from '@sheaf/ui/toast/toast'
import { useEffect, useRef, useState } from 'react'
import { restoreFromTrash } from '../../actions/trash'
import { useSession } from '../../data/hooks'
import { DeletePermanently } from '../../frame/delete-permanently'
import { t } from '../../i18n/t'
import styles from './trash-dialog.module.css'
import { TrashFilters } from './trash-filters'
import { TrashRow } from './trash-row'
import { type TrashFilter, useTrash } from './use-trash'

interface TrashDialogProps {
  /** The page that is open. */
  readonly current: Uuid | undefined
  readonly onClose: () => void
}

const titleOf = (page: TrashedPage): string => plainText(page.title).trim() || t('Untitled')

export function TrashDialog({ current, onClose }: TrashDialogProps) {
  const session = useSession()
  const toasts = useToast()
  const field = useRef<HTMLInputElement>(null)
  const [filter, setFilter] = useState<TrashFilter>({ query: '', by: null, within: null })
  const [asked, setAsked] = useState<TrashedPage | null>(null)
  const trash = useTrash(filter)
  const authors = trash.pages.flatMap(page => page.trashedBy ?? [])
  const key = [...new Set(authors)].sort().join()
  // oxlint-disable-next-line react/exhaustive-deps -- the key says what the list holds
  useEffect(() => session.learnPeople(authors), [session, key])
  const restore = async (page: TrashedPage): Promise<void> => {
    if (await restoreFromTrash(session, page, toasts)) leave(page)
  }
  /** The focus stays in the dialog when its row goes. */
  const leave = (page: TrashedPage): void => {
    trash.leaveOut(page.id)
    field.current?.focus()
  }
  const isFiltered = filter.query.trim() !== '' || filter.by !== null || filter.within !== null
  return (
    <>
      <Dialog
        open
        size="large"
        title={t('Trash')}
        description={t('Pages and databases stay in the trash for a while before they’re permanently deleted.')}
        closeLabel={t('Close')}
        initialFocus={field}
        onOpenChange={isOpen => !isOpen && asked === null && onClose()}
      >
        <Field
          ref={field}
          label={t('Search trash')}
          labelHidden
          type="search"
          placeholder={t('Search trash')}
          icon={<Icon of={SearchIcon} />}
          autoComplete="off"
          value={filter.query}
          onChange={event => setFilter({ ...filter, query: event.target.value })}
        />
        <TrashFilters filter={filter} current={current} onChange={setFilter} />
        <ul
          className={styles.list}
          role="list"
          aria-label={t('Pages in the trash')}
          aria-busy={trash.state === 'loading'}
        >
          {trash.pages.map(page => (
            <TrashRow
              key={page.id}
              page={page}
              title={titleOf(page)}
              now={trash.now}
              onOpen={onClose}
              onRestore={() => void restore(page)}
              onDelete={() => setAsked(page)}
            />
          ))}
        </ul>
        {trash.pages.length === 0 && trash.state === 'loading' && (
          <SkeletonRegion label={t('Loading trash')}>
            {['70%', '55%', '62%'].map(width => (
              <div key={width} className={styles.placeholder}>
                <Skeleton width={width} />
              </div>
            ))}
          </SkeletonRegion>
        )}
        {trash.pages.length === 0 && trash.state === 'ready' && !trash.hasMore && (
          <p className={styles.empty} role="status">
            {isFiltered ? t('No results') : t('Trash is empty')}
          </p>
        )}
        {trash.state === 'failed' && (
          <p className={styles.empty} role="alert">
            {t('Couldn’t load the trash')}
          </p>
        )}
        {trash.hasMore && (
          <Button variant="quiet" loading={trash.state === 'loading'} onClick={trash.more}>
            {trash.state === 'failed' ? t('Try again') : t('Show more')}
          </Button>
        )}
      </Dialog>
      {asked && (
        <DeletePermanently
          page={{ id: asked.id, title: titleOf(asked) }}
          onClose={() => setAsked(null)}
          onDeleted={() => leave(asked)}
        />
      )}
    </>
  )
}
