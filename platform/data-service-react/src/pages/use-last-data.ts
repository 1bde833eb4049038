import { useState } from 'react'
import type { ReadResult } from '../use-read-adapter'

/** What a read gives, with the data of the config before while that of a new one is on its way. */
export interface LastResult<Data> extends ReadResult<Data> {
  /** Whether `data` belongs to a config before. */
  readonly isPrevious: boolean
}

/**
 * Keeps the data in sight while a read hook's next config is read, so that a page that is turned or a list that is sorted does
 * not go blank in between. An error clears it.
 */
export function useLastData<Data>(result: ReadResult<Data>): LastResult<Data> {
  const [last, setLast] = useState(result.data)
  if (result.data !== undefined && result.data !== last) setLast(result.data)
  const isPrevious = result.data === undefined && result.error === undefined && last !== undefined
  return { ...result, data: isPrevious ? last : result.data, isPrevious }
}
