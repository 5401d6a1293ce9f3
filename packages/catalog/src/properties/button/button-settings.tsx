// The steps of a button: added, moved, set and removed.
import type { Property } from '@sheaf/core/collection/schema'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, GripIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { useRef } from 'react'
import { moved } from '../list-moves'
import picker from '../picker.module.css'
import { listIn } from '../read-json'
import { dropEdge, useReorder } from '../use-reorder'
import own from './button.module.css'
import { ButtonStepFields } from './button-step-fields'
import { type ButtonStep, readStep, stepKinds } from './button-steps'

const MAX_STEPS = 20
const newSteps: Readonly<Record<ButtonStep['kind'], ButtonStep>> = {
  set: { kind: 'set', property: '', how: 'value' },
  confirm: { kind: 'confirm', question: '' },
  row: { kind: 'row' },
  page: { kind: 'page', page: '' },
  url: { kind: 'url', url: '' },
}

export function ButtonSettings({ property }: { readonly property: Property }) {
  const { t } = useBlockHost()
  const { deeds } = useDatabase()
  const list = useRef<HTMLOListElement>(null)
  // As they are stored, so that those of other kinds are kept.
  const steps = listIn(property['steps'])
  const set = (next: readonly Json[]): void => deeds.changeProperty(property.id, { steps: next })
  const { dragging, grip } = useReorder(list, (from, to) => set(moved(steps, from, to)))
  const names: Readonly<Record<ButtonStep['kind'], string>> = {
    set: t('Edit property'),
    confirm: t('Ask for confirmation'),
    row: t('Open page'),
    page: t('Open page'),
    url: t('Open link'),
  }
  return (
    <div className={picker.settings}>
      <div>
        <div className={picker.title}>{t('Button steps')}</div>
        <ol ref={list} role="list" className={picker.items}>
          {steps.map((stored, i) => {
            const step = readStep(stored)
            const name = step ? names[step.kind] : t('Unsupported step')
            return (
              // Steps have no names: their place is what they are.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={i} className={`${own.step} ${picker.row}`} data-item="" data-drop={dropEdge(dragging, i)}>
                <div className={own.stepHead}>
                  <button
                    type="button"
                    className={picker.grip}
                    aria-label={t('Move “{name}” with the arrow keys', { name })}
                    {...grip(i)}
                  >
                    <Icon of={GripIcon} />
                  </button>
                  <span className={own.stepName}>{name}</span>
                  <IconButton
                    label={t('Remove step “{name}”', { name })}
                    icon={<Icon of={CloseIcon} />}
                    onClick={() => set(steps.toSpliced(i, 1))}
                  />
                </div>
                {step && (
                  <ButtonStepFields
                    step={step}
                    onChange={next => set(steps.toSpliced(i, 1, { ...next } as unknown as Json))}
                  />
                )}
              </li>
            )
          })}
        </ol>
      </div>
      <div className={picker.foot}>
        <Menu
          trigger={
            <Button size="small" variant="quiet" icon={<Icon of={PlusIcon} />} disabled={steps.length >= MAX_STEPS}>
              {t('Add step')}
            </Button>
          }
        >
          {stepKinds.map(kind => (
            <MenuItem key={kind} label={names[kind]} onSelect={() => set([...steps, { ...newSteps[kind] }])} />
          ))}
        </Menu>
      </div>
    </div>
  )
}
