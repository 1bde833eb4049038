import { useState } from 'react'
import type { ReadResult } from '../use-read-adapter'

/** The result of a read, with the previous config's data while that of a new one is loading. */
export interface LastResult<Data> extends ReadResult<Data> {
  /** Whether `data` belongs to a config before. */
  readonly isPrevious: boolean
}

/**
 * Keeps showing the data while a read hook's next config is loading, so that paging or sorting a list does not leave it
 * blank in between. An error clears it.
 */
export function useLastData<Data>(result: ReadResult<Data>): LastResult<Data> {
  const [last, setLast] = useState(result.data)
  if (result.data !== undefined && result.data !== last) setLast(result.data)
  const isPrevious = result.data === undefined && result.error === undefined && last !== undefined
  return { ...result, data: isPrevious ? last : result.data, isPrevious }
}
