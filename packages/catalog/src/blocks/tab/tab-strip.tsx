// The labels of tabs: arrows go along them, Enter or a double press renames, Delete takes one away, and all of it is in a menu too.

import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useEditable } from '@sheaf/editor/host/use-block'
import { IconButton } from '@sheaf/ui/button/button'
import { ArrowLeftIcon, ArrowRightIcon, Icon, MoreIcon, PencilIcon, PlusIcon, TrashIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import { type KeyboardEvent, useRef, useState } from 'react'
import { activate, useActive } from './active-tab'
import { addPanel, movePanel, removePanel } from './tab-actions'
import { TabLabel } from './tab-label'
import { usePanels } from './use-panels'

export function TabStrip({ id }: { readonly id: Uuid }) {
  const host = useBlockHost()
  const { t, commit, replica, newId } = host
  const panels = usePanels(id)
  const active = useActive(host, id, panels)
  const isEditable = useEditable()
  const [renamed, setRenamed] = useState<Uuid | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const index = panels.indexOf(active as Uuid)

  const choose = (panel: Uuid | undefined, isFocused = false): void => {
    if (panel === undefined) return
    activate(host, id, panel, panels)
    if (isFocused) list.current?.querySelector<HTMLElement>(`[data-panel-id="${panel}"]`)?.focus()
  }
  const add = (): void => {
    let made: Uuid | undefined
    commit(draft => {
      made = addPanel(draft, newId, id)
    })
    if (made === undefined) return
    activate(host, id, made, [...panels, made])
    setRenamed(made)
  }
  const move = (to: number): void => {
    if (active !== null) commit(draft => movePanel(draft, id, active, to))
  }
  const remove = (): void => {
    if (active === null) return
    const next = panels[index + 1] ?? panels[index - 1]
    commit(draft => removePanel(draft, id, active))
    choose(next, true)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    if (step !== undefined) choose(panels[(index + step + panels.length) % panels.length], true)
    else if (event.key === 'Home') choose(panels[0], true)
    else if (event.key === 'End') choose(panels.at(-1), true)
    else if (isEditable && (event.key === 'F2' || event.key === 'Enter')) setRenamed(active)
    else if (isEditable && event.key === 'Delete') remove()
    else return
    event.preventDefault()
  }

  return (
    <div className="sheaf-tabs">
      <div ref={list} role="tablist" aria-label={t('Tabs')} className="sheaf-tab-list">
        {panels.map((panel, i) => (
          <TabLabel
            key={panel}
            panel={panel}
            number={i + 1}
            isActive={panel === active}
            isRenamed={panel === renamed}
            onChoose={() => choose(panel)}
            onRename={isEditable ? () => setRenamed(panel) : null}
            onRenamed={() => setRenamed(null)}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      {isEditable && (
        <>
          <IconButton label={t('Add tab')} icon={<Icon of={PlusIcon} />} onClick={add} />
          {active !== null && replica.block(active) && (
            <Menu trigger={<IconButton label={t('Tab menu')} icon={<Icon of={MoreIcon} />} />}>
              <MenuItem label={t('Rename')} icon={<Icon of={PencilIcon} />} onSelect={() => setRenamed(active)} />
              <MenuItem
                label={t('Move left')}
                icon={<Icon of={ArrowLeftIcon} mirrored />}
                disabled={index <= 0}
                onSelect={() => move(index - 1)}
              />
              <MenuItem
                label={t('Move right')}
                icon={<Icon of={ArrowRightIcon} mirrored />}
                disabled={index >= panels.length - 1}
                onSelect={() => move(index + 1)}
              />
              <MenuSeparator />
              <MenuItem label={t('Delete tab')} icon={<Icon of={TrashIcon} />} danger onSelect={remove} />
            </Menu>
          )}
        </>
      )}
    </div>
  )
}
