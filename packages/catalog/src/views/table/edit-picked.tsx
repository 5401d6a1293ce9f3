// One value for many rows: the editor of the property beside the bar. It is written once, when the editor is left.
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Popover } from '@sheaf/ui/popover/popover'
import { useRef, useState } from 'react'
import { allPropertyViews } from '../../properties/property-views'
import styles from './edit-picked.module.css'

interface EditPickedProps {
  readonly property: Property
  /** Whose cell the editor takes itself to be in. */
  readonly first: Uuid
  readonly count: number
  readonly anchor: HTMLElement
  readonly onWrite: (value: Json | null) => void
  readonly onClose: () => void
}

export function EditPicked({ property, first, count, anchor, onWrite, onClose }: EditPickedProps) {
  const { t } = useBlockHost()
  const { kinds, row, fieldsOf } = useDatabase('kinds', 'row', 'fieldsOf')
  const [value, setValue] = useState<Json | null | undefined>(undefined)
  const chosen = useRef<Json | null | undefined>(undefined)
  const isOver = useRef(false)
  const Edit = allPropertyViews.find(({ type }) => type === property.type)?.Edit
  const kind = kinds.get(property.type)
  const held = row(first)
  const close = (isWritten: boolean): void => {
    if (isOver.current) return
    isOver.current = true
    if (isWritten && chosen.current !== undefined) onWrite(chosen.current)
    onClose()
  }
  const write = (next: Json | null): void => {
    onWrite(next)
    isOver.current = true
    onClose()
  }
  if (!kind || !held) return null
  const shown = value ?? undefined
  return (
    <Popover
      title={t('Set “{property}” of {count, plural, one {# row} other {# rows}}', { property: property.name, count })}
      open
      anchor={anchor}
      side="top"
      onOpenChange={isOpen => {
        if (!isOpen) close(true)
      }}
    >
      <div className={styles.editor}>
        {Edit ? (
          <Edit
            row={first}
            property={property}
            value={shown}
            cell={kind.read(shown, property, fieldsOf(held))}
            place="page"
            typed={null}
            onChange={next => {
              chosen.current = next
              setValue(next)
            }}
            onDone={() => close(true)}
            onCancel={() => close(false)}
          />
        ) : (
          <Button size="small" onClick={() => write(true)}>
            {t('Checked')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => write(null)}>
          {Edit ? t('Clear') : t('Unchecked')}
        </Button>
      </div>
    </Popover>
  )
}
