// The data sources of a database: what they are called, another one, one of elsewhere, and away with one.

import { renameCollection } from '@sheaf/core/actions/database/database-settings'
import { sourcesOf } from '@sheaf/core/collection/database-block'
import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useRole } from '@sheaf/editor/host/session'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { Field } from '@sheaf/ui/field/field'
import { ArrowUpRightIcon, Icon, LinkIcon, PlusIcon, TableIcon, TrashIcon } from '@sheaf/ui/icon/icon'
import { useToast } from '@sheaf/ui/toast/toast'
import { useState } from 'react'
import { useDatabaseHost } from '../host/database-host'
import { ChooseDatabase } from './choose-database'
import styles from './manage-sources.module.css'
import { addLinkedView, addSource, removeSource } from './sources'

interface ManageSourcesProps {
  readonly blockId: Uuid
  /** A view is to be seen. */
  readonly onOpen: (view: Uuid) => void
  readonly onClose: () => void
}

export function ManageSources({ blockId, onOpen, onClose }: ManageSourcesProps) {
  const { ports } = useDatabaseHost()
  const host = useBlockHost()
  const { t } = host
  const block = useRecord('block', blockId)
  const [isLinking, setLinking] = useState(false)
  const sources = sourcesOf(block)
  const show = (view: Uuid): void => {
    onOpen(view)
    onClose()
  }
  return (
    <Dialog
      open
      title={t('Data sources')}
      description={t('Each view of this database shows one data source.')}
      closeLabel={t('Close')}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <ul className={styles.list} role="list" aria-label={t('Data sources')}>
        {sources.map(id => (
          <Source key={id} id={id} blockId={blockId} isOnly={sources.length === 1} />
        ))}
      </ul>
      {isLinking ? (
        <ChooseDatabase
          without={sources}
          onChoose={({ id, name }) =>
            show(addLinkedView(host, ports, blockId, { collectionId: id, type: 'table', name }))
          }
          onCancel={() => setLinking(false)}
        />
      ) : (
        <div className={styles.more}>
          <Button
            variant="quiet"
            icon={<Icon of={PlusIcon} />}
            onClick={() => show(addSource(host, ports, blockId, t('New data source')))}
          >
            {t('New data source')}
          </Button>
          <Button variant="quiet" icon={<Icon of={LinkIcon} />} onClick={() => setLinking(true)}>
            {t('Link existing data source')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

interface SourceProps {
  readonly id: Uuid
  readonly blockId: Uuid
  readonly isOnly: boolean
}
function Source({ id, blockId, isOnly }: SourceProps) {
  const { ports } = useDatabaseHost()
  const host = useBlockHost()
  const { t } = host
  const toasts = useToast()
  const collection = useRecord('collection', id)
  const block = useRecord('block', blockId)
  const isLinked = collection !== undefined && collection.parent_id !== blockId
  const home = useRecord('block', collection?.parent_id)
  const mayEdit = allows(useRole('collection', id), 'edit')
  if (!block) return null
  const name = collection?.name || (isLinked ? '' : rawTitle(block))
  const shown = name || rawTitle(home) || t('Untitled')
  const rename = (next: string): void => {
    const words = next.trim()
    if (collection && words !== name) host.commit(draft => renameCollection(draft, id, words))
  }
  const remove = (): void => {
    removeSource(host, ports, block, id)
    toasts.show({
      text: isLinked ? t('Unlinked “{title}”', { title: shown }) : t('Moved “{title}” to trash', { title: shown }),
      action: { label: t('Undo'), onAction: () => host.revert('undo') },
    })
  }
  return (
    <li className={styles.source}>
      {isLinked ? <Icon of={ArrowUpRightIcon} mirrored label={t('Linked')} /> : <Icon of={TableIcon} />}
      {collection ? (
        <Field
          label={t('Name of “{title}”', { title: shown })}
          labelHidden
          defaultValue={name}
          placeholder={shown}
          readOnly={!mayEdit}
          onBlur={event => rename(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Enter') rename(event.currentTarget.value)
          }}
        />
      ) : (
        <span className={styles.hidden}>{t('This database was deleted or isn’t shared with you')}</span>
      )}
      <IconButton
        label={
          isLinked || !collection ? t('Unlink “{title}”', { title: shown }) : t('Remove “{title}”', { title: shown })
        }
        icon={<Icon of={TrashIcon} />}
        disabled={isOnly}
        onClick={remove}
      />
    </li>
  )
}
