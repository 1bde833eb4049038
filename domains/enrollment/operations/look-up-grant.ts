import { keyPrefixOf } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'

/** How long a look-up shows its order, in milliseconds: 30 minutes (abuse case A03). */
export const lookUpGrantMs = 30 * 60_000

const purpose = 'enrollmentLookUp'

/**
 * Lets this browser, and no other, see one order, or one account that has none, for a while. The cookie holds a token
 * that is stored as a hash; a later look-up of the same, here or elsewhere, ends this one.
 */
export async function grantLookUp(context: MethodContext, subjectId: string): Promise<void> {
  const { token } = await context.identity.issueOneTimeToken({
    purpose,
    brand: context.hostBrand,
    subjectId,
    lifetimeMs: lookUpGrantMs,
  })
  context.lookUpGrant.start(token)
}

/**
 * What this browser looked up: the id of its order or of an account that has none; `none` without a look-up, `ended` when
 * its time is over.
 */
export async function grantedLookUp(
  context: MethodContext,
): Promise<{ readonly orderId: string } | { readonly accountId: string } | 'none' | 'ended'> {
  const { token } = context.lookUpGrant
  if (token === null) return 'none'
  const state = await context.identity.lookAtOneTimeToken(token, { purpose, brand: context.hostBrand })
  if (state.state !== 'valid') return 'ended'
  const { subjectId } = state
  const isAccount = context.metadata.objectByKeyPrefix(keyPrefixOf(subjectId))?.apiName === 'Account'
  return isAccount ? { accountId: subjectId } : { orderId: subjectId }
}

/**
 * Returns the order that this browser looked up, based on `grantedLookUp`; `none` where that is an account without
 * orders.
 */
export async function grantedOrder(
  context: MethodContext,
): Promise<{ readonly orderId: string } | 'none' | 'ended'> {
  const granted = await grantedLookUp(context)
  return typeof granted === 'object' && 'accountId' in granted ? 'none' : granted
}
