// What steps of buttons ask for, wherever a button stands: a question, an address, a page.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePage } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import { useRef } from 'react'
import { webAddress } from './button-form'

interface FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function QuestionField({ value, onChange }: FieldProps) {
  const { t } = useBlockHost()
  return (
    <Field
      key={value}
      label={t('Question')}
      labelHidden
      placeholder={t('Question')}
      defaultValue={value}
      maxLength={500}
      onBlur={({ currentTarget }) => currentTarget.value !== value && onChange(currentTarget.value)}
    />
  )
}

export function AddressField({ value, onChange }: FieldProps) {
  const { t } = useBlockHost()
  return (
    <Field
      key={value}
      label={t('Address')}
      labelHidden
      placeholder="https://"
      inputMode="url"
      defaultValue={value}
      maxLength={2_048}
      {...(value !== '' && webAddress(value) === null && { error: t('Enter a valid link') })}
      onBlur={({ currentTarget }) => currentTarget.value !== value && onChange(currentTarget.value.trim())}
    />
  )
}

interface PageChoiceProps {
  readonly page: Uuid | null
  readonly onChoose: (page: Uuid) => void
}
export function PageChoice({ page, onChoose }: PageChoiceProps) {
  const { t, pages } = useBlockHost()
  const place = useRef<HTMLButtonElement>(null)
  const choose = (): void => {
    if (!place.current) return
    void pages.choose(place.current).then(chosen => chosen !== null && onChoose(chosen))
  }
  return (
    <Button ref={place} size="small" icon={<Icon of={FileTextIcon} />} onClick={choose}>
      {page === null ? t('Choose a page') : <PageName id={page} />}
    </Button>
  )
}

function PageName({ id }: { readonly id: Uuid }) {
  const { t } = useBlockHost()
  const page = usePage(id)
  return page === null ? t('No access') : page?.title || t('Untitled')
}
