// How numbers are shown: their format, their decimals, and beside them a bar or a ring. Also for what formulas and rollups give.
import type { Property } from '@sheaf/core/collection/schema'
import type { Json } from '@sheaf/core/validation/checks'
import { useDatabaseActions } from '@sheaf/database/contract/database-hooks'
import { PickList } from '@sheaf/database/lists/pick-list'
import styles from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { PickerField } from '@sheaf/ui/field/picker-field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useState } from 'react'
import { fitting } from './fitting'
import { currencies, numberFormats, numberWords } from './number-format'
import { fullOf } from './number-part'
import { ColorChoice } from './option-editor'
import { stringIn } from './read-json'

const SAMPLE = 1234.5
const DECIMALS = ['', '0', '1', '2', '3', '4', '5', '6'] as const

export function NumberSettings({ property }: { readonly property: Property }) {
  const { t } = useBlockHost()
  const actions = useDatabaseActions()
  const change = (settings: Readonly<Record<string, Json | null>>): void => actions.changeProperty(property, settings)
  const showAs = stringIn(property['show_as']) || 'number'
  return (
    <div className={styles.settings}>
      <FormatChoice property={property} onChange={format => change({ format })} />
      <SelectField
        label={t('Decimals')}
        value={typeof property['decimals'] === 'number' ? String(property['decimals']) : ''}
        choices={DECIMALS.map(value => ({ value: value as string, label: value || t('Automatic') }))}
        onChange={value => change({ decimals: value === '' ? null : Number(value) })}
      />
      <SelectField
        label={t('Show as')}
        value={showAs}
        choices={[
          { value: 'number', label: t('Number') },
          { value: 'bar', label: t('Bar') },
          { value: 'ring', label: t('Donut') },
        ]}
        onChange={show_as => change({ show_as })}
      />
      {showAs !== 'number' && (
        <>
          <Field
            key={fullOf(property)}
            label={t('Divide by')}
            inputMode="decimal"
            defaultValue={String(fullOf(property))}
            onBlur={({ currentTarget: { value } }) => {
              const max = Number(value)
              if (max > 0 && max !== fullOf(property)) change({ max })
            }}
          />
          <ColorChoice value={stringIn(property['color'])} onChange={color => change({ color })} />
        </>
      )}
    </div>
  )
}

interface FormatChoiceProps {
  readonly property: Property
  readonly onChange: (format: string) => void
}
function FormatChoice({ property, onChange }: FormatChoiceProps) {
  const { t, locale } = useBlockHost()
  const [query, setQuery] = useState('')
  const present = stringIn(property['format']) || 'number'
  const named = new Intl.DisplayNames(locale, { type: 'currency' })
  const nameOf = (format: string): string => {
    if (format === 'number') return t('Number')
    if (format === 'number_with_commas') return t('Number with separators')
    if (format === 'percent') return t('Percent')
    return named.of(currencies[format] ?? '') ?? format
  }
  const found = fitting(numberFormats, query, format => `${nameOf(format)} ${currencies[format] ?? ''}`)
  return (
    <PickerField label={t('Number format')} chosen={nameOf(present)}>
      {({ close }) => (
        <PickList
          label={t('Number format')}
          placeholder={t('Search formats…')}
          query={query}
          onQuery={setQuery}
          picks={found.map(format => ({
            id: format,
            label: nameOf(format),
            isChosen: format === present,
            shown: (
              <>
                <span className={styles.words}>
                  <span>{nameOf(format)}</span>
                </span>
                <span className={styles.detail}>{numberWords(SAMPLE, { ...property, format }, locale)}</span>
              </>
            ),
          }))}
          onPick={format => {
            onChange(format)
            close()
          }}
          onDone={close}
          empty={t('No formats found')}
        />
      )}
    </PickerField>
  )
}
