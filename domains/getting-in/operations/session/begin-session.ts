import type { IssuedSession } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { userObject } from '../../../customers/objects/user/object'
import { roleClasses } from '../../../customers/objects/user/role-classes'
import { noteBreakGlass } from '../break-glass/note-break-glass'

/** Gives this browser an issued session, and remembers the browser as one of that user's (docs/adr/0045). */
export async function beginSession(context: MethodContext, issued: IssuedSession): Promise<void> {
  const { identity, session, knownDevice } = context
  const {
    session: { userId },
    token,
  } = issued
  await auditSignIn(context, issued)
  context.noteSignIn({ outcome: 'signedIn', userId })
  knownDevice.start(await identity.rememberDevice(userId, knownDevice.token))
  session.start(token)
}

/** Notes a sign-in of staff before the browser has the session: none goes unaudited. */
async function auditSignIn(context: MethodContext, issued: IssuedSession): Promise<void> {
  const { engine, systemViewer, audit } = context
  const { userId } = issued.session
  const user = await read(engine, systemViewer, userObject, userId, ['Portal_Role__c'])
  const viewerClass = user === null ? undefined : roleClasses[user.Portal_Role__c]
  if (viewerClass === undefined || viewerClass === 'customer') return
  const by = { class: viewerClass, userId }
  await audit('signed-in', { userId }, { recordId: userId, by })
  await noteBreakGlass(context, issued, by)
}
