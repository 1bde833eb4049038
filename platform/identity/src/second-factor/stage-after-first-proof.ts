import type { PendingStage } from '../database/tables'
import type { SecondFactors } from './second-factors'

/**
 * Returns what must follow a password, or the company's assertion, before there is a session: the person's factor, the
 * enrolment of one for someone who needs one but has none, or nothing (null).
 */
export function stageAfterFirstProof(
  { totp, passkeys }: SecondFactors,
  needsFactor: boolean,
): PendingStage | null {
  if (totp || passkeys > 0) return 'secondFactor'
  return needsFactor ? 'enrolment' : null
}
