// What steps of buttons ask for, wherever a button stands: a question, an address, a page.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock, useChannelOf, usePage } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { FileTextIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { type ComponentProps, useRef, useState } from 'react'
import { webAddress } from './steps'
import own from './steps.module.css'

interface FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One more of what a list holds, below it. */
export const AddButton = (props: Pick<ComponentProps<typeof Button>, 'ref' | 'children' | 'disabled' | 'onClick'>) => (
  <Button size="small" variant="quiet" className={own.add} icon={<Icon of={PlusIcon} />} {...props} />
)

/** Words that are written down when the field is left, or by Enter, which stays in it. */
export function TextStepField({
  value,
  onChange,
  ...texts
}: FieldProps & Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'>) {
  const [draft, setDraft] = useState<string | null>(null)
  const write = (): void => {
    const words = draft?.trim() ?? value
    if (words !== value) onChange(words)
  }
  return (
    <Field
      {...texts}
      dir="auto"
      value={draft ?? value}
      onChange={event => setDraft(event.currentTarget.value)}
      onBlur={() => {
        write()
        setDraft(null)
      }}
      onKeyDown={event => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) write()
      }}
    />
  )
}

export function QuestionField({ value, onChange }: FieldProps) {
  const { t } = useBlockHost()
  return (
    <TextStepField
      label={t('Question')}
      labelHidden
      placeholder={t('Question')}
      maxLength={500}
      value={value}
      onChange={onChange}
    />
  )
}

export function AddressField({ value, onChange }: FieldProps) {
  const { t } = useBlockHost()
  return (
    <TextStepField
      label={t('Address')}
      labelHidden
      placeholder="https://"
      inputMode="url"
      maxLength={2_048}
      {...(value !== '' && webAddress(value) === null && { error: t('Enter a valid link') })}
      value={value}
      onChange={onChange}
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
  const block = useBlock(id)
  const state = useChannelOf(id)
  if (block && !block.alive) return t('This page is in the trash')
  if (!block && state === 'gone') return t('No access')
  return page?.title || t('Untitled')
}
