// Rows of widgets. What is shared by all of them, the filter, is that of the dashboard itself.
import type { Uuid } from '@sheaf/core/ids'
import {
  useDatabase,
  useDatabaseActions,
  useViewFields,
  useViewsEditable,
} from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { ArrowUpRightIcon, Icon, LayoutTemplateIcon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuGroup, MenuItem, MenuSeparator, Submenu } from '@sheaf/ui/menu/menu-item'
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { allViewKinds } from '../all'
import { NothingYet } from '../nothing-yet'
import { add, type Change, heighten } from './arrange'
import { dashboard, rowsOf } from './dashboard'
import styles from './dashboard.module.css'
import { ResizeEdge } from './resize-edge'
import { sharedFilter } from './shared-filter'
import { useWidgetDrag } from './use-widget-drag'
import { WidgetFrame } from './widget-frame'

export function DashboardBoard() {
  const { t, newId } = useBlockHost()
  const fields = useViewFields()
  const actions = useDatabaseActions()
  const isConfigurable = useViewsEditable()
  const rows = useMemo(() => rowsOf(fields), [fields])
  const filter = useMemo(() => sharedFilter(fields.query), [fields.query])
  const board = useRef<HTMLDivElement>(null)
  const apply = (changes: readonly Change[]): void => {
    if (changes.length > 0) actions.setFormatItems(changes)
  }
  const drag = useWidgetDrag(board, rows, apply, newId)
  if (rows.length === 0)
    return (
      <NothingYet
        icon={LayoutTemplateIcon}
        title={t('Create a dashboard')}
        action={isConfigurable && <AddWidget onAdd={apply} />}
      >
        {t(
          'Add charts, tables, and boards as widgets, up to four in a row. The dashboard filter applies to all of them.',
        )}
      </NothingYet>
    )
  return (
    <div ref={board} className={styles.board}>
      {rows.map(row => (
        <div
          key={row.id}
          className={styles.group}
          data-above={drag.target && 'aboveRow' in drag.target && drag.target.aboveRow === row.id ? '' : undefined}
        >
          <div
            className={styles.row}
            data-row={row.id}
            style={{ '--row-height-px': `${row.height}px` } as CSSProperties}
          >
            {row.widgets.map((widget, i) => (
              <WidgetFrame
                key={widget.id}
                widget={widget}
                rows={rows}
                isLast={i === row.widgets.length - 1}
                filter={filter}
                drag={drag}
                apply={apply}
              />
            ))}
          </div>
          {isConfigurable && (
            <ResizeEdge
              direction="down"
              label={t('Row height')}
              value={row.height}
              onStep={steps => apply(heighten(row, row.height + steps * 40))}
              onDrag={px => apply(heighten(row, row.height + px))}
            />
          )}
        </div>
      ))}
      <div
        className={styles.foot}
        data-above={drag.target && 'aboveRow' in drag.target && drag.target.aboveRow === null ? '' : undefined}
      >
        {isConfigurable && <AddWidget onAdd={apply} />}
      </div>
    </div>
  )
}

/** Any view but another dashboard: one that is there, a new one, or one of another database. */
function AddWidget({ onAdd }: { readonly onAdd: (changes: readonly Change[]) => void }) {
  const { t, newId } = useBlockHost()
  const { otherViews, fields, actions, LinkedView } = useDatabase('otherViews', 'fields', 'actions', 'LinkedView')
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isLinking, setLinking] = useState(false)
  const choices = otherViews.filter(({ type }) => type !== dashboard.type)
  const choose = (view: Uuid): void => onAdd(add(rowsOf(fields), view, { widget: newId(), row: newId() }))
  const kinds = <NewViewItems onAdd={type => choose(actions.addView(type))} />
  return (
    <>
      <Menu
        trigger={
          <Button ref={setButton} variant="quiet" size="small" icon={<Icon of={PlusIcon} />}>
            {t('Add widget')}
          </Button>
        }
      >
        {choices.map(({ id, name }) => (
          <MenuItem key={id} label={name} onSelect={() => choose(id)} />
        ))}
        {choices.length > 0 ? (
          <>
            <MenuSeparator />
            <Submenu icon={<Icon of={PlusIcon} />} label={t('New view')}>
              {kinds}
            </Submenu>
          </>
        ) : (
          <>
            <MenuGroup label={t('New view')}>{kinds}</MenuGroup>
            <MenuSeparator />
          </>
        )}
        <MenuItem
          icon={<Icon of={ArrowUpRightIcon} mirrored />}
          label={t('View of another database')}
          onSelect={() => setLinking(true)}
        />
      </Menu>
      {isLinking && (
        <LinkedView anchor={button} without={[dashboard.type]} onChosen={choose} onClose={() => setLinking(false)} />
      )}
    </>
  )
}

function NewViewItems({ onAdd }: { readonly onAdd: (type: string) => void }) {
  const { t: tData } = useBlockHost()
  return allViewKinds
    .filter(({ type }) => type !== dashboard.type)
    .map(({ type, icon, label }) => (
      <MenuItem key={type} icon={<Icon of={iconByName(icon)} />} label={tData(label)} onSelect={() => onAdd(type)} />
    ))
}
