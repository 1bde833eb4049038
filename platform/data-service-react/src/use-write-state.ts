import type { WriteOptions } from '@porchlight/data-service'
import { useCallback, useRef, useState } from 'react'

type Progress<Result> =
  | { readonly state: 'Idle' | 'Pending'; readonly result: undefined; readonly error: undefined }
  | { readonly state: 'Done'; readonly result: Result; readonly error: undefined }
  | { readonly state: 'Error'; readonly result: undefined; readonly error: unknown }

/** How a write is doing, and the way to start it. */
export type WriteState<Input, Result> = Progress<Result> & {
  /** Writes; returns the result, or undefined when it failed: then `error` holds what was thrown. */
  readonly run: (input: Input, options?: WriteOptions) => Promise<Result | undefined>
  /** Clears result and error. */
  readonly reset: () => void
}

const idle = { state: 'Idle', result: undefined, error: undefined } as const

/**
 * Tracks the writes of a write hook: `useWriteState(useUpdateRecord())`. Of several in flight, the one started last
 * counts.
 */
export function useWriteState<Input, Result>(
  write: (input: Input, options?: WriteOptions) => Promise<Result>,
): WriteState<Input, Result> {
  const [progress, setProgress] = useState<Progress<Result>>(idle)
  const newest = useRef(0)
  const run = useCallback(
    async (input: Input, options?: WriteOptions) => {
      newest.current += 1
      const own = newest.current
      const settle = (next: Progress<Result>) => {
        if (newest.current === own) setProgress(next)
      }
      setProgress({ state: 'Pending', result: undefined, error: undefined })
      try {
        const result = await write(input, options)
        settle({ state: 'Done', result, error: undefined })
        return result
      } catch (error) {
        settle({ state: 'Error', result: undefined, error })
        return undefined
      }
    },
    [write],
  )
  const reset = useCallback(() => {
    newest.current += 1
    setProgress(idle)
  }, [])
  return { ...progress, run, reset }
}
