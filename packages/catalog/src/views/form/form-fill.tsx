// A form as people fill it in. Every answer is judged by the kind of its property before it becomes a row.
import { TITLE } from '@sheaf/core/collection/schema'
import type { Json } from '@sheaf/core/validation/checks'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { CircleCheckIcon, FormIcon } from '@sheaf/ui/icon/icon'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { flagIn, wordsIn } from '../format-fields'
import { NothingYet } from '../nothing-yet'
import { AnswerField } from './answer-field'
import { type Judged, judgeAnswer, shownQuestions } from './answers'
import { isAnswerable, questionsOf } from './form'
import styles from './form.module.css'
import type { Filling } from './use-filling'

/** sending, unsent: files are on their way, or did not arrive. Nothing that was chosen is left out in silence. */
type Problem = Judged['problem'] | 'sending' | 'unsent'
type Problems = Readonly<Record<string, Problem>>

export function FormFill({ filling }: { readonly filling: Filling }) {
  const { row, answers, answer, beginAnew } = filling
  const { t } = useBlockHost()
  const { fields, schema, kinds, words, actions, name, isEditable } = useDatabase(
    'fields',
    'schema',
    'kinds',
    'words',
    'actions',
    'name',
    'isEditable',
  )
  const all = useMemo(
    () => questionsOf(fields, schema).filter(({ property }) => isAnswerable(property)),
    [fields, schema],
  )
  const [problems, setProblems] = useState<Problems>({})
  const [isSent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const questions = shownQuestions(all, answers)

  if (flagIn(fields.format, 'is_form_closed'))
    return (
      <NothingYet icon={FormIcon} title={t('This form is closed')}>
        {t('This form isn’t accepting responses')}
      </NothingYet>
    )
  if (all.length === 0) return <NothingYet icon={FormIcon} title={t('This form has no questions yet')} />
  if (isSent)
    return (
      <NothingYet
        icon={CircleCheckIcon}
        title={t('Thanks! Your response was submitted.')}
        action={
          <Button size="small" onClick={() => setSent(false)}>
            {t('Submit another response')}
          </Button>
        }
      />
    )
  const underway = (id: string): Problem => {
    const own = filling.sender.sending.filter(one => one.property === id)
    return own.length === 0 ? null : own.some(one => one.problem === null) ? 'sending' : 'unsent'
  }
  const problemWords: Readonly<Record<Exclude<Problem, null>, string>> = {
    missing: t('This question is required'),
    wrong: t('Enter a valid value'),
    sending: t('Wait for files to finish uploading, or remove them.'),
    unsent: t('A file didn’t upload. Try again or remove it.'),
  }
  const wordsOf = (id: string): string | null => {
    const problem = problems[id]
    if (!problem) return null
    // A file may have arrived since.
    const isPast = (problem === 'sending' || problem === 'unsent') && underway(id) === null
    return isPast ? null : problemWords[problem]
  }
  const clear = (id: string): void => setProblems(held => ({ ...held, [id]: null }))
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const values: Record<string, Json> = {}
    const found: Record<string, Problem> = {}
    for (const asked of questions) {
      const kind = kinds.get(asked.property.type)
      if (!kind) continue
      const { value, problem: judged } = judgeAnswer(asked, kind, answers[asked.question.id], words)
      const problem = underway(asked.question.id) ?? judged
      if (problem) found[asked.question.id] = problem
      else if (value !== null && asked.property.id !== TITLE) values[asked.property.id] = value
    }
    setProblems(found)
    const first = questions.find(({ question }) => found[question.id])
    if (first) {
      form.current
        ?.querySelector<HTMLElement>(
          `[data-answer="${CSS.escape(first.question.id)}"] :is(input, textarea, select, [data-begin])`,
        )
        ?.focus()
      return
    }
    const title = questions.some(({ property }) => property.id === TITLE) ? answers[TITLE] : undefined
    actions.addRow({ id: row, ...(typeof title === 'string' ? { title: title.trim() } : {}), values })
    beginAnew()
    setSent(true)
  }
  const description = wordsIn(fields.format, 'form_description')
  return (
    <form
      ref={form}
      className={styles.fill}
      noValidate
      onSubmit={send}
      aria-label={wordsIn(fields.format, 'form_title') || name}
    >
      <h2 className={styles.title} dir="auto">
        {wordsIn(fields.format, 'form_title') || name || t('Untitled')}
      </h2>
      {description !== '' && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      {questions.map(asked => {
        const { id } = asked.question
        return (
          <div key={id} data-answer={id}>
            <AnswerField
              asked={asked}
              filling={filling}
              problem={wordsOf(id)}
              onChange={given => {
                answer(id, given)
                clear(id)
              }}
              onSend={() => clear(id)}
            />
          </div>
        )
      })}
      <div>
        <Button type="submit" variant="primary" disabled={!isEditable}>
          {t('Submit')}
        </Button>
      </div>
      {!isEditable && (
        <p className={styles.note}>{t('To submit a response, you need edit access to this database.')}</p>
      )}
    </form>
  )
}
