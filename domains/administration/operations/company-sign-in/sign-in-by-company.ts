import type { PendingStage } from '@porchlight/identity'
import type { CompanyClaims } from '@porchlight/providers/company-sign-in'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { beginSession } from '../../../getting-in/operations/session/begin-session'
import { admitByCompany } from './admit-by-company'
import { type CompanyPolicy, provesSecondFactor } from './company-policy'
import type { Refusal } from './company-staff'

/** The outcome of a sign-in; a refusal's reason is only for the operators' log. */
export type CompanyOutcome =
  | { readonly outcome: 'signedIn' }
  | { readonly outcome: 'pending'; readonly stage: PendingStage }
  | { readonly outcome: 'refused'; readonly reason: Refusal }

/**
 * Signs in the member of staff whom the company's provider vouches for (docs/adr/0112), with the role and the brand of
 * their groups. Somebody who no longer has one also loses the sessions that came from the company.
 */
export async function signInByCompany(
  context: MethodContext,
  claims: CompanyClaims,
  policy: CompanyPolicy,
): Promise<CompanyOutcome> {
  const { identity, session, pendingSignIn, viewer, device, hostBrand } = context
  const { issuer, subject, sid } = claims
  const admitted = await admitByCompany(context, claims, policy)
  if ('refusal' in admitted) {
    await identity.company.endSessions({ issuer, subject, sid: null })
    return { outcome: 'refused', reason: admitted.refusal }
  }
  const result = await identity.company.signIn({
    userId: admitted.userId,
    origin: { issuer, subject, sid },
    hasSecondFactor: provesSecondFactor(policy, claims),
    previousToken: session.token,
    details: { language: viewer.language, deviceLabel: device, hostBrand },
  })
  if (result.outcome === 'pending') {
    pendingSignIn.start(result.token)
    return { outcome: 'pending', stage: result.stage }
  }
  await beginSession(context, result)
  return { outcome: 'signedIn' }
}
