import type { DataService } from '@porchlight/data-service'
import { useDataServiceBinding } from './data-service-context'

/** The data service of the nearest provider, for what has no hook: notices, clearing at sign-out. */
export function useDataService(): DataService {
  return useDataServiceBinding('useDataService').dataService
}
