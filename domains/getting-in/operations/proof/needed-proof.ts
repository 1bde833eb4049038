import type { MethodContext } from '@porchlight/server-methods/define/method'

/** What somebody who is signed in has to prove again before something that matters. */
export interface NeededProof {
  /** Whether sign-ins are ended by the password alone, because this one is not recent. */
  readonly password: boolean
  /** Whether a second factor is due beside the password: there is one, and it was not proved recently. */
  readonly factor: boolean
}

/** What the person of this session has to prove again. A program has no session, and so nothing recent. */
export async function findNeededProof(
  { identity, session }: Pick<MethodContext, 'identity' | 'session'>,
  userId: string,
): Promise<NeededProof> {
  const { totp, passkeys } = await identity.findSecondFactors(userId)
  const recent =
    session.token === null ? { any: false, factor: false } : await identity.findRecentProofs(session.token)
  return { password: !recent.any, factor: (totp || passkeys > 0) && !recent.factor }
}
