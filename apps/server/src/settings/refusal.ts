import { fail } from '@porchlight/errors'

/** The error of settings that nothing starts with; `reason` says what to do. */
export function refusal(reason: string) {
  return fail('invalidSettings', { reason })
}
