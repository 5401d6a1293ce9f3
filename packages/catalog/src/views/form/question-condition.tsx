// A question that is asked only after a certain answer to an earlier one.
import { optionsOf } from '@sheaf/core/collection/schema'
import { usePropertyKinds } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { answerForm } from './answers'
import type { AskedQuestion, Question } from './form'
import styles from './form.module.css'

interface QuestionConditionProps {
  readonly question: Question
  readonly earlier: readonly AskedQuestion[]
  readonly onChange: (when: Question['when'] | null) => void
}
const ALWAYS = ''
const [YES, NO] = ['true', 'false']

export function QuestionCondition({ question, earlier, onChange }: QuestionConditionProps) {
  const { t } = useBlockHost()
  const kinds = usePropertyKinds()
  const { when } = question
  const possible = earlier.flatMap(one => {
    const kind = kinds.get(one.property.type)
    const form = kind && answerForm(kind, one.property)
    if (form === 'tick')
      return [
        {
          ...one,
          answers: [
            { value: YES, label: t('Checked') },
            { value: NO, label: t('Unchecked') },
          ],
        },
      ]
    const options = form === 'one' || form === 'several' ? optionsOf(one.property) : []
    return options.length > 0 ? [{ ...one, answers: options.map(({ id, name }) => ({ value: id, label: name })) }] : []
  })
  if (possible.length === 0) return null
  const chosen = possible.find(one => one.question.id === when?.question)
  const valueOf = (words: string, isTick: boolean) => (isTick ? words === YES : words)
  const isTick = (one: (typeof possible)[number] | undefined): boolean => one?.answers[0]?.value === YES
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('Show question')}
        value={chosen?.question.id ?? ALWAYS}
        choices={[
          { value: ALWAYS, label: t('Always') },
          ...possible.map(one => ({
            value: one.question.id,
            label: t('When “{name}” is', { name: one.title }),
          })),
        ]}
        onChange={id => {
          const other = possible.find(one => one.question.id === id)
          const first = other?.answers[0]?.value
          onChange(other && first !== undefined ? { question: id, value: valueOf(first, isTick(other)) } : null)
        }}
      />
      {chosen && when && (
        <SelectField
          label={t('Answer')}
          value={isTick(chosen) ? (when.value === true ? YES : NO) : typeof when.value === 'string' ? when.value : ''}
          choices={chosen.answers}
          onChange={value => onChange({ question: chosen.question.id, value: valueOf(value, isTick(chosen)) })}
        />
      )}
    </div>
  )
}
