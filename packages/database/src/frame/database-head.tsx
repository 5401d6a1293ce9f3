// What a database in a page is called. Of one that lives elsewhere it says so, and leads there.
import { renameCollection } from '@sheaf/core/actions/database/database-settings'
import { restorePage } from '@sheaf/core/actions/pages'
import { sourcesOf } from '@sheaf/core/collection/database-block'
import type { Uuid } from '@sheaf/core/ids'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import { useEditable } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { ArrowUpRightIcon, Icon, LockIcon } from '@sheaf/ui/icon/icon'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { useEffect } from 'react'
import styles from './database-head.module.css'
import { pageOfBlock } from './home-page'
import { useMay } from './may'

interface DatabaseHeadProps {
  readonly blockId: Uuid
  readonly collection: CollectionValue
  readonly isLocked: boolean
}

export function DatabaseHead({ blockId, collection, isLocked }: DatabaseHeadProps) {
  const { t } = useBlockHost()
  const { replica } = useSession()
  const block = useRecord('block', blockId)
  const isLinked = collection.parent_id !== blockId
  const isPage = block !== undefined && replica.options.kinds.traits(block.type).page
  // The title of a page stands above it; only what is not the page's own is named.
  const isNamed = !isPage || isLinked || sourcesOf(block).length > 1
  if (!isNamed && !isLocked) return null
  return (
    <header className={styles.head}>
      {isNamed && (isLinked ? <Original collection={collection} /> : <Name collection={collection} isPage={isPage} />)}
      {isLocked && (
        <Tooltip label={t('Properties and views can’t be edited until the database is unlocked')}>
          <span className={styles.lock}>
            <Icon of={LockIcon} />
            {t('Locked')}
          </span>
        </Tooltip>
      )}
    </header>
  )
}

function Name({ collection, isPage }: { readonly collection: CollectionValue; readonly isPage: boolean }) {
  const session = useSession()
  const host = useBlockHost()
  const { t } = host
  const isOpen = useEditable()
  const isEditable = useMay(collection.id, 'edit') && isOpen
  const name = collection.name ?? ''
  const title = isPage ? rawTitle(session.replica.block(collection.parent_id)) : ''
  const rename = (words: string): void => {
    if (words.trim() !== name) host.commit(draft => renameCollection(draft, collection.id, words.trim()))
  }
  return (
    <input
      key={name}
      className={styles.name}
      aria-label={t('Database name')}
      defaultValue={name}
      placeholder={title || t('Untitled')}
      readOnly={!isEditable}
      dir="auto"
      onBlur={event => rename(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
        if (event.key !== 'Escape') return
        event.currentTarget.value = name
        event.currentTarget.blur()
      }}
    />
  )
}

function Original({ collection }: { readonly collection: CollectionValue }) {
  const session = useSession()
  const { pages, t } = useBlockHost()
  const isEditable = useEditable()
  const home = useRecord('block', collection.parent_id)
  useEffect(() => session.learnPages([collection.parent_id]), [session, collection.parent_id])
  const page = home && pageOfBlock(session.replica, home.id)
  const at = page === home?.id ? undefined : home?.id
  const name = (
    <>
      <Icon of={ArrowUpRightIcon} mirrored />
      <span dir="auto">{collection.name || rawTitle(home) || t('Untitled')}</span>
    </>
  )
  if (!home || !page) return <span className={styles.original}>{name}</span>
  return (
    <>
      <Tooltip label={t('Go to original database')}>
        <a
          className={styles.original}
          href={pages.hrefOf(page, at)}
          onClick={event => {
            if (pages.follow(event, page, at)) event.preventDefault()
          }}
        >
          {name}
        </a>
      </Tooltip>
      {!home.alive && (
        <span className={styles.trashed} role="status">
          {t('The original is in the trash')}
          {isEditable && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => session.client.commit(draft => restorePage(draft, home.id))}
            >
              {t('Restore')}
            </Button>
          )}
        </span>
      )}
    </>
  )
}
