// Rows as calm lines: the name first, what is shown of it at the end of the line.
import type { NestedRow } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { useAnswer, useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Skeleton, SkeletonRegion } from '@sheaf/ui/skeleton/skeleton'
import { VisuallyHidden } from '@sheaf/ui/visually-hidden/visually-hidden'
import { useRef } from 'react'
import { CommentCount } from '../comment-count'
import { EmptyView } from '../empty-view'
import { GroupSection } from '../group-section'
import { MoreRows } from '../more-rows'
import { NestAdd, NestToggle } from '../nest-toggle'
import { NewRow } from '../new-row'
import { RowBox } from '../row-box'
import { useFilledColumns } from '../row-card'
import { drawnRowKey } from '../row-place'
import { SelectionBar } from '../selection-bar'
import { useSections } from '../use-sections'
import styles from './list.module.css'

const loadingLines = ['46%', '34%', '52%', '40%', '28%', '44%']

export function ListBox() {
  const root = useRef<HTMLDivElement>(null)
  const query = useAnswer()
  const { t } = useBlockHost()
  const { sections, collapsed, rows } = useSections(root, query.answer, () => 1)
  const { stop, selection, onKeyDown, onClick, onFocus } = rows
  if (!query.answer)
    return (
      <SkeletonRegion label={t('Loading rows')}>
        {loadingLines.map(width => (
          <div key={width} className={styles.line}>
            <Skeleton width={width} />
          </div>
        ))}
      </SkeletonRegion>
    )
  if (query.answer.total === 0 && !query.answer.groups)
    return <EmptyView words={t('No rows yet. Each row in a list is a page.')} action={t('Add row')} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its rows have the focus; it only listens
    <div ref={root} onKeyDown={onKeyDown} onClick={onClick} onFocus={onFocus}>
      {sections.map(section => (
        <GroupSection key={section.key} section={section} collapsed={collapsed}>
          <ul className={styles.list}>
            {section.list.rows.map(row => {
              const rowKey = drawnRowKey(section.group === undefined ? {} : { group: section.group }, row)
              return (
                <li key={row} className={styles.item} data-nest-row={row}>
                  <RowBox
                    row={row}
                    rowKey={rowKey}
                    isStop={rowKey === stop}
                    isSelected={selection.rows.has(row)}
                    className={styles.line}
                    role={t('Row')}
                  >
                    <Line row={row} nested={section.list.nested?.[row]} />
                  </RowBox>
                </li>
              )
            })}
          </ul>
          {section.list.hasMore && (
            <MoreRows
              place={section.group === undefined ? {} : { group: section.group }}
              left={section.list.nested ? 0 : section.list.total - section.list.rows.length}
            />
          )}
          <NewRow head={section.head} look="line" />
        </GroupSection>
      ))}
      <SelectionBar rows={rows} />
      {rows.region}
    </div>
  )
}

function Line({ row, nested }: { readonly row: Uuid; readonly nested: NestedRow | undefined }) {
  const { t } = useBlockHost()
  const { RowName, Cell, plain } = useDatabase('RowName', 'Cell', 'plain')
  const filled = useFilledColumns(row)
  return (
    <>
      <span className={styles.name}>
        <NestToggle row={row} nested={nested} />
        <RowName row={row} />
        <CommentCount row={row} />
        <NestAdd row={row} nested={nested} />
      </span>
      <span className={styles.properties}>
        {filled.map(({ property }) => (
          <span
            key={property.id}
            className={styles.property}
            title={t('{property}: {value}', { property: property.name, value: plain(row, property) })}
          >
            <VisuallyHidden>{property.name}</VisuallyHidden>
            <Cell row={row} property={property} place="card" editing={null} />
          </span>
        ))}
      </span>
    </>
  )
}
