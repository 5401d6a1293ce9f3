// One question as it is edited.

import { useDatabaseActions, usePropertyKinds, useSchemaEditable } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { Icon, TrashIcon } from '@sheaf/ui/icon/icon'
import { RelationSettings } from '../../properties/relation-settings'
import { DragHandle } from '../drag-handle'
import { answerForm } from './answers'
import type { AskedQuestion, Question } from './form'
import styles from './form.module.css'
import { FormOptions } from './form-options'
import { QuestionCondition } from './question-condition'

interface QuestionCardProps {
  readonly asked: AskedQuestion
  readonly earlier: readonly AskedQuestion[]
  /** What is dragged would stand in front of it. */
  readonly isTarget: boolean
  readonly onChange: (question: Question | null) => void
  readonly onStep: (by: 1 | -1) => void
  readonly onDrag: (at: { readonly y: number } | null, isDropped: boolean) => void
}

export function QuestionCard({ asked, earlier, isTarget, onChange, onStep, onDrag }: QuestionCardProps) {
  const { t } = useBlockHost()
  const kinds = usePropertyKinds()
  const actions = useDatabaseActions()
  const isSchemaOpen = useSchemaEditable()
  const { question, property, title } = asked
  const kind = kinds.get(property.type)
  const isSynced = question.title === undefined
  const with_ = (change: Partial<Question>): void => {
    const { title: ownTitle, description, required, long, when } = { ...question, ...change }
    onChange({
      id: question.id,
      ...(ownTitle === undefined ? {} : { title: ownTitle }),
      ...(description ? { description } : {}),
      ...(required ? { required } : {}),
      ...(long ? { long } : {}),
      ...(when ? { when } : {}),
    })
  }
  const rename = (words: string): void => {
    if (words === '' || words === title) return
    if (isSynced) actions.changeProperty(property, { name: words })
    else with_({ title: words })
  }
  return (
    <li className={styles.card} data-question={question.id} data-target={isTarget ? '' : undefined}>
      <div className={styles.cardHead}>
        <DragHandle
          label={t('Move “{name}” with the arrow keys', { name: title })}
          onStep={step => {
            if (step === 'up' || step === 'down') onStep(step === 'down' ? 1 : -1)
          }}
          onDrag={onDrag}
        />
        <span className={styles.about}>
          {kind && <Icon of={iconByName(kind.icon)} />}
          <span dir="auto">{property.name}</span>
        </span>
        <IconButton
          label={t('Remove question “{name}”', { name: title })}
          icon={<Icon of={TrashIcon} />}
          onClick={() => onChange(null)}
        />
      </div>
      <Field
        key={`title ${title}`}
        label={t('Question')}
        defaultValue={title}
        maxLength={500}
        dir="auto"
        onBlur={event => rename(event.currentTarget.value.trim())}
        onKeyDown={event => {
          if (event.key === 'Enter') rename(event.currentTarget.value.trim())
        }}
      />
      <Field
        key={`description ${question.description ?? ''}`}
        label={t('Description')}
        defaultValue={question.description ?? ''}
        maxLength={2000}
        dir="auto"
        onBlur={event => {
          const words = event.currentTarget.value.trim()
          if (words !== (question.description ?? '')) with_({ description: words })
        }}
      />
      {kind?.refersTo === 'rows' && isSchemaOpen && <RelationSettings property={property} />}
      {kind?.refersTo === 'options' && isSchemaOpen && <FormOptions property={property} kind={kind} />}
      <SwitchField
        label={t('Required')}
        checked={question.required === true}
        onChange={required => with_({ required })}
      />
      {kind && answerForm(kind, property) === 'words' && (
        <SwitchField label={t('Long answer')} checked={question.long === true} onChange={long => with_({ long })} />
      )}
      <SwitchField
        label={t('Use property name')}
        checked={isSynced}
        onChange={isOn => {
          const { title: _title, ...rest } = question
          onChange(isOn ? rest : { ...rest, title })
        }}
      />
      <QuestionCondition
        question={question}
        earlier={earlier}
        onChange={when => {
          const { when: _when, ...rest } = question
          onChange(when ? { ...rest, when } : rest)
        }}
      />
    </li>
  )
}
