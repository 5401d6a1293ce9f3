// Draws the components of a page's blocks into their boxes. One root for all: typing renders none of them again.
import { Component, type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { BlockViews } from '../views/block-view'
import type { Portals } from '../views/portals'

export function BlockPortals({ portals, views }: { readonly portals: Portals; readonly views: BlockViews }) {
  const shown = useSyncExternalStore(portals.subscribe, portals.list)
  return shown.map(({ id, type, dom }) => {
    const View = views.get(type)?.component
    if (!View) return null
    return createPortal(
      <Fence>
        <View id={id} />
      </Fence>,
      dom,
      `${type}:${id}`,
    )
  })
}

/** A block that cannot be drawn must not take the page with it. */
class Fence extends Component<{ readonly children: ReactNode }, { readonly failed: string | null }> {
  override state = { failed: null }
  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
  override render() {
    return this.state.failed === null ? this.props.children : <div role="alert">{this.state.failed}</div>
  }
}
