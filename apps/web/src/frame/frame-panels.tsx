// Draws the panel that is open over the frame.
import { ConfirmDialog } from '@sheaf/ui/dialog/confirm-dialog'
import type { ActionContext } from '../actions/action'
import { moveBlocksTo } from '../actions/block-actions'
import { moveToEnd, whyNotMoved } from '../actions/move-page'
import { type FramePanel, framePanel } from '../data/frame-panel'
import { pageTitle } from '../data/page-title'
import { ExportDialog } from '../features/export/export-dialog'
import { MoveToDialog } from '../features/move-to/move-to-dialog'
import { QuickFind } from '../features/quick-find/quick-find'
import { TrashDialog } from '../features/trash/trash-dialog'
import { t } from '../i18n/t'

interface FramePanelsProps {
  readonly panel: FramePanel
  readonly context: ActionContext
}

export function FramePanels({ panel, context }: FramePanelsProps) {
  const close = (): void => framePanel.set(null)
  const { session, toasts } = context
  if (panel.name === 'quick-find') return <QuickFind context={context} begin={panel.query ?? ''} onClose={close} />
  if (panel.name === 'trash') return <TrashDialog current={context.pageId} onClose={close} />
  if (panel.name === 'export') return <ExportDialog pageId={panel.page} onClose={close} />
  if (panel.name === 'ask')
    return (
      <ConfirmDialog
        open
        title={panel.title}
        description={panel.text}
        confirmLabel={panel.confirm}
        cancelLabel={t('Cancel')}
        onConfirm={() => {
          close()
          panel.run()
        }}
        onOpenChange={isOpen => !isOpen && close()}
      />
    )
  if ('pageId' in panel) {
    const { pageId } = panel
    return (
      <MoveToDialog
        going={[pageId]}
        title={t('Move “{title}” to', { title: pageTitle(session.replica.block(pageId)) })}
        refusal={whyNotMoved(session, pageId)}
        onChoose={to => moveToEnd(session, pageId, to, toasts)}
        onClose={close}
      />
    )
  }
  const { blocks } = panel
  return (
    <MoveToDialog
      going={blocks}
      title={t('Move {count, plural, one {# block} other {# blocks}} to', { count: blocks.length })}
      refusal={null}
      onChoose={to => moveBlocksTo(context, blocks, to)}
      onClose={close}
    />
  )
}
