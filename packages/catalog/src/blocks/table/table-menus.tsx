// What the handles of a row and of a column offer.
import type { Uuid } from '@sheaf/core/ids'
import { paletteNames } from '@sheaf/editor/colors/content-color'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CloseIcon,
  CopyIcon,
  Icon,
  PaletteIcon,
  TrashIcon,
} from '@sheaf/ui/icon/icon'
import { MenuCheckItem, MenuChoice, MenuItem, MenuSeparator, Submenu } from '@sheaf/ui/menu/menu-item'
import { columnFormat } from './column-format'
import type { TableEdits } from './table-edits'

interface MenuProps {
  readonly edits: TableEdits
  readonly format: Parameters<typeof columnFormat>[0]
}

export function RowMenu({ edits, format, row }: MenuProps & { readonly row: Uuid }) {
  const { t, replica } = useBlockHost()
  const { rows } = edits
  const index = rows.indexOf(row)
  const color = replica.block(row)?.format?.['block_color']
  return (
    <>
      <MenuCheckItem
        label={t('Header row')}
        checked={format['table_block_column_header'] === true}
        onChange={checked => edits.setHeader('table_block_column_header', checked)}
      />
      <Colours value={typeof color === 'string' ? color : 'default'} onChange={next => edits.colorRow(row, next)} />
      <MenuSeparator />
      <MenuItem label={t('Insert above')} icon={<Icon of={ArrowUpIcon} />} onSelect={() => edits.addRow(index)} />
      <MenuItem label={t('Insert below')} icon={<Icon of={ArrowDownIcon} />} onSelect={() => edits.addRow(index + 1)} />
      <MenuItem label={t('Move up')} disabled={index <= 0} onSelect={() => edits.moveRow(row, index - 1)} />
      <MenuItem
        label={t('Move down')}
        disabled={index >= rows.length - 1}
        onSelect={() => edits.moveRow(row, index + 1)}
      />
      <MenuItem label={t('Duplicate')} icon={<Icon of={CopyIcon} />} onSelect={() => edits.duplicateRow(row)} />
      <MenuItem label={t('Clear contents')} icon={<Icon of={CloseIcon} />} onSelect={() => edits.clearRow(row)} />
      <MenuSeparator />
      <MenuItem label={t('Delete row')} icon={<Icon of={TrashIcon} />} danger onSelect={() => edits.deleteRow(row)} />
    </>
  )
}

export function ColumnMenu({ edits, format, column }: MenuProps & { readonly column: string }) {
  const { t } = useBlockHost()
  const { columns } = edits
  const index = columns.indexOf(column)
  return (
    <>
      <MenuCheckItem
        label={t('Header column')}
        checked={format['table_block_row_header'] === true}
        onChange={checked => edits.setHeader('table_block_row_header', checked)}
      />
      <Colours value={columnFormat(format, column).color} onChange={next => edits.colorColumn(column, next)} />
      <MenuSeparator />
      <MenuItem
        label={t('Insert left')}
        icon={<Icon of={ArrowLeftIcon} mirrored />}
        onSelect={() => edits.addColumn(index)}
      />
      <MenuItem
        label={t('Insert right')}
        icon={<Icon of={ArrowRightIcon} mirrored />}
        onSelect={() => edits.addColumn(index + 1)}
      />
      <MenuItem label={t('Move left')} disabled={index <= 0} onSelect={() => edits.moveColumn(column, index - 1)} />
      <MenuItem
        label={t('Move right')}
        disabled={index >= columns.length - 1}
        onSelect={() => edits.moveColumn(column, index + 1)}
      />
      <MenuItem label={t('Duplicate')} icon={<Icon of={CopyIcon} />} onSelect={() => edits.duplicateColumn(column)} />
      <MenuItem label={t('Clear contents')} icon={<Icon of={CloseIcon} />} onSelect={() => edits.clearColumn(column)} />
      <MenuSeparator />
      <MenuItem
        label={t('Delete column')}
        icon={<Icon of={TrashIcon} />}
        danger
        onSelect={() => edits.deleteColumn(column)}
      />
    </>
  )
}

function Colours({ value, onChange }: { readonly value: string; readonly onChange: (color: string) => void }) {
  const { t } = useBlockHost()
  const choices = [
    { value: 'default', label: t('No color') },
    ...Object.entries(paletteNames(t)).map(([name, label]) => ({ value: `${name}_background`, label })),
  ]
  return (
    <Submenu label={t('Color')} icon={<Icon of={PaletteIcon} />}>
      <MenuChoice value={value} onChange={onChange} choices={choices} />
    </Submenu>
  )
}
