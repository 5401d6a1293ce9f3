// Options to choose from, beside a cell. What is typed searches, and makes an option where there is none of that name. Whoever may
// change the property also renames, colours, moves and deletes options here.
import type { Option, Property } from '@sheaf/core/collection/schema'
import { isSameName } from '@sheaf/core/names/name-key'
import { useDatabaseActions, useSchemaEditable } from '@sheaf/database/contract/database-hooks'
import { type Pick, PickList } from '@sheaf/database/lists/pick-list'
import styles from '@sheaf/database/lists/picker.module.css'
import { dropEdge, useReorder } from '@sheaf/database/lists/use-reorder'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { CloseIcon, GripIcon, Icon, MoreIcon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, useRef, useState } from 'react'
import { fitting } from './fitting'
import { OptionChip } from './option-chip'
import { OptionEditor } from './option-editor'
import { movedAmong } from './option-edits'
import { knownOptions, optionsByName } from './options'

export interface OptionGroup {
  readonly id: string
  readonly name: string
}
interface OptionPickerProps {
  readonly property: Property
  readonly chosen: readonly string[]
  readonly typed: string | null
  readonly hasMany: boolean
  readonly hasDot?: boolean
  readonly groups?: readonly OptionGroup[]
  /** What a new option is made of besides its name. */
  readonly newOption?: Partial<Option>
  readonly onChoose: (ids: readonly string[]) => void
  readonly onDone: (next?: 'right' | 'left') => void
}

const CREATE = 'create:'

export function OptionPicker(props: OptionPickerProps) {
  const { property, chosen, hasMany, hasDot, groups, onChoose, onDone } = props
  const { t } = useBlockHost()
  const isSchemaOpen = useSchemaEditable()
  const actions = useDatabaseActions()
  const [query, setQuery] = useState(props.typed ?? '')
  const [edited, setEdited] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { all, byId } = knownOptions(property)
  const shown = inGroups(
    fitting(all, query, option => option.name),
    groups,
  )
  const shownIds = shown.map(option => option.id)
  const setOptions = (options: readonly Option[]): void => actions.changeProperty(property, { options })
  const move = (from: number, to: number): void => setOptions(movedAmong(all, shownIds, from, to))
  const { dragging, grip } = useReorder(list, move)

  const choose = (id: string): void => {
    setQuery('')
    if (!hasMany) {
      onChoose([id])
      onDone()
    } else onChoose(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  }
  const create = (): void => {
    const { ids, settings } = optionsByName([query], property)
    const id = ids[0]
    if (id === undefined) return
    const made = settings?.['options'] as readonly Option[] | undefined
    if (made) setOptions(made.map(option => (option.id === id ? { ...option, ...props.newOption } : option)))
    choose(id)
  }
  const onKey = (event: KeyboardEvent, active: string | null): boolean => {
    if (!isSchemaOpen || active === null || active.startsWith(CREATE)) return false
    const at = shownIds.indexOf(active)
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.altKey && step !== 0) {
      if (shownIds[at + step] !== undefined) move(at, at + step)
      return true
    }
    if (event.key !== 'F2') return false
    setEdited(active)
    return true
  }

  const option = edited === null ? undefined : byId.get(edited)
  if (option)
    return (
      <div className={styles.picker}>
        <OptionEditor
          option={option}
          options={all}
          {...(groups && { groups })}
          onChange={setOptions}
          onClose={() => setEdited(null)}
        />
      </div>
    )
  const isNew = isSchemaOpen && query.trim() !== '' && !all.some(({ name }) => isSameName(name, query))
  const picks: Pick[] = shown.map((option, i) => ({
    id: option.id,
    label: option.name,
    shown: <OptionChip option={option} hasDot={hasDot} />,
    isChosen: chosen.includes(option.id),
    group: groups?.find(group => group.id === option.group)?.name,
    drop: dropEdge(dragging, i),
    ...(isSchemaOpen && {
      before: query === '' && (
        <span className={styles.grip} aria-hidden="true" {...grip(i)} onClick={event => event.stopPropagation()}>
          <Icon of={GripIcon} />
        </span>
      ),
      // Only for the pointer: an option can hold no button. F2 does the same.
      after: (
        <span
          className={styles.more}
          aria-hidden="true"
          title={t('Edit option “{name}”', { name: option.name })}
          onClick={event => {
            event.stopPropagation()
            setEdited(option.id)
          }}
        >
          <Icon of={MoreIcon} />
        </span>
      ),
    }),
  }))
  if (isNew) {
    const name = query.trim()
    picks.push({
      id: `${CREATE}${name}`,
      label: t('Create “{name}”', { name }),
      shown: (
        <>
          {t('Create')} <OptionChip option={{ name, color: 'default' }} hasDot={hasDot} />
        </>
      ),
    })
  }
  return (
    <PickList
      label={property.name}
      placeholder={chosen.length === 0 ? t('Search options…') : ''}
      query={query}
      onQuery={setQuery}
      picks={picks}
      onPick={id => (id.startsWith(CREATE) ? create() : choose(id))}
      onBack={() => onChoose(chosen.slice(0, -1))}
      onKey={onKey}
      onDone={onDone}
      list={list}
      hint={isSchemaOpen ? t('Select an option or create one · F2 to edit, Alt+↑↓ to move') : t('Choose an option')}
      empty={t('No options found')}
      chosen={chosen.map(id => {
        const known = byId.get(id)
        return (
          known && (
            <Chosen
              key={id}
              option={known}
              hasDot={hasDot}
              onRemove={() => onChoose(chosen.filter(one => one !== id))}
            />
          )
        )
      })}
    />
  )
}

interface ChosenProps {
  readonly option: Option
  readonly hasDot: boolean | undefined
  readonly onRemove: () => void
}
function Chosen({ option, hasDot, onRemove }: ChosenProps) {
  const { t } = useBlockHost()
  return (
    <OptionChip
      option={option}
      hasDot={hasDot}
      after={
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('Remove “{name}”', { name: option.name })}
          onMouseDown={event => event.preventDefault()}
          onClick={onRemove}
        >
          <Icon of={CloseIcon} />
        </button>
      }
    />
  )
}

/** In the order of the groups; those without a group come last. */
function inGroups(options: readonly Option[], groups: readonly OptionGroup[] | undefined): readonly Option[] {
  if (!groups) return options
  const rank = (option: Option): number => {
    const at = groups.findIndex(group => group.id === option.group)
    return at < 0 ? groups.length : at
  }
  return options.toSorted((a, b) => rank(a) - rank(b))
}
