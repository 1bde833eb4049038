import { Component, type ReactNode } from 'react'

interface ScreenBoundaryProps {
  readonly failed: ReactNode
  readonly children: ReactNode
}

/** Shows `failed` instead of a screen that throws, and leaves the frame around it working. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override state: { readonly hasFailed: boolean } = { hasFailed: false }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
