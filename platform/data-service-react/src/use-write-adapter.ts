import type { WriteAdapter, WriteOptions } from '@porchlight/data-service'
import { useCallback } from 'react'
import { useDataServiceBinding } from './data-service-context'

/** A function that writes through `adapter`, the same from render to render; it throws as `DataService.write` does. */
export function useWriteAdapter<Input, Checked, Result>(
  hookName: string,
  adapter: WriteAdapter<Input, Checked, Result>,
): (input: Input, options?: WriteOptions) => Promise<Result> {
  const { dataService } = useDataServiceBinding(hookName)
  return useCallback(
    (input: Input, options?: WriteOptions) => dataService.write(adapter, input, options),
    [dataService, adapter],
  )
}
