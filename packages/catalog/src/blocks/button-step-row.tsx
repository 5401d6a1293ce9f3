// The settings of one step of a button.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { ChevronDownIcon, Icon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuChoice } from '@sheaf/ui/menu/menu-item'
import { AddressField, PageChoice, QuestionField } from './button-fields'
import { type ButtonStep, type InsertPlace, insertPlaces, pageOfStep } from './button-form'

interface RowProps<Step> {
  readonly step: Step
  readonly onChange: (step: ButtonStep) => void
}
type StepOf<Kind extends ButtonStep['kind']> = Extract<ButtonStep, { kind: Kind }>

export function ButtonStepRow({ step, onChange }: RowProps<ButtonStep>) {
  switch (step.kind) {
    case 'insert':
      return <InsertRow step={step} onChange={onChange} />
    case 'confirm':
      return <QuestionField value={step.question} onChange={question => onChange({ kind: 'confirm', question })} />
    case 'page':
      return <PageChoice page={pageOfStep(step)} onChoose={page => onChange({ kind: 'page', page })} />
    case 'url':
      return <AddressField value={step.url} onChange={url => onChange({ kind: 'url', url })} />
  }
}

function InsertRow({ step, onChange }: RowProps<StepOf<'insert'>>) {
  const { t } = useBlockHost()
  const names: Readonly<Record<InsertPlace, string>> = {
    below: t('Below button'),
    above: t('Above button'),
    top: t('Top of page'),
    bottom: t('Bottom of page'),
  }
  return (
    <Menu
      trigger={
        <Button size="small" icon={<Icon of={ChevronDownIcon} />}>
          {names[step.at]}
        </Button>
      }
    >
      <MenuChoice
        label={t('Insert at')}
        value={step.at}
        onChange={at => onChange({ kind: 'insert', at })}
        choices={insertPlaces.map(value => ({ value, label: names[value] }))}
      />
    </Menu>
  )
}
