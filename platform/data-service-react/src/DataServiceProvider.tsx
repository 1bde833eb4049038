import type { DataService } from '@porchlight/data-service'
import { type ReactNode, useMemo } from 'react'
import { DataServiceContext } from './data-service-context'

export interface DataServiceProviderProps {
  readonly dataService: DataService
  /** True on the server: the page waits for its data. False (the default) in the browser: reads are Pending. */
  readonly suspend?: boolean
  readonly children: ReactNode
}

/** Provides a data service to the hooks below it. */
export function DataServiceProvider({ dataService, suspend = false, children }: DataServiceProviderProps) {
  const binding = useMemo(() => ({ dataService, suspend }), [dataService, suspend])
  return <DataServiceContext value={binding}>{children}</DataServiceContext>
}
