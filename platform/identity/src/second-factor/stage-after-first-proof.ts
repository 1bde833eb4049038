import type { PendingStage } from '../database/tables'
import type { SecondFactors } from './second-factors'

/**
 * What has to follow a password, or a company's word, before there is a session: the factor that the person has, the
 * enrolment of one for who has none and needs one, or nothing (null).
 */
export function stageAfterFirstProof(
  { totp, passkeys }: SecondFactors,
  needsFactor: boolean,
): PendingStage | null {
  if (totp || passkeys > 0) return 'secondFactor'
  return needsFactor ? 'enrolment' : null
}
