// A property beside another one: a new one on either side, or a copy behind it. Each is one step.

import { type Property, TITLE } from '@sheaf/core/collection/schema'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { ArrowLeftIcon, ArrowRightIcon, CopyIcon, Icon } from '@sheaf/ui/icon/icon'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { useDatabase } from '../contract/database-hooks'
import { NewProperty } from './new-property'

export type InsertSide = 'left' | 'right'

interface InsertItemsProps {
  readonly property: Property
  /** The type is chosen in another menu. */
  readonly onInsert: (side: InsertSide) => void
}

export function InsertItems({ property, onInsert }: InsertItemsProps) {
  const { t } = useBlockHost()
  const { actions, schema, columns } = useDatabase('actions', 'schema', 'columns')
  const duplicate = (): void => {
    const { id, type, name, ...settings } = schema[property.id] ?? property
    const next = columns[columns.findIndex(column => column.id === id) + 1]?.id ?? null
    actions.addProperty(type, settings, t('{name} (copy)', { name }), next)
  }
  return (
    <>
      <MenuItem
        icon={<Icon of={ArrowLeftIcon} mirrored />}
        label={t('Insert left')}
        onSelect={() => onInsert('left')}
      />
      <MenuItem
        icon={<Icon of={ArrowRightIcon} mirrored />}
        label={t('Insert right')}
        onSelect={() => onInsert('right')}
      />
      {property.id !== TITLE && property.type !== 'relation' && (
        <MenuItem icon={<Icon of={CopyIcon} />} label={t('Duplicate property')} onSelect={duplicate} />
      )}
    </>
  )
}

interface InsertPropertyProps {
  readonly beside: Property
  readonly side: InsertSide
  readonly anchor: Element
  readonly onClose: () => void
}

export function InsertProperty({ beside, side, anchor, onClose }: InsertPropertyProps) {
  const { columns } = useDatabase('columns')
  const at = columns.findIndex(({ id }) => id === beside.id)
  const before = side === 'left' ? beside.id : (columns[at + 1]?.id ?? null)
  return <NewProperty anchor={anchor} before={before} onClose={onClose} />
}
