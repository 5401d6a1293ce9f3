// Draws the components of a page's blocks into their boxes. One root for all: typing renders none of them again.
import { ErrorBoundary } from '@sheaf/ui/error-boundary/error-boundary'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { BlockViews } from '../views/block-view'
import type { Portals } from '../views/portals'

export function BlockPortals({ portals, views }: { readonly portals: Portals; readonly views: BlockViews }) {
  const shown = useSyncExternalStore(portals.subscribe, portals.list)
  return shown.map(({ id, type, dom }) => {
    const View = views.get(type)?.component
    if (!View) return null
    return createPortal(
      <ErrorBoundary instead={message => <div role="alert">{message}</div>}>
        <View id={id} />
      </ErrorBoundary>,
      dom,
      `${type}:${id}`,
    )
  })
}
