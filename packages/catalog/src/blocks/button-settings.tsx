// What a button says and does, edited over its template. Every change is a step that can be undone.

import { setBlockFields } from '@sheaf/core/actions/block-fields'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { SmileIcon } from '@sheaf/ui/icon/icon'
import { TextStepField } from '../button-steps/step-inputs'
import { StepList } from '../button-steps/step-list'
import { readStep } from '../button-steps/steps'
import { IconSign } from '../properties/icon-sign'
import { ICON, iconOf } from './block-icon'
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
  const { t } = host
  const block = useBlock(id)
  const label = labelOf({ properties: block?.properties ?? {} })
  const icon = iconOf(block?.format)
  const steps = storedSteps(block?.format)
  const setLabel = (words: string): void =>
    host.commit(draft => setBlockFields(draft, id, [['properties', 'name', words ? [[words]] : []]]))
  const setIcon = (chosen: string | null): void =>
    host.commit(draft => setBlockFields(draft, id, [['format', ICON, chosen]]))
  const setSteps = (next: readonly Json[]): void =>
    host.commit(draft => setBlockFields(draft, id, [['format', STEPS, next]]))
  const hasInsert = steps.some(step => readStep(step)?.kind === 'insert')
  return (
    <div className="sheaf-button-settings" role="group" aria-label={t('Button settings')}>
      <div className="sheaf-button-look">
        <IconButton
          variant="secondary"
          size="medium"
          label={icon === null ? t('Add icon') : t('Change icon')}
          icon={<IconSign icon={icon} usual={SmileIcon} />}
          onClick={({ currentTarget }) => host.chooseIcon(currentTarget, setIcon)}
        />
        <TextStepField
          label={t('Button label')}
          autoFocus={takesFocus}
          maxLength={200}
          value={label}
          onChange={setLabel}
        />
      </div>
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
