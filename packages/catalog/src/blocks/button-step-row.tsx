// The settings of one step of a button.

import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePage } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { ChevronDownIcon, FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuChoice } from '@sheaf/ui/menu/menu-item'
import { useRef } from 'react'
import { type ButtonStep, type InsertPlace, insertPlaces, pageOfStep, webAddress } from './button-form'

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
      return <ConfirmRow step={step} onChange={onChange} />
    case 'page':
      return <PageRow step={step} onChange={onChange} />
    case 'url':
      return <UrlRow step={step} onChange={onChange} />
  }
}

function InsertRow({ step, onChange }: RowProps<StepOf<'insert'>>) {
  const { t } = useBlockHost()
  const names: Readonly<Record<InsertPlace, string>> = {
    below: t('Below the button'),
    above: t('Above the button'),
    top: t('At the top of the page'),
    bottom: t('At the end of the page'),
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
        label={t('Where the blocks go')}
        value={step.at}
        onChange={at => onChange({ kind: 'insert', at })}
        choices={insertPlaces.map(value => ({ value, label: names[value] }))}
      />
    </Menu>
  )
}

function ConfirmRow({ step, onChange }: RowProps<StepOf<'confirm'>>) {
  const { t } = useBlockHost()
  return (
    <Field
      key={step.question}
      label={t('Question')}
      labelHidden
      placeholder={t('Question')}
      defaultValue={step.question}
      maxLength={500}
      onBlur={({ currentTarget: { value } }) =>
        value !== step.question && onChange({ kind: 'confirm', question: value })
      }
    />
  )
}

function UrlRow({ step, onChange }: RowProps<StepOf<'url'>>) {
  const { t } = useBlockHost()
  return (
    <Field
      key={step.url}
      label={t('Address')}
      labelHidden
      placeholder="https://"
      inputMode="url"
      defaultValue={step.url}
      maxLength={2_048}
      {...(step.url !== '' && webAddress(step.url) === null && { error: t('This is no address that can be opened.') })}
      onBlur={({ currentTarget: { value } }) => value !== step.url && onChange({ kind: 'url', url: value.trim() })}
    />
  )
}

function PageRow({ step, onChange }: RowProps<StepOf<'page'>>) {
  const { t, pages } = useBlockHost()
  const place = useRef<HTMLButtonElement>(null)
  const id = pageOfStep(step)
  const choose = (): void => {
    if (!place.current) return
    void pages.choose(place.current).then(chosen => chosen !== null && onChange({ kind: 'page', page: chosen }))
  }
  return (
    <Button ref={place} size="small" icon={<Icon of={FileTextIcon} />} onClick={choose}>
      {id === null ? t('Choose a page') : <PageName id={id} />}
    </Button>
  )
}

function PageName({ id }: { readonly id: Uuid }) {
  const { t } = useBlockHost()
  const page = usePage(id)
  return page === null ? t('A page you cannot see') : page?.title || t('Untitled')
}
