// What a button says and does, edited over its template. Every change is a step that can be undone.

import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { CloseIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { type ButtonStep, labelOf, MAX_STEPS, STEPS, stepKinds, stepsOf } from './button-form'
import { ButtonStepRow } from './button-step-row'

interface ButtonSettingsProps {
  readonly id: Uuid
  readonly isSimple: boolean
  /** What it says is written at once. */
  readonly takesFocus: boolean
  readonly onDone: () => void
}

const newSteps: Readonly<Record<ButtonStep['kind'], ButtonStep>> = {
  insert: { kind: 'insert', at: 'below' },
  confirm: { kind: 'confirm', question: '' },
  page: { kind: 'page', page: '' },
  url: { kind: 'url', url: '' },
}

export function ButtonSettings({ id, isSimple, takesFocus, onDone }: ButtonSettingsProps) {
  const host = useBlockHost()
  const { t, spaceId } = host
  const block = useBlock(id)
  const label = labelOf({ properties: block?.properties ?? {} })
  const steps = stepsOf(block?.format)
  const pointer = blockPointer(spaceId, id)
  const setLabel = (words: string): void => {
    if (words !== label) host.commit(draft => draft.set(pointer, ['properties', 'name'], words ? [[words]] : []))
  }
  const setSteps = (next: readonly ButtonStep[]): void =>
    host.commit(draft =>
      draft.set(
        pointer,
        ['format', STEPS],
        next.map(step => ({ ...step })),
      ),
    )
  const names: Readonly<Record<ButtonStep['kind'], string>> = {
    insert: t('Insert blocks'),
    confirm: t('Ask for confirmation'),
    page: t('Open page'),
    url: t('Open link'),
  }
  const hasInsert = steps.some(step => step.kind === 'insert')
  return (
    <div className="sheaf-button-settings" role="group" aria-label={t('Button settings')}>
      <Field
        key={label}
        label={t('Button label')}
        autoFocus={takesFocus}
        defaultValue={label}
        maxLength={200}
        onBlur={event => setLabel(event.currentTarget.value.trim())}
        onKeyDown={event => {
          if (event.key === 'Enter') setLabel(event.currentTarget.value.trim())
        }}
      />
      <ol role="list" className="sheaf-button-steps" aria-label={t('Button steps')}>
        {steps.map((step, i) => (
          <li key={`${step.kind}-${i}`} className="sheaf-button-step">
            <span className="sheaf-button-step-name">{names[step.kind]}</span>
            <ButtonStepRow step={step} onChange={next => setSteps(steps.toSpliced(i, 1, next))} />
            {!isSimple && (
              <IconButton
                label={t('Remove step “{name}”', { name: names[step.kind] })}
                icon={<Icon of={CloseIcon} />}
                onClick={() => setSteps(steps.toSpliced(i, 1))}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="sheaf-button-foot">
        {!isSimple && (
          <Menu
            trigger={
              <Button size="small" variant="quiet" icon={<Icon of={PlusIcon} />} disabled={steps.length >= MAX_STEPS}>
                {t('Add step')}
              </Button>
            }
          >
            {stepKinds.map(kind => (
              <MenuItem key={kind} label={names[kind]} onSelect={() => setSteps([...steps, newSteps[kind]])} />
            ))}
          </Menu>
        )}
        <Button size="small" onClick={onDone}>
          {t('Done')}
        </Button>
      </div>
      {hasInsert && <div className="sheaf-button-template">{t('Blocks to insert:')}</div>}
    </div>
  )
}
