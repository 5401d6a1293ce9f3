// The name of a row, with its icon and a way into the row.

import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { useDatabaseActions, useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Icon, PanelRightOpenIcon } from '@sheaf/ui/icon/icon'
import styles from '../cell.module.css'
import { CellLine } from '../cell-line'
import { textOf } from '../cells'
import { InlineEditor } from '../inline-editor'
import own from './title.module.css'

function Show({ row, property, place }: ShowProps) {
  const { t } = useBlockHost()
  const { RowName } = useDatabaseComponents()
  const actions = useDatabaseActions()
  return (
    <span className={styles.withOpen}>
      <CellLine property={property} place={place} className={own.title}>
        <RowName row={row} />
      </CellLine>
      {place === 'table' && (
        <button
          type="button"
          className={`${styles.open} ${own.open}`}
          tabIndex={-1}
          aria-label={t('Open page')}
          title={t('Open')}
          onPointerDown={event => event.stopPropagation()}
          onClick={event => {
            event.stopPropagation()
            actions.openRow(row)
          }}
        >
          <Icon of={PanelRightOpenIcon} mirrored />
        </button>
      )}
    </span>
  )
}

function Edit({ row, cell, property, ...rest }: EditProps) {
  const actions = useDatabaseActions()
  const write = (words: string): boolean => {
    actions.setTitle(row, words.replaceAll(/\s*\n\s*/g, ' '))
    return true
  }
  return <InlineEditor {...rest} label={property.name} words={textOf(cell)} onWrite={write} />
}

export const titleView: PropertyView = { type: 'title', Show, edit: 'inline', Edit }
