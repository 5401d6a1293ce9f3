// What new rows may be made of, and what can be done with each template.
import { addTemplate, deleteTemplate, setDefaultTemplate } from '@sheaf/core/actions/database/templates'
import { DEFAULT_TEMPLATE, EMPTY_PAGE } from '@sheaf/core/collection/templates'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockHost, useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import { CopyIcon, FileIcon, Icon, LayoutTemplateIcon, PencilIcon, PlusIcon, TrashIcon } from '@sheaf/ui/icon/icon'
import { MenuCheckItem, MenuGroup, MenuItem, MenuSeparator, Submenu } from '@sheaf/ui/menu/menu-item'
import { useDatabase } from '../contract/database-hooks'
import { TemplateIcon, useTemplateName } from './template-name'
import { templateFor, templatesOf } from './use-templates'

/** Gives it. */
function makeTemplate(host: Pick<BlockHost, 'commit' | 'newCopyId' | 'newId'>, collectionId: Uuid, like?: Uuid): Uuid {
  const id = host.newId()
  host.commit(draft => addTemplate(draft, { id, collectionId, ...(like && { like }) }, host.newCopyId))
  return id
}

export function TemplateMenu() {
  const session = useSession()
  const host = useBlockHost()
  const { t } = host
  const { collectionId, viewId, actions, isSchemaOpen } = useDatabase(
    'collectionId',
    'viewId',
    'actions',
    'isSchemaOpen',
  )
  const collection = useRecord('collection', collectionId)
  const templates = templatesOf(session.replica, collection)
  const usual = templateFor(session.replica, collectionId, viewId)
  const add = (template: Uuid | null) => actions.openRow(actions.addRow({ template }))
  return (
    <>
      {templates.length > 0 && (
        <MenuGroup label={t('Templates')}>
          {templates.map(id => (
            <TemplateItem key={id} template={id} isDefault={id === usual} onSelect={() => add(id)} />
          ))}
        </MenuGroup>
      )}
      <MenuItem
        icon={<Icon of={FileIcon} />}
        label={t('Empty page')}
        {...(usual === null ? {} : { detail: t('No template') })}
        onSelect={() => add(null)}
      />
      {isSchemaOpen && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<Icon of={PlusIcon} />}
            label={t('New template')}
            onSelect={() => actions.openRow(makeTemplate(host, collectionId))}
          />
          {templates.length > 0 && (
            <Submenu icon={<Icon of={LayoutTemplateIcon} />} label={t('Edit templates')}>
              {templates.map(id => (
                <TemplateItems key={id} template={id} />
              ))}
            </Submenu>
          )}
        </>
      )}
    </>
  )
}

interface TemplateItemProps {
  readonly template: Uuid
  readonly isDefault: boolean
  readonly onSelect: () => void
}
function TemplateItem({ template, isDefault, onSelect }: TemplateItemProps) {
  const { t } = useBlockHost()
  const name = useTemplateName(template)
  return (
    <MenuItem
      icon={<TemplateIcon template={template} />}
      label={name}
      {...(isDefault ? { detail: t('Default') } : {})}
      onSelect={onSelect}
    />
  )
}

function TemplateItems({ template }: { readonly template: Uuid }) {
  const host = useBlockHost()
  const { t } = host
  const { collectionId, viewId, fields, actions } = useDatabase('collectionId', 'viewId', 'fields', 'actions')
  const collection = useRecord('collection', collectionId)
  const name = useTemplateName(template)
  const setDefault = (at: Parameters<typeof setDefaultTemplate>[1], value: Uuid | typeof EMPTY_PAGE | null): void =>
    host.commit(draft => setDefaultTemplate(draft, at, value))
  const isForAll = collection?.format?.[DEFAULT_TEMPLATE] === template
  const isForView = fields.format[DEFAULT_TEMPLATE] === template
  return (
    <Submenu icon={<TemplateIcon template={template} />} label={name}>
      <MenuItem icon={<Icon of={PencilIcon} />} label={t('Edit')} onSelect={() => actions.openRow(template, 'side')} />
      <MenuItem
        icon={<Icon of={CopyIcon} />}
        label={t('Duplicate')}
        onSelect={() => void makeTemplate(host, collectionId, template)}
      />
      <MenuCheckItem
        label={t('Default in all views')}
        checked={isForAll}
        onChange={on => setDefault({ table: 'collection', id: collectionId }, on ? template : null)}
      />
      <MenuCheckItem
        label={t('Default in this view')}
        checked={isForView}
        onChange={on =>
          setDefault(
            { table: 'collection_view', id: viewId },
            // Against the default of all views, nothing has to be said too.
            on ? template : isForAll ? EMPTY_PAGE : null,
          )
        }
      />
      <MenuSeparator />
      <MenuItem
        danger
        icon={<Icon of={TrashIcon} />}
        label={t('Delete')}
        onSelect={() => host.commit(draft => deleteTemplate(draft, collectionId, template))}
      />
    </Submenu>
  )
}
