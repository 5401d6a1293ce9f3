// What a panel is called: its text, else its place in the strip.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'

export function usePanelText(panel: Uuid): string {
  const { replica } = useBlockHost()
  if (!useBlock(panel)) return ''
  return replica
    .runs(panel)
    .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
    .join('')
}
export function usePanelName(panel: Uuid, number: number): string {
  const { t } = useBlockHost()
  return usePanelText(panel) || t('Tab {number}', { number })
}
