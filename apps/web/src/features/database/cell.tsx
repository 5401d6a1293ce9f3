// A cell as its kind shows it, and its editor: in its own place, or beside it. A view that moves through cells by keyboard says itself
// when one is written in; anywhere else a press begins.

import { allPropertyViews } from '@sheaf/catalog/property-views'
import { MEANING } from '@sheaf/core/collection/schema'
import { type CellEditing, type CellProps, type PropertyView, useDatabase } from '@sheaf/editor/host/database'
import { ruleLook } from '@sheaf/editor/host/rule-look'
import { useBlock } from '@sheaf/editor/host/use-block'
import { Popover } from '@sheaf/ui/popover/popover'
import { type ReactNode, useMemo, useState } from 'react'
import { t } from '../../i18n/t'
import styles from './cell.module.css'

const views: ReadonlyMap<string, PropertyView> = new Map(allPropertyViews.map(view => [view.type, view]))

export function DatabaseCell({ row, property, place, editing }: CellProps) {
  const database = useDatabase()
  const block = useBlock(row)
  const [isOwn, setOwn] = useState(false)
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const view = views.get(property.type)
  const own = useMemo<CellEditing>(
    () => ({ typed: null, onDone: () => setOwn(false), onCancel: () => setOwn(false) }),
    [],
  )
  if (!view || !block) return null
  const Setup = database.isSchemaOpen ? view.Setup : undefined
  const canWrite = Setup !== undefined || (database.isEditable && view.Edit !== undefined)
  const active = canWrite ? (editing === undefined ? (isOwn ? own : null) : editing) : null
  const shown = {
    row,
    property,
    place,
    value: block.properties?.[property.id],
    cell: database.cell(row, property),
  }
  // A table colours the whole cell around this one.
  const ruled = place === 'card' ? ruleLook(database.colors(row).cells.get(property.id)) : {}
  const align = property[MEANING]?.form === 'number' ? 'end' : view.align
  const Edit = view.Edit
  const editor: ReactNode = active && Edit && (
    // What is typed before it has its caret is its beginning.
    <Edit
      key={active.typed ?? ''}
      {...shown}
      {...active}
      onChange={value => database.deeds.setValue(row, property.id, value)}
    />
  )
  const body = editor && view.edit === 'inline' ? editor : <view.Show {...shown} />
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
            value: database.plain(row, property) || t('Empty'),
          })}
          onClick={() => setOwn(true)}
          onKeyDown={event => {
            if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
            event.preventDefault()
            setOwn(true)
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
