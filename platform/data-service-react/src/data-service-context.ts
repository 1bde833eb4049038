import { clientErrors, type DataService, DataServiceError } from '@porchlight/data-service'
import { createContext, useContext } from 'react'

/** The provider's value for the hooks below it. */
export interface DataServiceBinding {
  readonly dataService: DataService
  /** Whether a read that has no data yet suspends, so that a page waits for its data. */
  readonly suspend: boolean
}

export const DataServiceContext = createContext<DataServiceBinding | null>(null)

/** The binding from the nearest provider; the error without one names `hook`. */
export function useDataServiceBinding(hook: string): DataServiceBinding {
  const binding = useContext(DataServiceContext)
  if (binding === null) throw new DataServiceError(clientErrors.missingProvider, { hook })
  return binding
}
