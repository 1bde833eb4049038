import type { MethodContext } from '@porchlight/server-methods/define/method'

/** How long a look-up shows its order, in milliseconds: 30 minutes (abuse case A03). */
export const lookUpGrantMs = 30 * 60_000

const purpose = 'enrollmentLookUp'

/**
 * Lets this browser, and no other, see one order for a while. The cookie holds a token that is stored as a hash; a
 * later look-up of the same order, here or elsewhere, ends this one.
 */
export async function grantLookUp(context: MethodContext, orderId: string): Promise<void> {
  const { token } = await context.identity.issueOneTimeToken({
    purpose,
    brand: context.hostBrand,
    subjectId: orderId,
    lifetimeMs: lookUpGrantMs,
  })
  context.lookUpGrant.start(token)
}

/** The order that this browser looked up: its id, `none` without a look-up, `ended` when its time is over. */
export async function grantedOrder(
  context: MethodContext,
): Promise<{ readonly orderId: string } | 'none' | 'ended'> {
  const { token } = context.lookUpGrant
  if (token === null) return 'none'
  const state = await context.identity.lookAtOneTimeToken(token, { purpose, brand: context.hostBrand })
  return state.state === 'valid' ? { orderId: state.subjectId } : 'ended'
}
