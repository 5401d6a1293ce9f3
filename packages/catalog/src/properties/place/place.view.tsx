// A place by its name, else its address, else where it is.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { EditProps, PropertyView, ShowProps } from '@sheaf/editor/host/database'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { Icon, MapPinIcon } from '@sheaf/ui/icon/icon'
import { type FormEvent, useState } from 'react'
import styles from '../cell.module.css'
import { CellLine } from '../cell-line'
import { textOf } from '../cells'
import picker from '../picker.module.css'
import { fieldsOfPlace, latOf, lonOf, type PlaceFields, pairIn, placeOfFields } from './place-fields'

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
  const set = (name: keyof PlaceFields, words: string): void => setFields({ ...fields, [name]: words })
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
      <Field
        label={t('Name')}
        // biome-ignore lint/a11y/noAutofocus: the editor was opened to write here
        autoFocus
        value={fields.name}
        onChange={event => set('name', event.currentTarget.value)}
      />
      <Field
        label={t('Address')}
        value={fields.address}
        onChange={event => set('address', event.currentTarget.value)}
      />
      <Field
        label={t('Latitude')}
        hint={t('Both can be pasted at once, as maps give them.')}
        inputMode="decimal"
        dir="ltr"
        value={fields.lat}
        {...(isAsked && latOf(fields.lat) === null && { error: t('Degrees from -90 to 90, such as 52.52') })}
        onChange={({ currentTarget: { value: words } }) => {
          const pair = pairIn(words)
          if (pair) setFields({ ...fields, ...pair })
          else set('lat', words)
        }}
      />
      <Field
        label={t('Longitude')}
        inputMode="decimal"
        dir="ltr"
        value={fields.lon}
        {...(isAsked && lonOf(fields.lon) === null && { error: t('Degrees from -180 to 180, such as 13.405') })}
        onChange={event => set('lon', event.currentTarget.value)}
      />
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
