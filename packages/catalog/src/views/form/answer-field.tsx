// One question and the way to answer it: words, a figure, a day, a tick, options or people.
import { optionsOf } from '@sheaf/core/collection/schema'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { Field } from '@sheaf/ui/field/field'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { TextArea } from '@sheaf/ui/field/text-area'
import { type Answer, answerForm } from './answers'
import { ChoiceList } from './choice-list'
import type { AskedQuestion } from './form'

interface AnswerFieldProps {
  readonly asked: AskedQuestion
  readonly answer: Answer | undefined
  readonly problem: string | null
  readonly onChange: (answer: Answer) => void
}
const MANY = 8
/** Which keyboard a phone shows. */
const keyboards: Readonly<Record<string, 'email' | 'url' | 'tel'>> = { email: 'email', url: 'url', phone_number: 'tel' }

export function AnswerField({ asked, answer, problem, onChange }: AnswerFieldProps) {
  const { t } = useBlockHost()
  const { kinds, people } = useDatabase()
  const { question, property, title } = asked
  const kind = kinds.get(property.type)
  if (!kind) return null
  const label = question.required ? t('{question} (required)', { question: title }) : title
  const hint = question.description
  const texts = { label, ...(hint ? { hint } : {}), ...(problem ? { error: problem } : {}) }
  const words = typeof answer === 'string' ? answer : ''
  const chosen = Array.isArray(answer) ? (answer as readonly string[]) : []
  const options = optionsOf(property).map(({ id, name }) => ({ value: id, label: name }))
  const typing = { ...texts, value: words, 'aria-required': question.required === true, dir: 'auto' as const }
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
          choices={[{ value: '', label: t('Choose …') }, ...options]}
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
