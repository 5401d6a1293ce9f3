// The questions of a form, in their order: added, worded, moved, taken away.
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { TextArea } from '@sheaf/ui/field/text-area'
import { FormIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuGroup, MenuItem, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import { useMemo, useRef, useState } from 'react'
import { wordsIn } from '../format-fields'
import { NothingYet } from '../nothing-yet'
import { askableTypes, isAskable, type Question, questionsOf } from './form'
import styles from './form.module.css'
import { QuestionCard } from './question-card'

export function FormEditor() {
  const { t } = useBlockHost()
  const { fields, schema, actions, name } = useDatabase('fields', 'schema', 'actions', 'name')
  const questions = useMemo(() => questionsOf(fields, schema), [fields, schema])
  const list = useRef<HTMLOListElement>(null)
  const [before, setBefore] = useState<string | null | undefined>(undefined)
  const set = (id: string, value: Question | null): void => actions.setFormatItems([{ list: 'questions', id, value }])
  const place = (id: string, next: string | null): void => {
    const question = questions.find(one => one.question.id === id)?.question
    if (question && next !== id) actions.setFormatItems([{ list: 'questions', id, value: question, before: next }])
  }
  const step = (id: string, by: 1 | -1): void => {
    const ids = questions.map(({ question }) => question.id)
    const at = ids.indexOf(id) + by
    if (at < 0 || at >= ids.length) return
    place(id, (by > 0 ? ids[at + 1] : ids[at]) ?? null)
  }
  const cards = useRef<string | null | undefined>(undefined)
  const onDrag = (id: string, at: { readonly y: number } | null, isDropped: boolean): void => {
    if (at) {
      const found = [...(list.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
      const next = found.find(card => {
        const { top, height } = card.getBoundingClientRect()
        return at.y < top + height / 2
      })
      cards.current = next?.dataset['question'] ?? null
    } else {
      if (isDropped && cards.current !== undefined) place(id, cards.current)
      cards.current = undefined
    }
    setBefore(cards.current)
  }
  const title = wordsIn(fields.format, 'form_title')
  const description = wordsIn(fields.format, 'form_description')
  const write = (field: string, words: string, held: string): void => {
    if (words.trim() !== held) actions.setFormat(field, words.trim() || null)
  }
  return (
    <div className={styles.editor}>
      <Field
        key={`title ${title}`}
        label={t('Form title')}
        placeholder={name || t('Untitled')}
        defaultValue={title}
        maxLength={500}
        onBlur={event => write('form_title', event.currentTarget.value, title)}
      />
      <TextArea
        key={`description ${description}`}
        label={t('Description')}
        rows={2}
        defaultValue={description}
        maxLength={2000}
        onBlur={event => write('form_description', event.currentTarget.value, description)}
      />
      {questions.length === 0 ? (
        <NothingYet
          icon={FormIcon}
          title={t('Ask a question')}
          action={<AddQuestion asked={questions.map(one => one.question.id)} />}
        >
          {t('Each question fills in a property. Each response becomes a row in this database.')}
        </NothingYet>
      ) : (
        <>
          <ol ref={list} role="list" className={styles.questions} aria-label={t('Questions')}>
            {questions.map((one, i) => (
              <QuestionCard
                key={one.question.id}
                asked={one}
                earlier={questions.slice(0, i)}
                isTarget={before === one.question.id}
                onChange={next => set(one.question.id, next)}
                onStep={by => step(one.question.id, by)}
                onDrag={(at, isDropped) => onDrag(one.question.id, at, isDropped)}
              />
            ))}
          </ol>
          <AddQuestion asked={questions.map(one => one.question.id)} />
        </>
      )}
    </div>
  )
}

/** About a property that is there and not asked for yet, or about a new one. */
function AddQuestion({ asked }: { readonly asked: readonly string[] }) {
  const { t } = useBlockHost()
  const { properties, actions, isSchemaOpen, NewProperty } = useDatabase(
    'properties',
    'actions',
    'isSchemaOpen',
    'NewProperty',
  )
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isMaking, setMaking] = useState(false)
  const ask = (id: string): void => actions.setFormatItems([{ list: 'questions', id, value: { id }, before: null }])
  const left = properties.filter(one => isAskable(one) && !asked.includes(one.id))
  const add = (
    <Button ref={setButton} variant="quiet" size="small" icon={<Icon of={PlusIcon} />}>
      {t('Add question')}
    </Button>
  )
  return (
    <>
      <Menu trigger={add}>
        {left.length > 0 && (
          <MenuGroup label={t('From a property')}>
            {left.map(({ id, name }) => (
              <MenuItem key={id} label={name} onSelect={() => ask(id)} />
            ))}
          </MenuGroup>
        )}
        {left.length > 0 && isSchemaOpen && <MenuSeparator />}
        {isSchemaOpen && (
          <MenuItem icon={<Icon of={PlusIcon} />} label={t('New property')} onSelect={() => setMaking(true)} />
        )}
      </Menu>
      {isMaking && (
        <NewProperty
          anchor={button}
          types={askableTypes}
          // Its options and where it leads are asked for in its card.
          isBrief
          onMade={ask}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  )
}
