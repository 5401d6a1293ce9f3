// What a button says and does, edited over its template. Every change is a step that can be undone.

import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { WordsField } from '../button-steps/step-inputs'
import { StepList } from '../button-steps/step-list'
import { readStep } from '../button-steps/steps'
import { labelOf, STEPS, storedSteps } from './button-form'

interface ButtonSettingsProps {
  readonly id: Uuid
  readonly isSimple: boolean
  /** What it says is written at once. */
  readonly takesFocus: boolean
  readonly onDone: () => void
}

export function ButtonSettings({ id, isSimple, takesFocus, onDone }: ButtonSettingsProps) {
  const host = useBlockHost()
  const { t, spaceId } = host
  const block = useBlock(id)
  const label = labelOf({ properties: block?.properties ?? {} })
  const steps = storedSteps(block?.format)
  const pointer = blockPointer(spaceId, id)
  const setLabel = (words: string): void =>
    host.commit(draft => draft.set(pointer, ['properties', 'name'], words ? [[words]] : []))
  const setSteps = (next: readonly Json[]): void => host.commit(draft => draft.set(pointer, ['format', STEPS], next))
  const hasInsert = steps.some(step => readStep(step)?.kind === 'insert')
  return (
    <div className="sheaf-button-settings" role="group" aria-label={t('Button settings')}>
      <WordsField label={t('Button label')} autoFocus={takesFocus} maxLength={200} value={label} onChange={setLabel} />
      <StepList steps={steps} place="page" isFixed={isSimple} onChange={setSteps} />
      <div className="sheaf-button-foot">
        <Button size="small" onClick={onDone}>
          {t('Done')}
        </Button>
      </div>
      {hasInsert && <div className="sheaf-button-template">{t('Blocks to insert:')}</div>}
    </div>
  )
}
