import type { Session } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'

/**
 * Replaces the session `ended` of this browser with a new one, so that nothing proved before a change of credentials
 * outlives it. A program retains its bearer token, which it was granted separately.
 */
export async function renewSession(context: MethodContext, ended: Session): Promise<void> {
  if (ended.kind === 'bearer') return
  const { userId, hostBrand, language, deviceLabel, factorProvedAt } = ended
  const staff = context.viewer.class !== 'customer'
  const details = { hostBrand, language, deviceLabel, staff, factorProvedAt }
  const issued = await context.identity.startSession(userId, details)
  await context.identity.company.carry(ended.id, issued)
  context.session.start(issued.token)
}
