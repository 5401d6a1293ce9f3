// The options of a property, in its settings: added, moved, edited one by one.
import type { Option, Property } from '@sheaf/core/collection/schema'
import { useDatabaseActions } from '@sheaf/database/contract/database-hooks'
import styles from '@sheaf/database/lists/picker.module.css'
import { dropEdge, useReorder } from '@sheaf/database/lists/use-reorder'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { GripIcon, Icon, PencilIcon, PlusIcon, SortIcon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, useRef, useState } from 'react'
import { OptionChip } from './option-chip'
import { OptionEditor } from './option-editor'
import { movedAmong, sortedByName } from './option-edits'
import type { OptionGroup } from './option-picker'
import { knownOptions, optionsByName } from './options'

interface OptionsSettingsProps {
  readonly property: Property
  readonly hasDot?: boolean
  readonly groups?: readonly OptionGroup[]
}

export function OptionsSettings({ property, hasDot = false, groups }: OptionsSettingsProps) {
  const { t, locale } = useBlockHost()
  const actions = useDatabaseActions()
  const [edited, setEdited] = useState<string | null>(null)
  const { all, byId } = knownOptions(property)
  const setOptions = (options: readonly Option[]): void => actions.changeProperty(property, { options })
  const option = edited === null ? undefined : byId.get(edited)
  if (option)
    return (
      <OptionEditor
        option={option}
        options={all}
        {...(groups && { groups })}
        onChange={setOptions}
        onClose={() => setEdited(null)}
      />
    )
  const list = { property, all, hasDot, onEdit: setEdited, onOptions: setOptions }
  return (
    <div className={styles.settings}>
      {groups ? (
        groups.map((group, i) => (
          <OptionList
            key={group.id}
            {...list}
            label={group.name}
            options={all.filter(one => (one.group ?? groups[0]?.id) === group.id || (i === 0 && !isIn(groups, one)))}
            group={group.id}
          />
        ))
      ) : (
        <OptionList {...list} label={t('Options')} options={all} />
      )}
      {!groups && all.length > 1 && (
        <div className={styles.foot}>
          <Button
            size="small"
            variant="quiet"
            icon={<Icon of={SortIcon} />}
            onClick={() => setOptions(sortedByName(all, locale))}
          >
            {t('Sort alphabetically')}
          </Button>
        </div>
      )}
    </div>
  )
}
const isIn = (groups: readonly OptionGroup[], option: Option): boolean => groups.some(({ id }) => id === option.group)

interface OptionListProps {
  readonly property: Property
  readonly all: readonly Option[]
  readonly options: readonly Option[]
  readonly label: string
  readonly hasDot: boolean
  readonly group?: string
  readonly onEdit: (id: string) => void
  readonly onOptions: (options: readonly Option[]) => void
}
function OptionList({ property, all, options, label, hasDot, group, onEdit, onOptions }: OptionListProps) {
  const { t } = useBlockHost()
  const place = useRef<HTMLUListElement>(null)
  const ids = options.map(({ id }) => id)
  const { dragging, grip } = useReorder(place, (from, to) => onOptions(movedAmong(all, ids, from, to)))
  const add = (event: KeyboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || field.value.trim() === '') return
    event.preventDefault()
    const { ids: made, settings } = optionsByName([field.value], property)
    const added = settings?.['options'] as readonly Option[] | undefined
    if (added) onOptions(added.map(one => (one.id === made[0] && group ? { ...one, group } : one)))
    field.value = ''
  }
  return (
    <div>
      <div className={styles.title}>{label}</div>
      <ul ref={place} role="list" className={styles.items} aria-label={label}>
        {options.map((option, i) => (
          <li key={option.id} className={styles.row} data-item="" data-drop={dropEdge(dragging, i)}>
            <button
              type="button"
              className={styles.grip}
              aria-label={t('Move “{name}” with the arrow keys', { name: option.name })}
              {...grip(i)}
            >
              <Icon of={GripIcon} />
            </button>
            <span className={styles.what}>
              <OptionChip option={option} hasDot={hasDot} />
            </span>
            <IconButton
              label={t('Edit option “{name}”', { name: option.name })}
              icon={<Icon of={PencilIcon} />}
              onClick={() => onEdit(option.id)}
            />
          </li>
        ))}
      </ul>
      <Field
        label={t('Add option to “{name}”', { name: label })}
        labelHidden
        placeholder={t('Add option…')}
        icon={<Icon of={PlusIcon} />}
        maxLength={200}
        onKeyDown={add}
      />
    </div>
  )
}
