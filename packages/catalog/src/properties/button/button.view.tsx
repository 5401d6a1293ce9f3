// A button in every row; its name is what it says.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type PropertyView, type ShowProps, useDatabase } from '@sheaf/editor/host/database'
import { Button } from '@sheaf/ui/button/button'
import { Icon, ZapIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useState } from 'react'
import own from './button.module.css'
import { ButtonSettings } from './button-settings'
import { stepsOf } from './button-steps'
import { pressRow } from './press-row'

const ConfirmDialog = onDemand(async () => (await import('@sheaf/ui/dialog/confirm-dialog')).ConfirmDialog).Part

interface Asked {
  readonly question: string
  readonly answer: (yes: boolean) => void
}

function Show({ row, property }: ShowProps) {
  const host = useBlockHost()
  const { t } = host
  const database = useDatabase()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (question: string): Promise<boolean> => new Promise(answer => setAsked({ question, answer }))
  const close = (yes: boolean): void => {
    asked?.answer(yes)
    setAsked(null)
  }
  const isIdle = !database.isEditable && stepsOf(property).some(step => step?.kind === 'set')
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
          void pressRow(host, database, row, property, ask)
        }}
      >
        <span className={own.words} dir="auto">
          {property.name}
        </span>
      </Button>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={open => !open && close(false)}
          title={property.name}
          description={asked.question || t('Continue?')}
          confirmLabel={t('Continue')}
          cancelLabel={t('Cancel')}
          onConfirm={() => close(true)}
        />
      )}
    </>
  )
}

export const buttonPropertyView: PropertyView = {
  type: 'button',
  Show,
  edit: 'press',
  Settings: ButtonSettings,
  asksFirst: true,
}
