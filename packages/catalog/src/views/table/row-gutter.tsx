// In front of a row: the handle by which it is dragged, and the box that selects it. Both are the table's business, which listens to
// presses on them; by keyboard rows are selected with Shift and Space and moved with Alt, Shift and arrows.
import type { Uuid } from '@sheaf/core/ids'
import { useRowsEditable } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePage } from '@sheaf/editor/host/use-block'
import { CheckIcon, GripIcon, Icon } from '@sheaf/ui/icon/icon'
import styles from './row-gutter.module.css'

interface RowGutterProps {
  readonly row: Uuid
  readonly line: number
  readonly isPicked: boolean
}

export function RowGutter({ row, line, isPicked }: RowGutterProps) {
  const { t } = useBlockHost()
  const isEditable = useRowsEditable()
  const title = usePage(row)?.title || t('Untitled')
  return (
    <div className={styles.gutter} role="rowheader" data-gutter="">
      {isEditable && (
        <span className={styles.handle} data-handle={line} title={t('Drag to move')} aria-hidden="true">
          <Icon of={GripIcon} />
        </span>
      )}
      <PickBox label={t('Select {title}', { title })} isPicked={isPicked} line={line} />
    </div>
  )
}

/** `line` is -1 for all rows. */
export function PickBox({
  label,
  isPicked,
  line,
}: {
  readonly label: string
  readonly isPicked: boolean | 'mixed'
  readonly line: number
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn as ours; an input would take the letters that are typed
    <button
      type="button"
      role="checkbox"
      className={styles.box}
      aria-checked={isPicked}
      aria-label={label}
      tabIndex={-1}
      data-pick={line}
    >
      {isPicked === true && <Icon of={CheckIcon} />}
      {isPicked === 'mixed' && <span className={styles.some} />}
    </button>
  )
}
