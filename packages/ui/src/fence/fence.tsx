// What cannot be drawn must not take with it what is around it.
import { Component, type ReactNode } from 'react'

interface FenceProps {
  readonly children: ReactNode
  /** Drawn in its place. */
  readonly instead: (message: string) => ReactNode
}

export class Fence extends Component<FenceProps, { readonly failed: string | null }> {
  override state = { failed: null }
  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
  override render() {
    const { failed } = this.state
    return failed === null ? this.props.children : this.props.instead(failed)
  }
}
