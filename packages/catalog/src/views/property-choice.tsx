// A setting of a view that names a property of its collection.
import type { Property } from '@sheaf/core/collection/schema'
import { usePropertyKinds } from '@sheaf/database/contract/database-hooks'
import { SelectField } from '@sheaf/ui/field/select-field'

interface PropertyChoiceProps {
  readonly label: string
  readonly properties: readonly Property[]
  readonly value: string | undefined
  /** What choosing none is called; without it one has to be chosen. */
  readonly none?: string
  readonly onChange: (property: string | null) => void
}

export function PropertyChoice({ label, properties, value = '', none, onChange }: PropertyChoiceProps) {
  const choices = properties.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      label={label}
      value={properties.some(({ id }) => id === value) ? value : ''}
      choices={none === undefined ? choices : [{ value: '', label: none }, ...choices]}
      onChange={next => onChange(next === '' ? null : next)}
    />
  )
}

/** The form of cells as the kinds here say it. */
export function useFormOf() {
  const kinds = usePropertyKinds()
  return (property: Property) => {
    const form = kinds.get(property.type)?.form
    return (typeof form === 'function' ? form(property) : form) ?? 'none'
  }
}
