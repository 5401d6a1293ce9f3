// The steps of a button: added, moved, set and removed, wherever the button stands.

import { moved } from '@sheaf/core/collection/list-moves'
import type { Json } from '@sheaf/core/validation/checks'
import picker from '@sheaf/database/lists/picker.module.css'
import { dropEdge, useReorder } from '@sheaf/database/lists/use-reorder'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, GripIcon, Icon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { useEffect, useRef } from 'react'
import { StepFields } from './step-fields'
import { AddButton } from './step-inputs'
import { ADDED, type ButtonStep, MAX_STEPS, readStep, THIS } from './steps'
import own from './steps.module.css'

interface StepListProps {
  /** As they are stored, so that those of other kinds are kept. */
  readonly steps: readonly Json[]
  /** Of a row there is a page of its own, and no template. */
  readonly place: 'page' | 'row'
  /** They are as they are, but what they say can be changed. */
  readonly isFixed?: boolean
  readonly onChange: (steps: readonly Json[]) => void
}

export function StepList({ steps, place, isFixed = false, onChange }: StepListProps) {
  const { t } = useBlockHost()
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<{ readonly index: number; readonly once: string } | null>(null)
  // Steps have no key but their index: after one was moved or removed, the focus is moved explicitly.
  useEffect(() => {
    if (focusNext.current?.once !== JSON.stringify(steps)) return
    const grips = list.current?.querySelectorAll<HTMLElement>('[data-grip]')
    const next = grips?.[Math.min(focusNext.current.index, grips.length - 1)]
    focusNext.current = null
    if (next) next.focus()
    else add.current?.focus()
  }, [steps])
  const change = (next: readonly Json[], index: number): void => {
    focusNext.current = { index, once: JSON.stringify(next) }
    onChange(next)
  }
  const { dragging, grip } = useReorder(list, (from, to) => change(moved(steps, from, to), to))
  const known = steps.map(readStep)
  return (
    <div className={own.steps}>
      <div className={picker.title}>{t('Button steps')}</div>
      <ol ref={list} role="list" className={picker.items} aria-label={t('Button steps')}>
        {known.map((step, i) => {
          const name = step ? stepName(t, step) : t('Unsupported step')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
            <li key={i} className={`${own.step} ${picker.row}`} data-item="" data-drop={dropEdge(dragging, i)}>
              <div className={own.head}>
                {!isFixed && (
                  <button
                    type="button"
                    className={picker.grip}
                    data-grip=""
                    aria-label={t('Move “{name}” with the arrow keys', { name })}
                    {...grip(i)}
                  >
                    <Icon of={GripIcon} />
                  </button>
                )}
                <span className={own.name}>{name}</span>
                {!isFixed && (
                  <IconButton
                    label={t('Remove step “{name}”', { name })}
                    icon={<Icon of={CloseIcon} />}
                    onClick={() => change(steps.toSpliced(i, 1), i)}
                  />
                )}
              </div>
              {step && (
                <div className={own.fields}>
                  <StepFields
                    step={step}
                    place={place}
                    before={known.slice(0, i)}
                    onChange={next => onChange(steps.toSpliced(i, 1, asJson(next)))}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {!isFixed && (
        <Menu
          trigger={
            <AddButton ref={add} disabled={steps.length >= MAX_STEPS}>
              {t('Add step')}
            </AddButton>
          }
        >
          {newSteps(place, known).map(step => {
            const name = stepName(t, step)
            return <MenuItem key={name} label={name} onSelect={() => onChange([...steps, asJson(step)])} />
          })}
        </Menu>
      )}
    </div>
  )
}

/** Without what is undefined: it is stored. */
const asJson = (step: ButtonStep): Json => JSON.parse(JSON.stringify(step)) as Json

/** What can be added, as it begins. */
const newSteps = (place: StepListProps['place'], before: readonly (ButtonStep | null)[]): readonly ButtonStep[] => [
  place === 'page' ? { kind: 'insert', at: 'below' } : { kind: 'edit', collection: THIS, values: [] },
  { kind: 'add', collection: '', values: [] },
  { kind: 'edit', collection: '', values: [] },
  before.some(step => step?.kind === 'add')
    ? { kind: 'page', page: ADDED, mode: 'side' }
    : { kind: 'page', page: place === 'row' ? THIS : '', mode: place === 'row' ? 'side' : 'full' },
  { kind: 'notify', people: [], message: '' },
  { kind: 'url', url: '' },
  { kind: 'confirm', question: '' },
]

function stepName(t: (words: string) => string, step: ButtonStep): string {
  switch (step.kind) {
    case 'insert':
      return t('Insert blocks')
    case 'add':
      return t('Add page to database')
    case 'edit':
      return step.collection === THIS ? t('Edit this page') : t('Edit pages in database')
    case 'page':
      return t('Open page')
    case 'notify':
      return t('Notify people')
    case 'url':
      return t('Open link')
    case 'confirm':
      return t('Ask for confirmation')
  }
}
