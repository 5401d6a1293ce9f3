// A strip of tabs, or one of its panels.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { useEffect, useRef } from 'react'
import { useActive } from './active-tab'
import { usePanelName } from './panel-name'
import { isPanel } from './tab'
import { TabStrip } from './tab-strip'
import { usePanels } from './use-panels'

export function TabBlock({ id }: BlockProps) {
  const block = useBlock(id)
  if (!block) return null
  return isPanel({ format: block.format ?? {} }) ? <Panel id={id} strip={block.parent_id} /> : <TabStrip id={id} />
}

/** Says by its presence that the panel is open: the stylesheet looks for it, so that nothing else has to be kept in step. */
function Panel({ id, strip }: { readonly id: Uuid; readonly strip: Uuid }) {
  const host = useBlockHost()
  const panels = usePanels(strip)
  const active = useActive(host, strip, panels)
  const name = usePanelName(id, panels.indexOf(id) + 1)
  const shown = useRef<HTMLSpanElement>(null)
  // Outside of a strip there is nothing to choose from.
  const isShown = active === id || !panels.includes(id)
  // The panel's element is drawn by the editor. It is named as its tab is, and not by the tab's id: a synced block may show both
  // twice on one page.
  useEffect(() => {
    if (isShown) shown.current?.closest('[role="tabpanel"]')?.setAttribute('aria-label', name)
  }, [isShown, name])
  return isShown && <span ref={shown} data-shown="" hidden />
}
