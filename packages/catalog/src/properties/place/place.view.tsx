// A place by its name, else its address, else where it is.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { EditProps, PropertyView, ShowProps } from '@sheaf/editor/host/database'
import { Button } from '@sheaf/ui/button/button'
import { Icon, MapPinIcon } from '@sheaf/ui/icon/icon'
import { type FormEvent, useState } from 'react'
import styles from '../cell.module.css'
import { CellLine } from '../cell-line'
import { textOf } from '../cells'
import picker from '../picker.module.css'
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

function Edit({ value, property, typed, onChange, onDone, onCancel }: EditProps) {
  const { t } = useBlockHost()
  const [fields, setFields] = useState<PlaceFields>(() => ({
    ...fieldsOfPlace(value),
    ...(typed !== null && { name: typed }),
  }))
  const [isAsked, setAsked] = useState(false)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const place = placeOfFields(fields)
    if (place === null) return setAsked(true)
    onChange(place)
    onDone('down')
  }
  return (
    <form
      className={`${picker.picker} ${picker.panel}`}
      aria-label={property.name}
      onSubmit={save}
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel()
      }}
    >
      <PlaceInputs fields={fields} isAsked={isAsked} isFocused onChange={setFields} />
      <div className={picker.foot}>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
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
