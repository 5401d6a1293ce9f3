// When to be reminded of a date.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import type { Reminder } from './date-draft'

const beforeTimes = [
  '0:minute',
  '5:minute',
  '10:minute',
  '15:minute',
  '30:minute',
  '1:hour',
  '2:hour',
  '1:day',
  '2:day',
]
const beforeDays = ['0:day', '1:day', '2:day', '1:week']

interface ReminderChoiceProps {
  readonly value: Reminder | null
  readonly hasTime: boolean
  readonly onChange: (reminder: Reminder | null) => void
}

export function ReminderChoice({ value, hasTime, onChange }: ReminderChoiceProps) {
  const { t } = useBlockHost()
  const present = value ? `${value.amount}:${value.unit}` : ''
  const offered = hasTime ? beforeTimes : beforeDays
  const keys = present === '' || offered.includes(present) ? offered : [...offered, present]
  const nameOf = ({ amount, unit }: Reminder): string => {
    if (amount === 0) return hasTime ? t('At time of event') : t('On day of event')
    const names: Readonly<Record<Reminder['unit'], string>> = {
      minute: t('{count, plural, one {# minute before} other {# minutes before}}', { count: amount }),
      hour: t('{count, plural, one {# hour before} other {# hours before}}', { count: amount }),
      day: t('{count, plural, one {# day before} other {# days before}}', { count: amount }),
      week: t('{count, plural, one {# week before} other {# weeks before}}', { count: amount }),
    }
    return names[unit]
  }
  return (
    <SelectField
      label={t('Remind')}
      value={present}
      choices={[{ value: '', label: t('Never') }, ...keys.map(key => ({ value: key, label: nameOf(reminderOf(key)) }))]}
      onChange={key => onChange(key === '' ? null : reminderOf(key))}
    />
  )
}
function reminderOf(key: string): Reminder {
  const [amount = '0', unit = 'day'] = key.split(':')
  return { amount: Number(amount), unit: unit as Reminder['unit'] }
}
