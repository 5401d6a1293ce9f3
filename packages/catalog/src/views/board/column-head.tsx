// The head of a column: its name, how many cards it has and what they amount to, and what can be done with it.
import { aggregationKey, type GroupList } from '@sheaf/core/collection/query'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'
import { useDatabase, useViewsEditable } from '@sheaf/database/contract/database-hooks'
import { optionColor } from '@sheaf/database/groups/option-color'
import { colorVariables } from '@sheaf/editor/colors/content-color'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
  EyeOffIcon,
  Icon,
  MoreIcon,
  PlusIcon,
} from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import { VisuallyHidden } from '@sheaf/ui/visually-hidden/visually-hidden'
import type { CSSProperties, PointerEvent } from 'react'
import styles from './board.module.css'
import { CalculateMenu } from './calculate-menu'
import type { Board } from './use-board'

interface ColumnActions {
  readonly toggle: (key: string) => void
  readonly hide: (key: string) => void
  /** By one place; undefined where it stands at that end. */
  readonly step: (key: string, by: -1 | 1) => (() => void) | undefined
  readonly add?: (() => void) | undefined
}
interface ColumnHeadProps {
  readonly id: string
  readonly column: GroupList
  readonly board: Board
  readonly isCollapsed: boolean
  readonly isDragged: boolean
  readonly isColored: boolean
  readonly drop: 'before' | 'after' | undefined
  readonly actions: ColumnActions
  readonly onPointerDown: (event: PointerEvent) => void
}

export function ColumnHead({
  id,
  column,
  board,
  isCollapsed,
  isDragged,
  isColored,
  drop,
  actions,
  onPointerDown,
}: ColumnHeadProps) {
  const { GroupName, isConfigurable, fields, schema, kinds, aggregationWords } = useDatabase(
    'GroupName',
    'isConfigurable',
    'fields',
    'schema',
    'kinds',
    'aggregationWords',
  )
  const { t } = useBlockHost()
  const { property } = board.columnAxis
  const [spec] = fields.query.aggregations ?? []
  const counted = spec ? schema[spec.property] : undefined
  return (
    <div
      className={styles.head}
      data-column={column.key}
      data-collapsed={isCollapsed || undefined}
      data-dragged={isDragged || undefined}
      data-drop={drop}
      data-movable={isConfigurable || undefined}
      style={isColored ? columnColor(board, column.key, kinds) : undefined}
      onPointerDown={isConfigurable ? onPointerDown : undefined}
    >
      {isCollapsed ? (
        // Its name is drawn below, along the column.
        <VisuallyHidden>
          <h3 id={id}>
            <GroupName group={column} property={property} />
          </h3>
        </VisuallyHidden>
      ) : (
        <h3 id={id} className={styles.headName}>
          <GroupName group={column} property={property} />
        </h3>
      )}
      {!isCollapsed && spec && counted && (
        <span className={styles.amount} title={counted.name}>
          {aggregationWords(counted, spec.aggregation, column.aggregations[aggregationKey(spec)] ?? null)}
        </span>
      )}
      {isCollapsed ? (
        <IconButton
          label={t('Expand column')}
          icon={<Icon of={ChevronsRightIcon} mirrored />}
          onClick={() => actions.toggle(column.key)}
        />
      ) : (
        <span className={styles.headButtons}>
          <Menu align="end" trigger={<IconButton label={t('Column options')} icon={<Icon of={MoreIcon} />} />}>
            <ColumnItems column={column} actions={actions} />
          </Menu>
          {actions.add && <IconButton label={t('Add card')} icon={<Icon of={PlusIcon} />} onClick={actions.add} />}
        </span>
      )}
    </div>
  )
}

/** The colour of the option that a column stands for. */
export function columnColor({ columnAxis: { property } }: Board, key: string, kinds: PropertyKinds) {
  const color = optionColor(key, property, kinds)
  return color && color !== 'default' ? (colorVariables(color) as CSSProperties) : undefined
}

function ColumnItems({ column: { key }, actions }: { readonly column: GroupList; readonly actions: ColumnActions }) {
  const isConfigurable = useViewsEditable()
  const { t } = useBlockHost()
  const [back, on] = [actions.step(key, -1), actions.step(key, 1)]
  return (
    <>
      <MenuItem
        icon={<Icon of={ChevronsLeftIcon} mirrored />}
        label={t('Collapse column')}
        onSelect={() => actions.toggle(key)}
      />
      {isConfigurable && (
        <>
          <MenuItem icon={<Icon of={EyeOffIcon} />} label={t('Hide column')} onSelect={() => actions.hide(key)} />
          <MenuSeparator />
          <MenuItem
            icon={<Icon of={ArrowLeftIcon} mirrored />}
            label={t('Move left')}
            disabled={!back}
            onSelect={() => back?.()}
          />
          <MenuItem
            icon={<Icon of={ArrowRightIcon} mirrored />}
            label={t('Move right')}
            disabled={!on}
            onSelect={() => on?.()}
          />
          <CalculateMenu />
        </>
      )}
    </>
  )
}
