import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'

/** The viewer of a method that needs a session; `invalidSession` for guests. */
export function signedIn(context: MethodContext): Exclude<Viewer, { class: 'guest' }> {
  const { viewer } = context
  if (viewer.class === 'guest') throw fail('invalidSession')
  return viewer
}

/** The same for customers alone; `forbidden` for everyone else. */
export function signedInCustomer(context: MethodContext): Extract<Viewer, { class: 'customer' }> {
  const viewer = signedIn(context)
  if (viewer.class !== 'customer') throw fail('forbidden')
  return viewer
}

/** The same for those who serve customers; to customers there is nothing here. */
export function signedInStaff(
  context: MethodContext,
): Extract<Viewer, { class: 'advisor' | 'supervisor' | 'admin' }> {
  const viewer = signedIn(context)
  if (viewer.class === 'customer' || viewer.class === 'system') throw fail('notFound')
  return viewer
}

/** The same for administrators; to everyone else there is nothing here. */
export function signedInAdmin(context: MethodContext): Extract<Viewer, { class: 'admin' }> {
  const viewer = signedIn(context)
  if (viewer.class !== 'admin') throw fail('notFound')
  return viewer
}

/** The same for those who lead others; to advisors and customers there is nothing here. */
export function signedInSupervisor(context: MethodContext): ReturnType<typeof signedInStaff> {
  const viewer = signedInStaff(context)
  if (viewer.class === 'advisor') throw fail('notFound')
  return viewer
}
