import type { MethodContext } from '@porchlight/server-methods/define/method'

/** Gives this browser the session of `token`, and remembers the browser as one of that user's (docs/adr/0045). */
export async function beginSession(
  { identity, session, knownDevice }: MethodContext,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<void> {
  knownDevice.start(await identity.rememberDevice(userId, knownDevice.token))
  session.start(token)
}
