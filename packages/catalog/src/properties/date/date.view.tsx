// A day or a span in the words of the property's format.

import type { PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { BellIcon, Icon } from '@sheaf/ui/icon/icon'
import { dateOf } from '../cells'
import { DateCellWords } from '../date-cell-words'
import { DateSettings } from '../date-settings'
import { fieldsIn } from '../read-json'
import own from './date.module.css'
import { DateEdit } from './date-edit'

function Show({ value, cell, property, place }: ShowProps) {
  const { t } = useBlockHost()
  const date = dateOf(cell)
  if (!date) return null
  return (
    <DateCellWords date={date} property={property} place={place}>
      {fieldsIn(value)['reminder'] !== undefined && (
        <span className={own.bell}>
          <Icon of={BellIcon} label={t('Reminder')} />
        </span>
      )}
    </DateCellWords>
  )
}

export const dateView: PropertyView = { type: 'date', Show, edit: 'popover', Edit: DateEdit, Settings: DateSettings }
