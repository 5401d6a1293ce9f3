// What the start can be asked for in its address (product.md 2.3): each opens something over the page that one starts with.
import type { ActionContext } from '../actions/action'
import { openFramePanel } from '../data/frame-panel'
import type { StartTarget } from '../features/settings/define-settings-pane'
import { paneOfTarget } from '../features/settings/settings-panes'
import { t } from '../i18n/t'

export function openTarget(target: StartTarget, { showSettings, toasts }: ActionContext): void {
  const pane = paneOfTarget(target)
  if (pane) showSettings(pane)
  else if (target === 'quickfind') openFramePanel({ name: 'quick-find' })
  else toasts.show({ text: t('Coming soon') })
}
