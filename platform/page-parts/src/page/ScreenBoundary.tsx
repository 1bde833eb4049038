import { Component, type ReactNode } from 'react'

interface ScreenBoundaryProps {
  readonly failed: ReactNode
  readonly children: ReactNode
}

/** Shows `failed` in place of a screen that breaks, and keeps the frame around it working. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override state: { readonly hasFailed: boolean } = { hasFailed: false }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
