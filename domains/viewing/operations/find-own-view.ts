import type { CustomerView } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'

/** The view that was started last in the viewer's session and browser, over or not; null without one. */
export async function findOwnView({
  identity,
  session,
  customerView,
}: Pick<MethodContext, 'identity' | 'session' | 'customerView'>): Promise<CustomerView | null> {
  if (session.token === null || customerView.token === null) return null
  const found = await identity.peekSession(session.token)
  return found === null ? null : await identity.findCustomerView(customerView.token, found.id)
}
