// What one step of a button has to know.
import { AddressField, PageChoice, QuestionField } from '../../blocks/button-fields'
import { pageOfStep } from '../../blocks/button-form'
import type { ButtonStep } from './button-steps'
import { SetStepFields } from './set-step-fields'

interface FieldsProps<Step> {
  readonly step: Step
  readonly onChange: (step: ButtonStep) => void
}

export function ButtonStepFields({ step, onChange }: FieldsProps<ButtonStep>) {
  switch (step.kind) {
    case 'set':
      return <SetStepFields step={step} onChange={onChange} />
    case 'confirm':
      return <QuestionField value={step.question} onChange={question => onChange({ kind: 'confirm', question })} />
    case 'url':
      return <AddressField value={step.url} onChange={url => onChange({ kind: 'url', url })} />
    case 'page':
      return <PageChoice page={pageOfStep(step)} onChoose={page => onChange({ kind: 'page', page })} />
    default:
      return null
  }
}
