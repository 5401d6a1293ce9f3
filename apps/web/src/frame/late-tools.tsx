// The menus and panels over the page. A page is read and written without them: they come when the browser is idle, or with the first
// one that is wanted.
import type { Uuid } from '@sheaf/core/ids'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useEffect, useState } from 'react'
import { useRecord, useSession } from '../data/hooks'
import { isPage } from '../data/page-tree'
import { recentPages } from '../editing/recents'
import type { PageToolsProps } from './page-tools'

const Tools = onDemand(async () => (await import('./page-tools')).PageTools)

export function LateTools(props: PageToolsProps) {
  const { editing } = props
  useRecent(editing.pageId)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const stores = [editing.trigger, editing.panel, editing.selection, editing.hovered, editing.find, editing.lost]
    const leaves = stores.map(store => store.subscribe(() => setWanted(true)))
    return () => leaves.forEach(leave => leave())
  }, [editing])
  return isWanted ? <Tools.Part {...props} /> : <Tools.Later {...props} />
}

/** Not loaded with the tools: a visit counts even if the person leaves before they are loaded. */
function useRecent(pageId: Uuid): void {
  const { spaceId } = useSession()
  const isHere = isPage(useRecord('block', pageId))
  useEffect(() => {
    if (isHere) recentPages(spaceId).used(pageId)
  }, [spaceId, pageId, isHere])
}
