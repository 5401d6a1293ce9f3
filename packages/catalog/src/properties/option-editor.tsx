// One option: its name, what it means, its colour, and its end.
import type { Option } from '@sheaf/core/collection/schema'
import styles from '@sheaf/database/lists/picker.module.css'
import { type ContentColor, colorNames, colorVariables, contentColors } from '@sheaf/editor/colors/content-color'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { ArrowLeftIcon, CheckIcon, Icon, TrashIcon } from '@sheaf/ui/icon/icon'
import { type CSSProperties, useState } from 'react'
import { changed, renamed, withoutDescription, withoutOption } from './option-edits'

interface OptionEditorProps {
  readonly option: Option
  readonly options: readonly Option[]
  /** Of a status: the groups it may be in. */
  readonly groups?: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (options: readonly Option[]) => void
  readonly onClose: () => void
}

export function OptionEditor({ option, options, groups, onChange, onClose }: OptionEditorProps) {
  const { t } = useBlockHost()
  const [name, setName] = useState(option.name)
  const isTaken = name.trim() !== '' && renamed(options, option.id, name) === null
  const writeName = (): void => {
    const next = renamed(options, option.id, name)
    if (next && name.trim() !== option.name) onChange(next)
  }
  const describe = (words: string): void => {
    if (words === (option.description ?? '')) return
    onChange(
      words === '' ? withoutDescription(options, option.id) : changed(options, option.id, { description: words }),
    )
  }
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={t('“{name}” option', { name: option.name })}
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.back}>
        <IconButton label={t('Back to options')} icon={<Icon of={ArrowLeftIcon} mirrored />} onClick={onClose} />
        {t('Edit option')}
      </div>
      <Field
        label={t('Name')}
        // Opened to be renamed, most of the time.
        ref={field => field?.focus()}
        value={name}
        maxLength={200}
        {...(isTaken && { error: t('An option with this name already exists') })}
        onChange={event => setName(event.currentTarget.value)}
        onBlur={writeName}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || isTaken) return
          writeName()
          onClose()
        }}
      />
      <Field
        label={t('Description')}
        defaultValue={option.description ?? ''}
        maxLength={500}
        onBlur={event => describe(event.currentTarget.value.trim())}
      />
      {groups && groups.length > 0 && (
        <SelectField
          label={t('Group')}
          value={option.group ?? groups[0]?.id ?? ''}
          choices={groups.map(group => ({ value: group.id, label: group.name }))}
          onChange={group => onChange(changed(options, option.id, { group }))}
        />
      )}
      <ColorChoice value={option.color} onChange={color => onChange(changed(options, option.id, { color }))} />
      <div className={styles.foot}>
        <Button
          size="small"
          variant="quiet"
          icon={<Icon of={TrashIcon} />}
          onClick={() => {
            onChange(withoutOption(options, option.id))
            onClose()
          }}
        >
          {t('Delete option')}
        </Button>
      </div>
    </div>
  )
}

interface ColorChoiceProps {
  readonly value: string
  readonly onChange: (color: ContentColor) => void
}
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const { t } = useBlockHost()
  const names: Readonly<Record<ContentColor, string>> = { default: t('No color'), ...colorNames(t) }
  return (
    <div className={styles.colors} role="group" aria-label={t('Color')}>
      {contentColors.map(color => (
        <button
          key={color}
          type="button"
          className={styles.color}
          style={colorVariables(color) as CSSProperties}
          aria-label={names[color]}
          aria-pressed={color === value}
          title={names[color]}
          onClick={() => onChange(color)}
        >
          {color === value ? <Icon of={CheckIcon} /> : 'A'}
        </button>
      ))}
    </div>
  )
}
