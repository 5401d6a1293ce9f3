// How the result of a formula or a rollup is shown, by the form that it has.
import type { Property } from '@sheaf/core/collection/schema'
import { resultForm } from './computed-words'
import { DateSettings } from './date-settings'
import { NumberSettings } from './number-settings'

export function ComputedSettings({ property }: { readonly property: Property }) {
  const form = resultForm(property)
  if (form === 'number') return <NumberSettings property={property} />
  return form === 'date' ? <DateSettings property={property} /> : null
}
