import { isAudited } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'

/** Signs this browser out, regardless of who is signed in, and has it drop the data it holds of them. */
export async function endSession({ identity, session, viewer, audit }: MethodContext): Promise<void> {
  if (session.token !== null) await identity.endSession(session.token)
  if (isAudited(viewer)) await audit('signed-out', { userId: viewer.userId }, { recordId: viewer.userId })
  session.end()
}
