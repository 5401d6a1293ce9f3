// A place by its name, else its address, else where it is.
import { sameJson } from '@sheaf/core/operations/same-json'
import type { EditProps, PropertyView, ShowProps } from '@sheaf/database/contract/database'
import picker from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Icon, MapPinIcon } from '@sheaf/ui/icon/icon'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from '../cell.module.css'
import { CellLine } from '../cell-line'
import { textOf } from '../cells'
import { fieldsOfPlace, type PlaceFields, placeOfFields } from '../place-fields'
import { PlaceInputs } from '../place-inputs'

function Show({ value, cell, property, place }: ShowProps) {
  if (cell === null) return null
  const { name, address, lat, lon } = fieldsOfPlace(value)
  return (
    <span className={styles.withOpen}>
      <span className={`${styles.sign} ${styles.quiet}`}>
        <Icon of={MapPinIcon} />
      </span>
      <CellLine property={property} place={place} title={textOf(cell)}>
        {name || address || `${lat}, ${lon}`}
      </CellLine>
    </span>
  )
}

/** Words that do not say yet where it is cannot be a value: they wait here until the panel is opened again. */
const unfinished = new Map<string, PlaceFields>()

function Edit({ value, row, property, typed, onChange, onDone, onCancel }: EditProps) {
  const { t } = useBlockHost()
  const cell = `${row} ${property.id}`
  const stored = fieldsOfPlace(value)
  const [fields, setFields] = useState<PlaceFields>(() => ({
    ...(unfinished.get(cell) ?? stored),
    ...(typed !== null && { name: typed }),
  }))
  const [isAsked, setAsked] = useState(() => unfinished.has(cell))
  const place = placeOfFields(fields)
  const isSettled = useRef(false)
  const settle = (): void => {
    isSettled.current = true
    unfinished.delete(cell)
  }
  const keep = (): void => {
    if (isSettled.current || sameJson(fields, stored)) return
    unfinished.delete(cell)
    if (place === null) unfinished.set(cell, fields)
    else onChange(place)
  }
  // Pressing beside the panel closes it, and is no reason to lose what was written.
  const keepAtEnd = useEffectEvent(keep)
  useEffect(() => () => keepAtEnd(), [])
  return (
    <form
      className={`${picker.picker} ${picker.panel}`}
      aria-label={property.name}
      onSubmit={event => {
        event.preventDefault()
        if (place === null) return setAsked(true)
        settle()
        onChange(place)
        onDone('down')
      }}
      // The page goes without an end of anything on it.
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) keep()
      }}
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        settle()
        onCancel()
      }}
    >
      <PlaceInputs fields={fields} isAsked={isAsked} isFocused onChange={setFields} />
      <div className={picker.foot}>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            settle()
            onChange(null)
            onDone()
          }}
        >
          {t('Clear')}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {t('Done')}
        </Button>
      </div>
    </form>
  )
}

export const placeView: PropertyView = { type: 'place', Show, edit: 'popover', Edit }
