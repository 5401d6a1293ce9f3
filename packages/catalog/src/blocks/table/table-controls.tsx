// The controls of a table: handles of the row and the column a person is at, a way to resize the column, and to add at both
// ends. They float in a layer beside the text, which clips what it draws.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { TextLayer } from '@sheaf/editor/host/text-layer'
import { useBlock, useEditable } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { Submenu } from '@sheaf/ui/menu/menu-item'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { gridColumns } from './column-format'
import { ColumnResize } from './column-resize'
import { Handle } from './handle'
import { TableEdits } from './table-edits'
import { place, TableLayer } from './table-layer'
import { ColumnMenu, RowMenu } from './table-menus'
import { type CellTarget, useCell } from './use-cell'

type Opened = { readonly of: 'row' | 'column' | 'cell'; readonly target: CellTarget; readonly anchor: Element } | null

export function TableControls({ id }: BlockProps) {
  const host = useBlockHost()
  const { t } = host
  const block = useBlock(id)
  const isEditable = useEditable()
  const inside = useRef<HTMLSpanElement>(null)
  const [table, setTable] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<Opened>(null)
  const [isDragged, setIsDragged] = useState(false)
  const edits = useMemo(() => new TableEdits(host, id), [host, id])
  const format = block?.format ?? {}

  useLayoutEffect(() => {
    const dom = inside.current?.closest<HTMLElement>('.sheaf-block') ?? null
    setTable(dom)
    // Columns that the table does not list yet are known only here.
    if (dom && block) dom.style.setProperty('--sheaf-table-columns', gridColumns(block.format ?? {}, edits.columns))
  }, [block, edits])
  const openCell = useCallback((target: CellTarget) => setOpened({ of: 'cell', target, anchor: target.dom }), [])
  const target = useCell(isEditable ? table : null, opened !== null || isDragged, openCell)
  const at = opened?.target ?? target

  return (
    <>
      <span ref={inside} hidden />
      {isEditable && table && at && (
        <TextLayer over={table}>
          <TableLayer table={table} target={at}>
            {boxes => (
              <>
                <Handle
                  of="column"
                  label={t('Column menu')}
                  boxes={boxes}
                  onPress={anchor => setOpened({ of: 'column', target: at, anchor })}
                  onDrag={setIsDragged}
                  onDrop={index => edits.moveColumn(at.column, index)}
                />
                <Handle
                  of="row"
                  label={t('Row menu')}
                  boxes={boxes}
                  onPress={anchor => setOpened({ of: 'row', target: at, anchor })}
                  onDrag={setIsDragged}
                  onDrop={index => edits.moveRow(at.row, index)}
                />
                <ColumnResize
                  boxes={boxes}
                  format={format}
                  column={at.column}
                  table={table}
                  columns={edits.columns}
                  onDrag={setIsDragged}
                  onResize={width => edits.setWidth(at.column, width)}
                />
                <button
                  type="button"
                  className="sheaf-table-add"
                  aria-label={t('Add column')}
                  ref={place(
                    boxes.isRtl ? boxes.table.left : boxes.table.right,
                    boxes.table.top + boxes.table.height / 2,
                  )}
                  onClick={() => edits.addColumn(edits.columns.length)}
                >
                  <Icon of={PlusIcon} />
                </button>
                <button
                  type="button"
                  className="sheaf-table-add"
                  aria-label={t('Add row')}
                  ref={place(boxes.table.left + boxes.table.width / 2, boxes.table.bottom)}
                  onClick={() => edits.addRow(edits.rows.length)}
                >
                  <Icon of={PlusIcon} />
                </button>
              </>
            )}
          </TableLayer>
        </TextLayer>
      )}
      {opened && (
        <Menu
          open
          anchor={opened.anchor}
          onOpenChange={isOpen => {
            if (!isOpen) setOpened(null)
          }}
        >
          {opened.of === 'row' && <RowMenu edits={edits} format={format} row={opened.target.row} />}
          {opened.of === 'column' && <ColumnMenu edits={edits} format={format} column={opened.target.column} />}
          {opened.of === 'cell' && (
            <>
              <Submenu label={t('Row')}>
                <RowMenu edits={edits} format={format} row={opened.target.row} />
              </Submenu>
              <Submenu label={t('Column')}>
                <ColumnMenu edits={edits} format={format} column={opened.target.column} />
              </Submenu>
            </>
          )}
        </Menu>
      )}
    </>
  )
}
