import { lazy, Suspense } from 'react'

const Panel = lazy(async () => {
  const { InspectorPanel } = await import('./InspectorPanel')
  return { default: InspectorPanel }
})

export interface DataServiceInspectorProps {
  /** How often it looks, in milliseconds; 1000 by default. */
  readonly intervalMs?: number
}

/**
 * Shows what the data service of the provider holds: records, entries, who reads them, how long they are
 * fresh, and the latest requests. For development: its code is loaded when it is rendered, so an app leaves
 * it out of production by not rendering it there.
 */
export function DataServiceInspector({ intervalMs = 1_000 }: DataServiceInspectorProps) {
  return (
    <Suspense fallback={null}>
      <Panel intervalMs={intervalMs} />
    </Suspense>
  )
}
