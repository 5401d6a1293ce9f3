// What the heads of columns say besides the number of their cards: the sum of a number, for one.
import type { Aggregation } from '@sheaf/core/collection/query'
import { aggregationsOf } from '@sheaf/core/kinds/askable'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Icon, SigmaIcon } from '@sheaf/ui/icon/icon'
import { MenuChoice, MenuSeparator, Submenu } from '@sheaf/ui/menu/menu-item'

const offered: readonly Aggregation[] = ['sum', 'average', 'median', 'min', 'max', 'range', 'percent_checked']
const NONE = 'none'

export function CalculateMenu() {
  const { properties, kinds, fields, actions, aggregationName } = useDatabase(
    'properties',
    'kinds',
    'fields',
    'actions',
    'aggregationName',
  )
  const { t } = useBlockHost()
  const choices = properties.flatMap(property =>
    offered
      .filter(aggregation => aggregationsOf(kinds, property).includes(aggregation))
      .map(aggregation => ({
        value: `${aggregation} ${property.id}`,
        label: t('{calculation}: {name}', { calculation: aggregationName(aggregation), name: property.name }),
      })),
  )
  if (choices.length === 0) return null
  const [spec] = fields.query.aggregations ?? []
  return (
    <>
      <MenuSeparator />
      <Submenu icon={<Icon of={SigmaIcon} />} label={t('Calculate')}>
        <MenuChoice
          value={spec ? `${spec.aggregation} ${spec.property}` : NONE}
          choices={[{ value: NONE, label: t('Count') }, ...choices]}
          onChange={next => {
            const [aggregation, property] = next.split(' ') as [Aggregation, string | undefined]
            actions.setQuery('aggregations', property === undefined ? null : [{ property, aggregation }])
          }}
        />
      </Submenu>
    </>
  )
}
