// Lines across a chart at values that matter: a goal, a limit.

import { useDatabaseActions } from '@sheaf/database/contract/database-hooks'
import { colorNames } from '@sheaf/editor/colors/content-color'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { CloseIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import styles from './chart.module.css'
import { lineColors, lineDashes, MOST_LINES, type ReferenceLine } from './chart-format'

export function ReferenceLines({ lines }: { readonly lines: readonly ReferenceLine[] }) {
  const { t, newId } = useBlockHost()
  const actions = useDatabaseActions()
  const set = (id: string, value: ReferenceLine | null): void =>
    actions.setFormatItems([{ list: 'reference_lines', id, value }])
  return (
    <>
      {lines.length > 0 && (
        <ul role="list" className={styles.lines} aria-label={t('Reference lines')}>
          {lines.map(line => (
            <li key={line.id} className={styles.lineSettings}>
              <LineSettings line={line} onChange={next => set(line.id, next)} />
            </li>
          ))}
        </ul>
      )}
      {lines.length < MOST_LINES && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={PlusIcon} />}
          onClick={() => {
            const id = newId()
            set(id, { id, value: 0, label: '', color: 'red', dash: 'dash' })
          }}
        >
          {t('Add reference line')}
        </Button>
      )}
    </>
  )
}

interface LineSettingsProps {
  readonly line: ReferenceLine
  readonly onChange: (line: ReferenceLine | null) => void
}
function LineSettings({ line, onChange }: LineSettingsProps) {
  const { t } = useBlockHost()
  const colors = colorNames(t)
  const dashes: Readonly<Record<ReferenceLine['dash'], string>> = { solid: t('Solid'), dash: t('Dashed') }
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t('Value')}
          type="number"
          step="any"
          defaultValue={line.value}
          onBlur={event => {
            const value = event.currentTarget.valueAsNumber
            if (!Number.isNaN(value) && value !== line.value) onChange({ ...line, value })
          }}
        />
        <Field
          label={t('Label')}
          defaultValue={line.label}
          maxLength={200}
          placeholder={t('Goal')}
          onBlur={event => {
            const label = event.currentTarget.value.trim()
            if (label !== line.label) onChange({ ...line, label })
          }}
        />
        <SelectField
          label={t('Color')}
          value={line.color}
          choices={lineColors.map(value => ({ value, label: colors[value] }))}
          onChange={color => onChange({ ...line, color })}
        />
        <SelectField
          label={t('Line style')}
          value={line.dash}
          choices={lineDashes.map(value => ({ value, label: dashes[value] }))}
          onChange={dash => onChange({ ...line, dash })}
        />
      </div>
      <IconButton label={t('Remove line')} icon={<Icon of={CloseIcon} />} onClick={() => onChange(null)} />
    </>
  )
}
