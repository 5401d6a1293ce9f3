// The ways of writing dates: a property has one, and a view may choose another for itself.
import type { PropertyLook } from '@sheaf/core/kinds/property-kind'

export const dateLook: PropertyLook = {
  name: 'date_format',
  label: 'Date format',
  choices: [
    { value: 'full', label: 'Full date' },
    { value: 'short', label: 'Short date' },
    { value: 'month_day_year', label: 'Month/day/year' },
    { value: 'day_month_year', label: 'Day/month/year' },
    { value: 'year_month_day', label: 'Year/month/day' },
    { value: 'relative', label: 'Relative' },
  ],
}
export const timeLook: PropertyLook = {
  name: 'time_format',
  label: 'Time format',
  choices: [
    { value: '12_hour', label: '12 hours' },
    { value: '24_hour', label: '24 hours' },
    { value: 'hidden', label: 'Hidden' },
  ],
}
export const dateLooks: readonly PropertyLook[] = [dateLook, timeLook]
