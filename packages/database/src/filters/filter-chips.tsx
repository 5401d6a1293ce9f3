// What is asked of a view, as chips above it: its sorts, conditions that stand for themselves one by one, and groups of them as one.

import type { Condition } from '@sheaf/core/collection/query'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { ArrowDownIcon, ArrowUpIcon, FilterIcon, Icon, SortIcon } from '@sheaf/ui/icon/icon'
import { ConditionChip } from '../conditions/condition-chip'
import { asGroup, changeAt, countConditions, filterOf, groupIn } from '../conditions/filter-tree'
import { useDatabase } from '../contract/database-hooks'
import { SortEditor } from '../sorts/sort-editor'
import { AskChip } from './ask-chip'
import { chipOf, groupsChip, sortChip } from './filter-chip-ids'
import { FilterEditor } from './filter-editor'

export function SortChip() {
  const { t } = useBlockHost()
  const { fields, schema, actions, viewId } = useDatabase('fields', 'schema', 'actions', 'viewId')
  const sorts = fields.query.sorts ?? []
  const [first] = sorts
  if (!first) return null
  const name = schema[first.property]?.name ?? t('Deleted property')
  const isOne = sorts.length === 1
  return (
    <AskChip
      id={sortChip(viewId)}
      title={t('Sort')}
      isOn
      icon={<Icon of={isOne ? (first.direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon) : SortIcon} />}
      words={isOne ? name : t('{count, plural, one {# sort} other {# sorts}}', { count: sorts.length })}
    >
      <SortEditor sorts={sorts} onChange={next => actions.ask('sorts', next.length > 0 ? next : null)} />
    </AskChip>
  )
}

export function FilterChips() {
  const { t } = useBlockHost()
  const { fields, schema, actions, viewId } = useDatabase('fields', 'schema', 'actions', 'viewId')
  const filter = fields.query.filter
  const root = asGroup(filter)
  // Any of several is one thing that is asked.
  const isWhole = root.join === 'or' && root.parts.length > 1
  const grouped = isWhole ? root.parts : root.parts.filter(part => groupIn(part))
  const ask = (next: ReturnType<typeof asGroup>): void =>
    actions.ask('filter', next.parts.length > 0 ? filterOf(next) : null)
  return (
    <>
      {grouped.length > 0 && (
        <AskChip
          id={groupsChip(viewId)}
          title={t('Filter')}
          isOn
          isWide
          icon={<Icon of={FilterIcon} />}
          words={t('{count, plural, one {# rule} other {# rules}}', {
            count: grouped.reduce((sum, part) => sum + countConditions(part), 0),
          })}
        >
          <FilterEditor filter={filter} onChange={next => actions.ask('filter', next)} />
        </AskChip>
      )}
      {!isWhole &&
        root.parts.map((part, at) => {
          const condition = groupIn(part) ? null : (part as Condition)
          const property = condition && schema[condition.property]
          if (!condition || !property) return null
          const put = (next: Condition | null): void => ask(changeAt(root, [at], () => next))
          return (
            <ConditionChip
              // oxlint-disable-next-line react/no-array-index-key -- a condition has no name but its place
              key={`${at} ${property.id}`}
              id={chipOf(viewId, at)}
              property={property}
              condition={condition}
              isClearable
              onChange={put}
              onClear={() => put(null)}
            >
              <Button variant="quiet" size="small" onClick={() => put(null)}>
                {t('Remove filter')}
              </Button>
            </ConditionChip>
          )
        })}
    </>
  )
}
