// Choices that all are seen: one of them, or any number.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { useId, useState } from 'react'
import { AnswerFrame, type AnswerTexts } from './answer-frame'
import styles from './form.module.css'

interface ChoiceListProps extends AnswerTexts {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly isSingle?: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

/** More are found by their words. */
const MANY = 8

export function ChoiceList({ choices, chosen, isSingle = false, onChange, ...texts }: ChoiceListProps) {
  const { t } = useBlockHost()
  const id = useId()
  const [sought, setSought] = useState('')
  const words = sought.trim().toLocaleLowerCase()
  const shown = choices.filter(
    choice => chosen.includes(choice.value) || choice.label.toLocaleLowerCase().includes(words),
  )
  return (
    <AnswerFrame {...texts}>
      {choices.length > MANY && (
        <Field
          label={t('Search options')}
          labelHidden
          placeholder={t('Find')}
          value={sought}
          onChange={event => setSought(event.currentTarget.value)}
        />
      )}
      <div className={styles.choiceList}>
        {shown.map(choice => (
          <label key={choice.value} className={styles.choice}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={id}
              checked={chosen.includes(choice.value)}
              onChange={event => {
                if (isSingle) onChange([choice.value])
                else
                  onChange(
                    event.target.checked ? [...chosen, choice.value] : chosen.filter(one => one !== choice.value),
                  )
              }}
            />
            <span dir="auto">{choice.label}</span>
          </label>
        ))}
      </div>
      {isSingle && chosen.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => onChange([])}>
          {t('Clear selection')}
        </Button>
      )}
    </AnswerFrame>
  )
}
