// What can be done with a view: its name, its type, a copy of it, the link to it, and away with it.

import { renameView, setViewType } from '@sheaf/core/actions/database/edit-view'
import { unlistView } from '@sheaf/core/actions/database/insert-view'
import { type Uuid, withoutDashes } from '@sheaf/core/ids'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { IconButton } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { iconByName } from '@sheaf/ui/icon/by-name'
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CopyIcon,
  Icon,
  LinkIcon,
  MoreIcon,
  PencilIcon,
  TrashIcon,
} from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem, MenuSeparator, Submenu } from '@sheaf/ui/menu/menu-item'
import { Popover } from '@sheaf/ui/popover/popover'
import { useState } from 'react'
import { addView } from '../actions/add-view'
import { useDatabaseHost } from '../host/database-host'
import { moveTab } from './move-tab'

interface ViewMenuProps {
  readonly blockId: Uuid
  readonly viewId: Uuid
  /** All of the database, in the order of their tabs. */
  readonly views: readonly CollectionViewValue[]
  readonly onOpen: (view: Uuid) => void
}

export function ViewMenu({ blockId, viewId, views, onOpen }: ViewMenuProps) {
  const { viewKindOf, viewKinds, CsvItems, ports } = useDatabaseHost()
  const host = useBlockHost()
  const { t, t: tData } = host
  const view = useRecord('collection_view', viewId)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  if (!view) return null
  const kind = viewKindOf(view.type)
  const rename = (name: string): void => {
    if (name.trim() !== (view.name ?? '')) host.commit(draft => renameView(draft, viewId, name.trim()))
  }
  return (
    <>
      <Menu
        trigger={<IconButton ref={setButton} size="small" label={t('View options')} icon={<Icon of={MoreIcon} />} />}
      >
        <MenuItem icon={<Icon of={PencilIcon} />} label={t('Rename')} onSelect={() => setNaming(true)} />
        <Submenu icon={<Icon of={iconByName(kind.icon)} />} label={t('Show as')}>
          {viewKinds.map(one => (
            <MenuItem
              key={one.type}
              icon={<Icon of={iconByName(one.icon)} />}
              label={tData(one.label)}
              onSelect={() => host.commit(draft => setViewType(draft, viewId, one.type))}
            />
          ))}
        </Submenu>
        <MenuItem
          icon={<Icon of={LinkIcon} />}
          label={t('Copy link to view')}
          onSelect={() => {
            const address = new URL(host.pages.hrefOf(host.pageId), location.href)
            address.searchParams.set('v', withoutDashes(viewId))
            void host.copy(address.href)
          }}
        />
        <MenuItem
          icon={<Icon of={CopyIcon} />}
          label={t('Duplicate')}
          onSelect={() =>
            onOpen(
              addView(host, ports, blockId, {
                collectionId: view.collection_id as Uuid,
                type: view.type,
                name: t('{name} (copy)', { name: view.name || tData(kind.label) }),
                query: view.query ?? {},
                format: view.format ?? {},
                after: viewId,
              }),
            )
          }
        />
        <MoveItems blockId={blockId} viewId={viewId} views={views} />
        <MenuSeparator />
        <CsvItems viewId={viewId} isConfigurable />
        {views.length > 1 && (
          <>
            <MenuSeparator />
            <MenuItem
              danger
              icon={<Icon of={TrashIcon} />}
              label={t('Delete view')}
              onSelect={() => host.commit(draft => unlistView(draft, blockId, viewId))}
            />
          </>
        )}
      </Menu>
      {isNaming && (
        <Popover title={t('View name')} open anchor={button} onOpenChange={open => !open && setNaming(false)}>
          <Field
            label={t('View name')}
            labelHidden
            defaultValue={view.name ?? ''}
            placeholder={tData(kind.label)}
            onBlur={event => rename(event.currentTarget.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              rename(event.currentTarget.value)
              setNaming(false)
            }}
          />
        </Popover>
      )}
    </>
  )
}

/** Where its tab stands among the others. */
function MoveItems({ blockId, viewId, views }: Omit<ViewMenuProps, 'onOpen'>) {
  const { viewKindOf } = useDatabaseHost()
  const host = useBlockHost()
  const { t, t: tData } = host
  const at = views.findIndex(({ id }) => id === viewId)
  const [before, behind] = [views[at - 1], views[at + 1]]
  const nameOf = ({ name, type }: CollectionViewValue): string => name || tData(viewKindOf(type).label)
  const move = (to: number): void => moveTab(host, blockId, views, viewId, to)
  return (
    <>
      {before && (
        <MenuItem
          icon={<Icon of={ArrowLeftIcon} mirrored />}
          label={t('Move before {name}', { name: nameOf(before) })}
          onSelect={() => move(at - 1)}
        />
      )}
      {behind && (
        <MenuItem
          icon={<Icon of={ArrowRightIcon} mirrored />}
          label={t('Move after {name}', { name: nameOf(behind) })}
          onSelect={() => move(at + 1)}
        />
      )}
    </>
  )
}
