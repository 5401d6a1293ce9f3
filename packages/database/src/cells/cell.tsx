// A cell as its kind shows it, and its editor: in its own place, or beside it. A view that moves through cells by keyboard says itself
// when one is written in; anywhere else a press begins.

import { MEANING } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { Popover } from '@sheaf/ui/popover/popover'
import { memo, type ReactNode, useMemo, useState } from 'react'
import type { CellEditing, CellProps, EditProps, PropertyView, ShowProps, ValueProps } from '../contract/database'
import {
  useCell,
  useCellColor,
  useCellWords,
  useDatabase,
  useDatabaseActions,
  useRowsEditable,
  useSchemaEditable,
} from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import styles from './cell.module.css'
import { ruleLook } from './rule-look'

/** Drawn again when this cell is another one, whatever else of its row or of the answer is new. */
export const DatabaseCell = memo(function DatabaseCell({ row, property, place, editing }: CellProps) {
  const { propertyViewOf } = useDatabaseHost()
  const actions = useDatabaseActions()
  const isSchemaEditable = useSchemaEditable()
  const isEditable = useRowsEditable()
  const now = useCell(row, property)
  // A table colours the whole cell around this one.
  const color = useCellColor(row, place === 'card' ? property.id : null)
  const words = useCellWords(row, property)
  const view = propertyViewOf(property.type)
  if (!view || !now) return null
  const Setup = isSchemaEditable ? view.Setup : undefined
  return (
    <CellBox
      view={view}
      shown={{ row, property, place, ...now }}
      words={words}
      canWrite={Setup !== undefined || (isEditable && view.Edit !== undefined)}
      Setup={Setup}
      ruled={place === 'card' ? ruleLook(color) : undefined}
      editing={editing}
      onChange={value => actions.setValue(row, property.id, value)}
    />
  )
})

/** In no row: what it is read as says nothing of when it was made. */
const nowhere = '00000000-0000-4000-8000-000000000000' as Uuid

export function ValueCell({ property, value, onChange }: ValueProps) {
  const { kinds, words, asks } = useDatabase('kinds', 'words', 'asks')
  const { propertyViewOf } = useDatabaseHost()
  const view = propertyViewOf(property.type)
  const kind = kinds.get(property.type)
  if (!view || !kind) return null
  const { me } = asks
  const stamps = { created_time: 0, created_by_id: me, last_edited_time: 0, last_edited_by_id: me, number: 0 }
  const cell = kind.read(value, property, { id: nowhere, ...stamps })
  return (
    <CellBox
      view={view}
      shown={{ row: nowhere, property, place: 'page', value, cell }}
      words={() => kind.plain(cell, property, words)}
      canWrite={view.Edit !== undefined}
      onChange={onChange}
    />
  )
}

interface CellBoxProps {
  readonly view: PropertyView
  readonly shown: ShowProps
  readonly words: () => string
  readonly canWrite: boolean
  readonly Setup?: PropertyView['Setup']
  readonly ruled?: ReturnType<typeof ruleLook> | undefined
  readonly editing?: CellProps['editing']
  readonly onChange: EditProps['onChange']
}

function CellBox({ view, shown, words, canWrite, Setup, ruled, editing, onChange }: CellBoxProps) {
  const { t } = useBlockHost()
  const [isOwn, setOwn] = useState(false)
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const own = useMemo<CellEditing>(
    () => ({ typed: null, onDone: () => setOwn(false), onCancel: () => setOwn(false) }),
    [],
  )
  const { property, place, row } = shown
  const active = canWrite ? (editing === undefined ? (isOwn ? own : null) : editing) : null
  const align = property[MEANING]?.form === 'number' ? 'end' : view.align
  const Edit = view.Edit
  const editor: ReactNode = active && Edit && (
    // What is typed before it has its caret is its beginning.
    <Edit key={active.typed ?? ''} {...shown} {...active} onChange={onChange} />
  )
  const body = editor && view.edit === 'inline' ? editor : <view.Show {...shown} />
  const begin = (): void => {
    // What is typed next is for the editor: a picker has the focus a moment later.
    holdUntilFocus(() => setOwn(false))
    setOwn(true)
  }
  const begins = canWrite && editing === undefined && !active && view.edit !== 'press'
  return (
    <div ref={setBox} className={styles.cell} data-place={place} data-align={align} {...ruled}>
      {begins ? (
        <div
          className={styles.press}
          role="button"
          tabIndex={0}
          aria-label={t('{property}: {value}', {
            property: property.name,
            value: words() || t('Empty'),
          })}
          onClick={begin}
          onKeyDown={event => {
            if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
            event.preventDefault()
            begin()
          }}
        >
          {body}
        </div>
      ) : (
        body
      )}
      {active && Setup && <Setup property={property} row={row} anchor={box} onClose={() => active.onDone()} />}
      {editor && view.edit === 'popover' && (
        <Popover
          title={property.name}
          titleHidden
          flush
          open
          anchor={box}
          onOpenChange={open => {
            if (!open) active?.onDone()
          }}
        >
          {editor}
        </Popover>
      )}
    </div>
  )
}
