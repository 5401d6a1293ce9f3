// What the keyboard does with a database: the one that has the keys, else the selected block, else the page itself.

import type { Uuid } from '@sheaf/core/ids'
import { isDatabasePage } from '@sheaf/core/kinds/page-look'
import { CopyIcon, EyeIcon } from '@sheaf/ui/icon/icon'
import { newId } from '../data/browser-world'
import { t } from '../i18n/t'
import type { Action, ActionContext } from './action'
import { canWrite } from './page-context'
import { openPage } from './pages'

const SETTINGS = '[data-view-settings]'

const focusedDatabase = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-database]') ?? null

function currentDatabase({ page, pageId, session }: ActionContext): Uuid | null {
  const isDatabase = (id: Uuid | null | undefined): id is Uuid => {
    const block = id ? session.replica.block(id) : undefined
    return block !== undefined && isDatabasePage(block)
  }
  const found = [focusedDatabase()?.dataset['database'] as Uuid | undefined, page?.editor.blocks.current(), pageId]
  return found.find(isDatabase) ?? null
}

/** The button of the view that is meant; on a page with databases, when none has the keys, of the first. */
function currentSettings(context: ActionContext): HTMLElement | null {
  const id = currentDatabase(context)
  const at = (id && document.querySelector(`[data-database="${CSS.escape(id)}"]`)) || focusedDatabase()
  return (at ?? document.querySelector('main'))?.querySelector<HTMLElement>(SETTINGS) ?? null
}

const propertyVisibility: Action = {
  id: 'property-visibility',
  group: 'page',
  isHidden: true,
  label: () => t('View properties'),
  icon: EyeIcon,
  shortcuts: ['command+alt+code:KeyP'],
  when: context => currentSettings(context) !== null,
  run: context => currentSettings(context)?.click(),
}

const duplicateSchema: Action = {
  id: 'duplicate-schema',
  group: 'page',
  isHidden: true,
  label: () => t('Duplicate database without rows'),
  icon: CopyIcon,
  shortcuts: ['command+shift+d'],
  when: context => canWrite(context.page) && currentDatabase(context) !== null,
  run: context => void copySchema(context, currentDatabase(context)),
}

async function copySchema({ session, page, toasts }: ActionContext, id: Uuid | null): Promise<void> {
  if (!id) return
  const { schemaCopy } = await import('@sheaf/core/actions/database/schema-copy')
  const isPage = session.replica.options.kinds.traits(session.replica.block(id)?.type ?? '').page
  const copy = schemaCopy(session.replica, id, newId)
  if (!copy)
    return void toasts.show({ text: t('The database is still loading. Try again in a moment.'), tone: 'error' })
  if (!isPage)
    return void page?.editor.core.act(draft => {
      copy.draw(draft)
      return null
    })
  const done = session.client.commit(copy.draw)
  openPage(copy.id)
  toasts.show({
    text: t('Copies properties and views'),
    action: {
      label: t('Undo'),
      onAction: () => {
        session.client.commit(draft => draft.revert(done?.inverse ?? []))
        openPage(id)
      },
    },
  })
}

export const databaseActions: readonly Action[] = [propertyVisibility, duplicateSchema]
