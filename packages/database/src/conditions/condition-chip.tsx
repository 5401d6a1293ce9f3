// A condition above a view, as a chip: what it asks in few words; a press opens it there, a second button clears it.
import type { Condition } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { ChevronDownIcon, CloseIcon, Icon } from '@sheaf/ui/icon/icon'
import type { ReactNode } from 'react'
import { useDatabase } from '../contract/database-hooks'
import { AskChip } from '../filters/ask-chip'
import { askedOf } from './asked-of'
import { ConditionEditor, VALUE_FIELD } from './condition-editor'
import { conditionWords, isAsked } from './condition-words'
import { useChoices } from './use-choices'

interface ConditionChipProps {
  readonly id: string
  readonly property: Property
  readonly condition: Condition
  readonly onChange: (condition: Condition) => void
  readonly onClear: () => void
  /** Also while nothing is asked yet. */
  readonly isClearable?: boolean
  readonly children: ReactNode
}

export function ConditionChip(props: ConditionChipProps) {
  const { id, property, condition, onChange, onClear, isClearable = false, children } = props
  const { kinds } = useDatabase('kinds')
  const { locale, t } = useBlockHost()
  const about = askedOf(property).property
  const choices = useChoices(about, condition.value)
  const asked = isAsked(condition)
  const words = asked ? conditionWords(condition, about, { t, kinds, locale, choices }) : ''
  const icon = kinds.get(property.type)?.icon
  return (
    <AskChip
      id={id}
      title={property.name}
      isOn={asked}
      focus={VALUE_FIELD}
      icon={icon && <Icon of={iconByName(icon)} />}
      words={words ? t('{property}: {value}', { property: property.name, value: words }) : property.name}
      after={!asked && <Icon of={ChevronDownIcon} />}
      clear={
        (asked || isClearable) && (
          <IconButton
            label={t('Clear {property} filter', { property: property.name })}
            icon={<Icon of={CloseIcon} />}
            onClick={onClear}
          />
        )
      }
    >
      <ConditionEditor property={property} condition={condition} onChange={onChange}>
        {children}
      </ConditionEditor>
    </AskChip>
  )
}
