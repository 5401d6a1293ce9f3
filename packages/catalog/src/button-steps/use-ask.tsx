// The question that a button puts before it does anything.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { type ReactNode, useState } from 'react'

const ConfirmDialog = onDemand(async () => (await import('@sheaf/ui/dialog/confirm-dialog')).ConfirmDialog).Part

interface Asked {
  readonly question: string
  readonly answer: (yes: boolean) => void
}

export function useAsk(title: string): {
  readonly ask: (question: string) => Promise<boolean>
  readonly dialog: ReactNode
} {
  const { t } = useBlockHost()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (yes: boolean): void => {
    asked?.answer(yes)
    setAsked(null)
  }
  return {
    ask: question => new Promise(answer => setAsked({ question, answer })),
    dialog: asked && (
      <ConfirmDialog
        open
        onOpenChange={open => !open && close(false)}
        title={title}
        description={asked.question || t('Continue?')}
        confirmLabel={t('Continue')}
        cancelLabel={t('Cancel')}
        onConfirm={() => close(true)}
      />
    ),
  }
}
