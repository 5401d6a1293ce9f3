// What a row's menu offers about sub-items and dependencies.

import { leadsTo } from '@sheaf/core/collection/row-links'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { ArrowRightIcon, Icon, IndentDecreaseIcon, IndentIncreaseIcon, PlusIcon } from '@sheaf/ui/icon/icon'
import { MenuCheckItem, MenuItem, Submenu } from '@sheaf/ui/menu/menu-item'
import { useDatabase } from '../contract/database-hooks'

const MOST_CHOICES = 50

export function SubItemItems({ row }: { readonly row: Uuid }) {
  const { subItems, cell, actions, isEditable } = useDatabase('subItems', 'cell', 'actions', 'isEditable')
  const { toast, t } = useBlockHost()
  if (!subItems || !isEditable) return null
  const hasParent = cell(row, subItems.parent) !== null
  return (
    <>
      <MenuItem
        icon={<Icon of={PlusIcon} />}
        label={t('New sub-item')}
        onSelect={() => actions.openRow(subItems.add(row))}
      />
      {subItems.show === 'nested' && (
        <MenuItem
          icon={<Icon of={IndentIncreaseIcon} mirrored />}
          label={t('Make sub-item of row above')}
          onSelect={() => {
            if (!subItems.putIn(row)) toast(t('There’s no row above'))
          }}
        />
      )}
      {hasParent && (
        <MenuItem
          icon={<Icon of={IndentDecreaseIcon} mirrored />}
          label={t('Remove from parent')}
          onSelect={() => subItems.put(row, null)}
        />
      )}
    </>
  )
}

/** Which of the rows that the view has here wait for this one. */
export function DependencyItems({ row }: { readonly row: Uuid }) {
  const { t } = useBlockHost()
  const { dependencies, query, cell, actions, words, isEditable } = useDatabase(
    'dependencies',
    'query',
    'cell',
    'actions',
    'words',
    'isEditable',
  )
  if (!dependencies || !isEditable) return null
  const { blocking } = dependencies
  const idsAt = (id: Uuid): readonly Uuid[] => {
    const held = cell(id, blocking)
    return Array.isArray(held) ? (held as readonly Uuid[]) : []
  }
  const waiting = idsAt(row)
  const shown = new Set([...(query.answer?.rows ?? []), ...(query.answer?.groups ?? []).flatMap(({ rows }) => rows)])
  const choices = [...shown]
    .filter(id => id !== row && (waiting.includes(id) || !leadsTo(id, row, idsAt)))
    .slice(0, MOST_CHOICES)
  return (
    <Submenu icon={<Icon of={ArrowRightIcon} mirrored />} label={t('Blocking')} disabled={choices.length === 0}>
      {choices.map(id => (
        <MenuCheckItem
          key={id}
          label={words.names.page(id) || t('Untitled')}
          checked={waiting.includes(id)}
          onChange={on => actions.setValue(row, blocking.id, on ? [...waiting, id] : waiting.filter(one => one !== id))}
        />
      ))}
    </Submenu>
  )
}
