// A button in every row; its name is what it says.
import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { useDatabase, useDatabaseActions } from '@sheaf/database/contract/database-hooks'
import picker from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Icon, ZapIcon } from '@sheaf/ui/icon/icon'
import { press } from '../../button-steps/press'
import { StepList } from '../../button-steps/step-list'
import { readSteps, writesOnlyHere } from '../../button-steps/steps'
import { useAsk } from '../../button-steps/use-ask'
import { listIn } from '../read-json'
import own from './button.module.css'

function Show({ row, property }: ShowProps) {
  const host = useBlockHost()
  const { isEditable, collectionId } = useDatabase('isEditable', 'collectionId')
  const { ask, dialog } = useAsk(property.name)
  const steps = readSteps(property['steps'])
  const isIdle = !isEditable && steps.length > 0 && writesOnlyHere(steps)
  return (
    <>
      <Button
        size="small"
        className={own.button}
        data-press=""
        icon={<Icon of={ZapIcon} />}
        disabled={isIdle}
        onPointerDown={event => event.stopPropagation()}
        onClick={event => {
          event.stopPropagation()
          void press(host, { row, collection: collectionId }, steps, ask)
        }}
      >
        <span className={own.words} dir="auto">
          {property.name}
        </span>
      </Button>
      {dialog}
    </>
  )
}

function Settings({ property }: { readonly property: Property }) {
  const actions = useDatabaseActions()
  return (
    <div className={picker.settings}>
      <StepList
        steps={listIn(property['steps'])}
        place="row"
        onChange={steps => actions.changeProperty(property, { steps })}
      />
    </div>
  )
}

export const buttonView: PropertyView = {
  type: 'button',
  Show,
  edit: 'press',
  Settings,
  asksFirst: true,
}
