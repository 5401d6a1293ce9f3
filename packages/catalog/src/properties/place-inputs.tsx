// A place is written in four fields: what it is called, its address, and where it is.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { latOf, lonOf, type PlaceFields, pairIn } from './place-fields'

interface PlaceInputsProps {
  readonly fields: PlaceFields
  /** Says what is wrong with where it is. */
  readonly isAsked: boolean
  readonly isFocused?: boolean
  readonly onChange: (fields: PlaceFields) => void
}

export function PlaceInputs({ fields, isAsked, isFocused = false, onChange }: PlaceInputsProps) {
  const { t } = useBlockHost()
  const set = (name: keyof PlaceFields, words: string): void => onChange({ ...fields, [name]: words })
  return (
    <>
      <Field
        label={t('Name')}
        // biome-ignore lint/a11y/noAutofocus: the editor was opened to write here
        autoFocus={isFocused}
        dir="auto"
        value={fields.name}
        onChange={event => set('name', event.currentTarget.value)}
      />
      <Field
        label={t('Address')}
        dir="auto"
        value={fields.address}
        onChange={event => set('address', event.currentTarget.value)}
      />
      <Field
        label={t('Latitude')}
        hint={t('You can paste both at once from a map')}
        inputMode="decimal"
        dir="ltr"
        value={fields.lat}
        {...(isAsked && latOf(fields.lat) === null && { error: t('From -90 to 90, such as 52.52') })}
        onChange={({ currentTarget: { value: words } }) => {
          const pair = pairIn(words)
          if (pair) onChange({ ...fields, ...pair })
          else set('lat', words)
        }}
      />
      <Field
        label={t('Longitude')}
        inputMode="decimal"
        dir="ltr"
        value={fields.lon}
        {...(isAsked && lonOf(fields.lon) === null && { error: t('From -180 to 180, such as 13.405') })}
        onChange={event => set('lon', event.currentTarget.value)}
      />
    </>
  )
}
