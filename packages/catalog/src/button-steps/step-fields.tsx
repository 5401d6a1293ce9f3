// What one step of a button has to know.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { DatabaseStepFields } from './database-step-fields'
import { NotifyFields } from './notify-fields'
import { AddressField, PageChoice, QuestionField } from './step-inputs'
import {
  ADDED,
  type ButtonStep,
  type InsertPlace,
  idIn,
  insertPlaces,
  type OpenMode,
  openModes,
  type StepOf,
  THIS,
} from './steps'

interface FieldsProps<Step> {
  readonly step: Step
  readonly place: 'page' | 'row'
  readonly before: readonly (ButtonStep | null)[]
  readonly onChange: (step: ButtonStep) => void
}

export function StepFields(props: FieldsProps<ButtonStep>) {
  const { step, onChange } = props
  switch (step.kind) {
    case 'insert':
      return <InsertFields step={step} onChange={onChange} />
    case 'add':
    case 'edit':
      return <DatabaseStepFields step={step} onChange={onChange} />
    case 'page':
      return <PageFields {...props} step={step} />
    case 'url':
      return <AddressField value={step.url} onChange={url => onChange({ kind: 'url', url })} />
    case 'notify':
      return <NotifyFields step={step} onChange={onChange} />
    case 'confirm':
      return <QuestionField value={step.question} onChange={question => onChange({ kind: 'confirm', question })} />
  }
}

function InsertFields({ step, onChange }: Pick<FieldsProps<StepOf<'insert'>>, 'step' | 'onChange'>) {
  const { t } = useBlockHost()
  const names: Readonly<Record<InsertPlace, string>> = {
    below: t('Below button'),
    above: t('Above button'),
    top: t('Top of page'),
    bottom: t('Bottom of page'),
  }
  return (
    <SelectField
      label={t('Insert at')}
      labelHidden
      value={step.at}
      choices={insertPlaces.map(value => ({ value, label: names[value] }))}
      onChange={at => onChange({ kind: 'insert', at })}
    />
  )
}

const CHOSEN = ''

function PageFields({ step, place, before, onChange }: FieldsProps<StepOf<'page'>>) {
  const { t } = useBlockHost()
  const page = idIn(step.page)
  const which = step.page === THIS || step.page === ADDED ? step.page : CHOSEN
  const modes: Readonly<Record<OpenMode, string>> = {
    side: t('Side peek'),
    centre: t('Center peek'),
    full: t('Full page'),
  }
  const hasAdded = before.some(one => one?.kind === 'add')
  const choices = [
    ...(hasAdded || which === ADDED ? [{ value: ADDED, label: t('Page added by this button') }] : []),
    ...(place === 'row' ? [{ value: THIS, label: t('This page') }] : []),
    { value: CHOSEN, label: t('A page you choose') },
  ]
  return (
    <>
      {choices.length > 1 && (
        <SelectField
          label={t('Page to open')}
          labelHidden
          value={which}
          choices={choices}
          {...(which === ADDED && !hasAdded && { error: t('No step before this one adds a page') })}
          onChange={next => onChange({ ...step, page: next })}
        />
      )}
      {which === CHOSEN && <PageChoice page={page} onChoose={chosen => onChange({ ...step, page: chosen })} />}
      <SelectField
        label={t('Open in')}
        labelHidden
        value={step.mode ?? 'full'}
        choices={openModes.map(value => ({ value, label: modes[value] }))}
        onChange={mode => onChange({ ...step, mode })}
      />
    </>
  )
}
