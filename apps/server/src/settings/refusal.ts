import { fail } from '@porchlight/errors'

/** Creates the error for settings that nothing can start with; `reason` explains what to do. */
export function refusal(reason: string) {
  return fail('invalidSettings', { reason })
}
