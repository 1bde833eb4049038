import type { DataService } from '@porchlight/data-service'
import { useDataServiceBinding } from './data-service-context'

/** Returns the data service of the nearest provider, for operations without a hook: notices, clearing at sign-out. */
export function useDataService(): DataService {
  return useDataServiceBinding('useDataService').dataService
}
