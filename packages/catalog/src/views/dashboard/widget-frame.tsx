// One widget: its name, the view that it shows, and what can be done with it.
import type { Filter } from '@sheaf/core/collection/query'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  Icon,
  MoreIcon,
  TrashIcon,
} from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import { type CSSProperties, useRef } from 'react'
import { DragHandle, type HandleStep } from '../drag-handle'
import { type Change, move, remove, step, widen } from './arrange'
import { type FilledRow, TWELFTHS, type Widget } from './dashboard'
import styles from './dashboard.module.css'
import { ResizeEdge } from './resize-edge'
import type { WidgetDrag } from './use-widget-drag'

interface WidgetFrameProps {
  readonly widget: Widget
  readonly rows: readonly FilledRow[]
  readonly isLast: boolean
  readonly filter: Filter | null
  readonly drag: WidgetDrag
  readonly apply: (changes: readonly Change[]) => void
}

export function WidgetFrame({ widget, rows, isLast, filter, drag, apply }: WidgetFrameProps) {
  const { t, newId } = useBlockHost()
  const { isConfigurable, otherViews, Widget: Shown } = useDatabase('isConfigurable', 'otherViews', 'Widget')
  const frame = useRef<HTMLElement>(null)
  const { id, view, width } = widget
  const name = otherViews.find(one => one.id === view)?.name ?? t('View')
  const { target } = drag
  const side = target && 'beside' in target && target.beside === id ? target.side : undefined
  const go = (direction: HandleStep): void => {
    const to = step(rows, id, direction)
    if (to) apply(move(rows, id, to, newId()))
  }
  const places: readonly [HandleStep, string, typeof ArrowUpIcon][] = [
    ['up', t('Move up'), ArrowUpIcon],
    ['down', t('Move down'), ArrowDownIcon],
    ['back', t('Move left'), ArrowLeftIcon],
    ['on', t('Move right'), ArrowRightIcon],
  ]
  return (
    <section
      ref={frame}
      className={styles.widget}
      style={{ '--twelfths': width } as CSSProperties}
      data-widget={id}
      data-side={side}
      data-dragged={drag.dragged === id ? '' : undefined}
      aria-label={name}
    >
      <header className={styles.head}>
        {isConfigurable && (
          <DragHandle
            label={t('Move “{name}”. Use the arrow keys to move, Shift and arrow keys to resize.', { name })}
            onStep={(direction, isResizing) => {
              if (!isResizing) return go(direction)
              if (direction === 'on' || direction === 'back') apply(widen(rows, id, direction === 'on' ? 1 : -1))
            }}
            onDrag={(at, isDropped) => drag.onDrag(id, at, isDropped)}
          />
        )}
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        {isConfigurable && (
          <Menu
            align="end"
            trigger={<IconButton label={t('“{name}” options', { name })} icon={<Icon of={MoreIcon} />} />}
          >
            {places.map(([direction, label, icon]) => (
              <MenuItem
                key={direction}
                label={label}
                icon={<Icon of={icon} mirrored={direction === 'back' || direction === 'on'} />}
                disabled={step(rows, id, direction) === null}
                onSelect={() => go(direction)}
              />
            ))}
            <MenuSeparator />
            <MenuItem label={t('Wider')} onSelect={() => apply(widen(rows, id, 1))} disabled={width === TWELFTHS} />
            <MenuItem label={t('Narrower')} onSelect={() => apply(widen(rows, id, -1))} disabled={width === TWELFTHS} />
            <MenuSeparator />
            <MenuItem
              label={t('Remove from dashboard')}
              icon={<Icon of={TrashIcon} />}
              onSelect={() => apply(remove(rows, id))}
            />
          </Menu>
        )}
      </header>
      <div className={styles.body}>
        <Shown view={view} filter={filter} />
      </div>
      {isConfigurable && !isLast && (
        <ResizeEdge
          direction="on"
          label={t('“{name}” width', { name })}
          value={width}
          onStep={steps => apply(widen(rows, id, steps))}
          onDrag={px => {
            const whole = frame.current?.parentElement?.getBoundingClientRect().width ?? 0
            if (whole > 0) apply(widen(rows, id, Math.round((px / whole) * TWELFTHS)))
          }}
        />
      )}
    </section>
  )
}
