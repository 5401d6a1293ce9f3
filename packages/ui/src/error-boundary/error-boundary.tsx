// Catches an error while its children render, so that what surrounds them stays.
import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Rendered in their place. */
  readonly instead: (message: string) => ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: string | null }> {
  override state = { failed: null }
  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
  override render() {
    const { failed } = this.state
    return failed === null ? this.props.children : this.props.instead(failed)
  }
}
