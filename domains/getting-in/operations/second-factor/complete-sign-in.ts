import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { beginSession } from '../session/begin-session'

/** Turns the pending sign-in of this browser into a session; `signInOver` when it took too long. */
export async function completeSignIn(context: MethodContext, pendingToken: string): Promise<void> {
  const issued = await context.identity.completePendingSignIn(pendingToken, {
    language: context.viewer.language,
    deviceLabel: context.device,
    hostBrand: context.hostBrand,
  })
  if (issued === null) throw fail('signInOver')
  await beginSession(context, issued)
  context.pendingSignIn.end()
}
