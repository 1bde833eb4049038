import type { Session } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'

/**
 * Gives this browser a new session in the place of `ended`, so that nothing that was proved before a change of
 * credentials outlives it. A program keeps its bearer token, which it was given by itself.
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
