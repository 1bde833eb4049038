import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'

/** How long an unfinished sign-up is available to its browser, in milliseconds: 14 days. */
const signUpMs = 14 * 24 * 3_600_000

const purpose = 'enrollmentSignUp'

/**
 * Lets this browser, and no other, continue the sign-up of that id. The cookie holds a token that is stored as a hash;
 * it opens the data typed into this sign-up and nothing else.
 */
export async function grantSignUp(context: MethodContext, leadId: string): Promise<void> {
  const { token } = await context.identity.issueOneTimeToken({
    purpose,
    brand: context.hostBrand,
    subjectId: leadId,
    lifetimeMs: signUpMs,
  })
  context.signUp.start(token)
}

/**
 * Assigns a sign-up begun as a guest to the customer who continues it, so that the data it holds of them from now on is
 * shown to no one else at this browser (abuse case A44). Does nothing for a guest.
 */
export function claimSignUp({ viewer, signUp }: Pick<MethodContext, 'viewer' | 'signUp'>): void {
  if (viewer.class !== 'guest' && signUp.token !== null) signUp.start(signUp.token)
}

/** The id of the sign-up that this browser began; null without one, and when its time is over. */
export async function grantedSignUp(context: MethodContext): Promise<string | null> {
  const { token } = context.signUp
  if (token === null) return null
  const state = await context.identity.lookAtOneTimeToken(token, { purpose, brand: context.hostBrand })
  return state.state === 'valid' ? state.subjectId : null
}

/** The same for forms that need one; `signUpNotFound` without. */
export async function requireSignUp(context: MethodContext): Promise<string> {
  const leadId = await grantedSignUp(context)
  if (leadId === null) throw fail('signUpNotFound')
  return leadId
}
