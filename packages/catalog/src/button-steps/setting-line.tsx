// One property that a button sets, and to what: the value is written as in a row of the database.
import { type Property, TITLE } from '@sheaf/core/collection/schema'
import type { PropertyKind } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { CloseIcon, Icon } from '@sheaf/ui/icon/icon'
import { problemMessage } from './press-messages'
import { TextStepField } from './step-inputs'
import { settingProblem } from './step-problems'
import type { Setting, SettingHow } from './steps'
import own from './steps.module.css'

interface SettingLineProps {
  readonly setting: Setting
  /** Of a page that is only made by the button nothing can be emptied. */
  readonly isNewPage: boolean
  /** Properties that no other line sets. */
  readonly free: readonly Property[]
  readonly onChange: (setting: Setting) => void
  readonly onRemove: () => void
}

export function SettingLine({ setting, isNewPage, free, onChange, onRemove }: SettingLineProps) {
  const { t } = useBlockHost()
  const { schema, kinds } = useDatabase('schema', 'kinds')
  const property = schema[setting.property]
  const kind = property && kinds.get(property.type)
  const problem = settingProblem(setting, schema, kinds)
  const isFlag = kind?.form === 'flag'
  const names: Readonly<Record<SettingHow, string>> = {
    value: isFlag ? t('Checked') : t('Value'),
    clear: isFlag ? t('Unchecked') : t('Empty'),
    toggle: t('Toggle checkbox'),
    me: t('Person who clicks'),
    today: t('Today'),
    now: t('Now'),
  }
  const hows = kind ? howsOf(kind, isNewPage) : []
  const name = property?.name ?? t('Deleted property')
  return (
    <div className={own.setting} role="group" aria-label={name}>
      <div className={own.said}>
        <SelectField
          label={t('Property')}
          labelHidden
          value={setting.property}
          {...(problem && { error: problemMessage(t, problem, '') })}
          choices={[
            { value: setting.property, label: name },
            ...free.map(({ id, name: other }) => ({ value: id, label: other })),
          ]}
          onChange={id => {
            const next = schema[id]
            if (next && id !== setting.property) onChange(newSetting(next, kinds.get(next.type), isNewPage))
          }}
        />
        {hows.length > 1 && (
          <SelectField
            label={t('Action')}
            labelHidden
            value={setting.how}
            choices={hows.map(value => ({ value, label: names[value] }))}
            onChange={how => onChange(settingOf(setting.property, how, kind))}
          />
        )}
        {property && !isFlag && setting.how === 'value' && (
          <div className={own.value}>
            <ValueField
              property={property}
              value={setting.value}
              onChange={value => {
                const { value: _before, ...rest } = setting
                onChange(value === null ? rest : { ...rest, value })
              }}
            />
          </div>
        )}
      </div>
      <IconButton
        label={t('Remove “{name}”', { name })}
        className={own.remove}
        icon={<Icon of={CloseIcon} />}
        onClick={onRemove}
      />
    </div>
  )
}

export const isSettable = (kind: PropertyKind | undefined): boolean =>
  kind !== undefined &&
  kind.source === 'stored' &&
  kind.form !== 'none' &&
  kind.refersTo !== 'files' &&
  !kind.fixedOptions

const settingOf = (property: string, how: SettingHow, kind: PropertyKind | undefined): Setting => ({
  property,
  how,
  ...(how === 'value' && kind?.form === 'flag' && { value: true }),
})
export const newSetting = ({ id }: Property, kind: PropertyKind | undefined, isNewPage: boolean): Setting =>
  settingOf(id, (kind && howsOf(kind, isNewPage)[0]) ?? 'value', kind)

function howsOf(kind: PropertyKind, isNewPage: boolean): readonly SettingHow[] {
  const clear: readonly SettingHow[] = isNewPage ? [] : ['clear']
  if (kind.form === 'flag') return isNewPage ? ['value', 'clear'] : ['toggle', 'value', 'clear']
  if (kind.form === 'date') return ['today', 'now', 'value', ...clear]
  if (kind.refersTo === 'people') return ['me', 'value', ...clear]
  return ['value', ...clear]
}

interface ValueFieldProps {
  readonly property: Property
  readonly value: Json | undefined
  readonly onChange: (value: Json | null) => void
}
/** A title is the text of its page, which is not there yet: here it is plain words. */
function ValueField({ property, value, onChange }: ValueFieldProps) {
  const { Value } = useDatabase('Value')
  if (property.id !== TITLE) return <Value property={property} value={value} onChange={onChange} />
  return (
    <TextStepField
      label={property.name}
      labelHidden
      placeholder={property.name}
      maxLength={2_000}
      value={typeof value === 'string' ? value : ''}
      onChange={words => onChange(words === '' ? null : words)}
    />
  )
}
