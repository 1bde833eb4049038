import { isWholeRun } from '@porchlight/test-kit/sweep'
import { it } from 'vitest'

/**
 * A twin of a check: with a hole planted it has to fail. It proves the check, and runs where that is selected by name.
 */
export const twinIt = it.skipIf(isWholeRun)
