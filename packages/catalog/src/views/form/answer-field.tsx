// One question and the way to answer it: words, a figure, a day, a tick, options, people, files, rows or a place.
import { optionsOf } from '@sheaf/core/collection/schema'
import { useDatabasePeople, usePropertyKinds, useSchemaEditable } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { TextArea } from '@sheaf/ui/field/text-area'
import { PlaceInputs } from '../../properties/place-inputs'
import { AnswerFiles } from './answer-files'
import { AnswerFrame } from './answer-frame'
import { AnswerRows } from './answer-rows'
import { type Answer, answerForm, filesIn, idsIn, placeIn } from './answers'
import { ChoiceList } from './choice-list'
import { type AskedQuestion, lacksOptions } from './form'
import styles from './form.module.css'
import { FormOptions } from './form-options'
import type { Filling } from './use-filling'

interface AnswerFieldProps {
  readonly asked: AskedQuestion
  readonly filling: Filling
  readonly problem: string | null
  readonly onChange: (answer: Answer) => void
  /** Files are on their way. */
  readonly onSend: () => void
}
const MANY = 8
/** Which keyboard a phone shows. */
const keyboards: Readonly<Record<string, 'email' | 'url' | 'tel'>> = { email: 'email', url: 'url', phone_number: 'tel' }

export function AnswerField({ asked, filling, problem, onChange, onSend }: AnswerFieldProps) {
  const { t } = useBlockHost()
  const kinds = usePropertyKinds()
  const people = useDatabasePeople()
  const isSchemaOpen = useSchemaEditable()
  const { question, property, title } = asked
  const kind = kinds.get(property.type)
  const answer = filling.answers[question.id]
  if (!kind) return null
  const label = question.required ? t('{question} (required)', { question: title }) : title
  const hint = question.description
  const texts = { label, ...(hint ? { hint } : {}), ...(problem ? { error: problem } : {}) }
  const words = typeof answer === 'string' ? answer : ''
  const chosen = idsIn(answer)
  const options = optionsOf(property).map(({ id, name }) => ({ value: id, label: name }))
  const typing = { ...texts, value: words, 'aria-required': question.required === true, dir: 'auto' as const }
  if (lacksOptions(kind, property))
    return (
      <AnswerFrame {...texts}>
        {isSchemaOpen ? (
          <FormOptions property={property} kind={kind} />
        ) : (
          <p className={styles.none}>{t('No options to choose from yet')}</p>
        )}
      </AnswerFrame>
    )
  switch (answerForm(kind, property)) {
    case 'tick':
      return <SwitchField label={label} hint={problem ?? hint} checked={answer === true} onChange={onChange} />
    case 'number':
      return <Field {...typing} inputMode="decimal" onChange={event => onChange(event.currentTarget.value)} />
    case 'date':
      return <Field {...typing} type="date" onChange={event => onChange(event.currentTarget.value)} />
    case 'one':
      return options.length > MANY ? (
        <SelectField
          {...texts}
          value={words}
          choices={[{ value: '', label: t('Choose…') }, ...options]}
          onChange={onChange}
        />
      ) : (
        <ChoiceList
          {...texts}
          choices={options}
          chosen={words ? [words] : []}
          isSingle
          onChange={ids => onChange(ids[0] ?? '')}
        />
      )
    case 'several':
      return <ChoiceList {...texts} choices={options} chosen={chosen} onChange={onChange} />
    case 'people':
      return (
        <ChoiceList
          {...texts}
          choices={people.map(({ id, name, email }) => ({ value: id, label: name || email }))}
          chosen={chosen}
          isSingle={property['limit'] === 1}
          onChange={onChange}
        />
      )
    case 'files':
      return (
        <AnswerFiles
          {...texts}
          property={property.id}
          files={filesIn(answer)}
          filling={filling}
          onChange={onChange}
          onSend={onSend}
        />
      )
    case 'rows':
      return <AnswerRows {...texts} property={property} row={filling.row} chosen={chosen} onChange={onChange} />
    case 'place':
      return (
        <AnswerFrame {...texts}>
          <div className={styles.place}>
            <PlaceInputs fields={placeIn(answer)} isAsked={problem !== null} onChange={onChange} />
          </div>
        </AnswerFrame>
      )
    default:
      return question.long ? (
        <TextArea {...typing} rows={4} onChange={event => onChange(event.currentTarget.value)} />
      ) : (
        <Field
          {...typing}
          inputMode={keyboards[kind.type] ?? 'text'}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )
  }
}
