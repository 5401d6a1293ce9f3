// How a board looks: its cards, and whether columns have the colours of their options.

import { useDatabaseActions, useViewFields } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { CardSettings } from '../card-settings'

export const USUAL_COVER = 'none'
export const hasColors = (format: Readonly<Record<string, unknown>>): boolean => format['color_columns'] !== false

export function BoardSettings() {
  const { t } = useBlockHost()
  const fields = useViewFields()
  const actions = useDatabaseActions()
  return (
    <>
      <CardSettings usualCover={USUAL_COVER} sizeLabel={t('Cover size')} />
      <SwitchField
        label={t('Color columns')}
        checked={hasColors(fields.format)}
        onChange={next => actions.setFormat('color_columns', next)}
      />
    </>
  )
}
