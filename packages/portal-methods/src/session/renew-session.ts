import type { MethodContext } from '../define/method'

/**
 * Ends every session of the user and gives this browser a new one, so that nothing that was proved before a
 * change of credentials outlives it. A program keeps its bearer token, which it was given by itself.
 */
export async function renewSession(context: MethodContext, userId: string): Promise<void> {
  const { identity, session } = context
  const present = session.token === null ? null : await identity.findSession(session.token)
  if (session.token === null || present === null) {
    await identity.endSessionsOf(userId)
    return
  }
  if (present.kind === 'bearer') {
    await identity.endSessionsOf(userId, { except: session.token })
    return
  }
  await identity.endSessionsOf(userId)
  const { hostBrand, language, deviceLabel } = present
  const staff = context.viewer.class !== 'customer'
  const issued = await identity.startSession(userId, { hostBrand, language, deviceLabel, staff })
  session.start(issued.token)
}
