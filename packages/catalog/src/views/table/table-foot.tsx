// What the rows of a table amount to, below each column.
import type { Aggregation, AggregationSpec, RowList } from '@sheaf/core/collection/query'
import { aggregationKey } from '@sheaf/core/collection/query'
import { aggregationsOf } from '@sheaf/core/kinds/askable'
import type { ShownColumn } from '@sheaf/database/contract/database'
import { useColumns, useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { type ComponentType, memo } from 'react'
import { frozenOffsets } from './column-width'
import styles from './table.module.css'

interface TableFootProps {
  readonly list: RowList
  readonly frozen: number
  readonly rowIndex: number
}

export const TableFoot = memo(function TableFoot(props: TableFootProps) {
  return (
    <div className={styles.foot} role="rowgroup">
      <FigureRow {...props} Figure={Calculation} />
    </div>
  )
})

/** The same for one group, behind its rows: what is calculated is chosen for all of them below the table. */
export const GroupFigures = memo(function GroupFigures(props: TableFootProps) {
  return <FigureRow {...props} Figure={GroupFigure} />
})

interface FigureProps {
  readonly column: ShownColumn
  readonly list: RowList
}

function FigureRow({
  list,
  frozen,
  rowIndex,
  Figure,
}: TableFootProps & { readonly Figure: ComponentType<FigureProps> }) {
  const columns = useColumns()
  const offsets = frozenOffsets(columns, frozen)
  return (
    <div className={styles.row} role="row" aria-rowindex={rowIndex}>
      <div className={styles.footGutter} />
      {columns.map((column, at) => (
        <div
          key={column.property.id}
          role="gridcell"
          className={styles.footCell}
          data-frozen={at < frozen ? '' : undefined}
          style={at < frozen ? { insetInlineStart: offsets[at] } : undefined}
        >
          <Figure column={column} list={list} />
        </div>
      ))}
      <div className={styles.rest} />
    </div>
  )
}

function GroupFigure({ column, list }: FigureProps) {
  const spec = useDatabase('fields').fields.query.aggregations?.find(one => one.property === column.property.id)
  return (
    spec && (
      <span className={styles.groupFigure}>
        <FigureWords spec={spec} column={column} list={list} />
      </span>
    )
  )
}

function FigureWords({ spec, column, list }: FigureProps & { readonly spec: AggregationSpec }) {
  const { aggregationWords, aggregationName } = useDatabase('aggregationWords', 'aggregationName')
  return (
    <>
      <span className={styles.footName}>{aggregationName(spec.aggregation)}</span>
      <span className={styles.figure}>
        {aggregationWords(column.property, spec.aggregation, list.aggregations[aggregationKey(spec)] ?? null)}
      </span>
    </>
  )
}

function Calculation({ column, list }: FigureProps) {
  const { t } = useBlockHost()
  const { fields, actions, kinds, isConfigurable, aggregationName } = useDatabase(
    'fields',
    'actions',
    'kinds',
    'isConfigurable',
    'aggregationName',
  )
  const { property } = column
  const specs = fields.query.aggregations ?? []
  const spec = specs.find(one => one.property === property.id)
  const choose = (aggregation: Aggregation | null): void => {
    const others = specs.filter(one => one.property !== property.id)
    const next: readonly AggregationSpec[] = aggregation ? [...others, { property: property.id, aggregation }] : others
    actions.setQuery('aggregations', next.length > 0 ? next : null)
  }
  const shown = spec && <FigureWords spec={spec} column={column} list={list} />
  if (!isConfigurable) return shown ?? null
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={styles.calculate}
          data-empty={spec ? undefined : ''}
          aria-label={spec ? undefined : t('Calculate {property}', { property: property.name })}
        >
          {shown ?? t('Calculate')}
        </button>
      }
    >
      <MenuItem label={t('None')} onSelect={() => choose(null)} />
      {aggregationsOf(kinds, property).map(aggregation => (
        <MenuItem key={aggregation} label={aggregationName(aggregation)} onSelect={() => choose(aggregation)} />
      ))}
    </Menu>
  )
}
