// Whom a step notifies, and what it tells them.
import type { Uuid } from '@sheaf/core/ids'
import type { SheafUserValue } from '@sheaf/core/records/sheaf-user'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePeople, useRecord } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { Icon, UsersIcon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { VisuallyHidden } from '@sheaf/ui/visually-hidden/visually-hidden'
import { useState } from 'react'
import { PeoplePicker } from '../properties/people-picker'
import { PersonFace } from '../properties/person-chip'
import { TextStepField } from './step-inputs'
import { MAX_MESSAGE, MAX_PEOPLE, type StepOf } from './steps'
import own from './steps.module.css'

interface NotifyFieldsProps {
  readonly step: StepOf<'notify'>
  readonly onChange: (step: StepOf<'notify'>) => void
}

export function NotifyFields({ step, onChange }: NotifyFieldsProps) {
  const { t } = useBlockHost()
  const people = usePeople()
  const [isOpen, setOpen] = useState(false)
  const names = (
    <>
      <VisuallyHidden>{t('People to notify')}</VisuallyHidden>
      {step.people.map(id => (
        <PersonNamed key={id} id={id} />
      ))}
    </>
  )
  return (
    <>
      <Popover
        title={t('People to notify')}
        titleHidden
        flush
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button size="small" className={own.people} icon={step.people.length === 0 && <Icon of={UsersIcon} />}>
            {step.people.length === 0 ? t('Choose people') : names}
          </Button>
        }
      >
        <PeoplePicker
          label={t('People to notify')}
          people={people}
          chosen={step.people}
          Chip={PersonNamed}
          hint={t('Choose up to {count} people', { count: MAX_PEOPLE })}
          onChange={ids => onChange({ ...step, people: ids.slice(0, MAX_PEOPLE) })}
          onDone={() => setOpen(false)}
        />
      </Popover>
      <TextStepField
        label={t('Message')}
        labelHidden
        placeholder={t('Message')}
        maxLength={MAX_MESSAGE}
        value={step.message}
        onChange={message => onChange({ ...step, message })}
      />
    </>
  )
}

/** Guests are not given the list of members, but know the people of their pages. */
function PersonNamed({ id }: { readonly id: string }) {
  const user = useRecord('sheaf_user', id as Uuid) as SheafUserValue | undefined
  return <PersonFace id={id} people={usePeople()} name={user?.name} />
}
